/** Patterns by which things differ without colour. `grain` is how coarse they are, in units of the table. */
export function Defs({ grain }: { readonly grain: number }) {
  return (
    <defs>
      <Ruled id="table-red" grain={grain} turn={45} />
      <pattern id="table-blue" width={grain} height={grain} patternUnits="userSpaceOnUse">
        <circle cx={grain / 2} cy={grain / 2} r={grain * 0.19} />
      </pattern>
      <Ruled id="table-refused" grain={grain * 1.2} turn={-45} />
      <Ruled id="table-threat" grain={grain * 1.8} turn={45} />
      <Ruled id="table-arc" grain={grain * 1.8} turn={90} />
    </defs>
  );
}

function Ruled({ id, grain, turn }: { readonly id: string; readonly grain: number; readonly turn: number }) {
  return (
    <pattern id={id} width={grain} height={grain} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
      <rect width={grain} height={grain * 0.26} />
    </pattern>
  );
}
