/** Why something that was asked for cannot be; each fault on a line of its own. */
export const Refusal = ({ why }: { readonly why: string | undefined }) =>
  why === undefined ? null : (
    <div className="notice bad" role="alert">
      {why.split('\n').map((line) => (
        <p key={line}>{line.trim()}</p>
      ))}
    </div>
  );
