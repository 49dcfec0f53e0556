import type { Setup } from '../board/setup.ts';

type Unit = Setup['armies']['red']['units'][number];

/** Several units of a kind, one for each place; more than one of them are numbered. */
type Kind = Omit<Unit, 'at'> & { readonly at: readonly string[] };

/** The units of an army from its kinds. */
export const muster = (kinds: readonly Kind[]): Unit[] =>
  kinds.flatMap(({ id, name, at, ...kind }) =>
    at.map((place, i) => {
      const number = at.length > 1 ? i + 1 : undefined;
      return { id: `${id}${number ?? ''}`, name: number ? `${name} ${number}` : name, ...kind, at: place };
    }),
  );
