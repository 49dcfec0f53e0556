import type { HexTable } from '@acies/rules-hex';
import type { Presenter } from './presenter.ts';

const GONE = -1;

export const presenter: Presenter = {
  strength: 'SP',
  legend: [
    { sign: 'Lg5→', means: 'a stand: its type, strength points left and facing (see: acies troops hex)' },
    { sign: '*', means: 'a leader rides with it' },
    { sign: '!', means: 'disordered' },
    { sign: 'x', means: 'in contact' },
    { sign: '·', ground: 'open', means: 'open ground' },
    { sign: '♣♣', ground: 'woods', means: 'woods' },
    { sign: ':::', ground: 'rough', means: 'rough' },
    { sign: '^^^', ground: 'hill', means: 'hill, AAA a higher one' },
    { sign: '~~~', ground: 'water', means: 'stream' },
    { sign: '≈≈≈', ground: 'water', means: 'river' },
    { sign: '"~"', ground: 'swamp', means: 'swamp' },
    { sign: '⌂⌂', ground: 'village', means: 'village' },
    { sign: '###', ground: 'defences', means: 'defences' },
  ],
  units({ field, board }: HexTable) {
    return field.stands.map((facts, id) => {
      const { sp, hex, disordered } = board.stands[id]!;
      const gone = hex === GONE;
      const leader = field.leaders.find((each) => board.leaders[each.id]!.stand === id);
      const fate = gone ? (sp > 0 ? 'left the field' : 'destroyed') : disordered ? 'disordered' : '';
      return {
        side: facts.side,
        name: facts.name,
        type: facts.type,
        start: facts.start,
        left: gone ? 0 : sp,
        fate: [fate, leader ? `with ${leader.name}` : ''].filter(Boolean).join(', '),
      };
    });
  },
  weigh({ type }) {
    if (type === 'turn') return 'turn';
    return type === 'destroyed' || type === 'leader lost' || type === 'ended' ? 'key' : 'plain';
  },
};
