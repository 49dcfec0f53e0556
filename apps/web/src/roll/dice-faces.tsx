import { number, t } from '../strings.ts';

/** Where the pips of a face of a D6 are, on a grid of three. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/** Dice as they fell; those with six faces show pips. */
export function DiceFaces({ die, faces }: { readonly die: string; readonly faces: readonly number[] }) {
  const words = t.diceFell(die, faces.map(number).join(', '));
  return (
    <span className="dice" role="img" aria-label={words}>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
        <Face key={i} face={face} pips={die !== 'D10' && die !== 'D12' ? PIPS[face] : undefined} />
      ))}
    </span>
  );
}

function Face({ face, pips }: { readonly face: number; readonly pips: readonly number[] | undefined }) {
  return (
    <svg className="die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="4" />
      {pips ? (
        pips.map((at) => <circle key={at} cx={6 + 6 * (at % 3)} cy={6 + 6 * Math.floor(at / 3)} r="2" />)
      ) : (
        <text x="12" y="17" textAnchor="middle">
          {number(face)}
        </text>
      )}
    </svg>
  );
}
