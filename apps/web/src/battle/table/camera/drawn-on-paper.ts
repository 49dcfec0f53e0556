import { detailAt, labelPixel } from '../scene/detail.ts';
import type { Scenery } from './camera.ts';
import type { Table } from './framing.ts';

/** What a page of A4 is wide within its margins, in pixels of 1/96 inch. */
const PAPER_WIDTH = 733;
/** In pieces: so much is left round the table for the words along its edges. */
const RIM = 0.6;

type Drawing = Pick<Scenery, 'stage' | 'plane' | 'svg' | 'world'>;

/** The whole table, as large as the paper has room for it: whoever lays the page out makes it fit, and no script has to measure. */
export function drawOnPaper({ stage, plane, svg, world }: Drawing, { width, height, usual }: Table): void {
  const rim = usual * RIM;
  const [broad, high] = [width + 2 * rim, height + 2 * rim];
  world.setAttribute('transform', `translate(${rim} ${rim})`);
  svg.setAttribute('viewBox', `0 0 ${broad} ${high}`);
  plane.style.transform = '';
  stage.style.setProperty('--whole', `${broad} / ${high}`);
  const scale = PAPER_WIDTH / broad;
  svg.dataset.detail = detailAt(scale * usual);
  svg.style.setProperty('--px', String(labelPixel(scale)));
}

/** On the screen the camera frames the world anew. */
export const leavePaper = ({ svg }: Drawing): void => svg.removeAttribute('viewBox');
