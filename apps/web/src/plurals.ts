/** The forms that a language has for so many of a thing; every language has "other". */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Words for so many of a thing by the rules of a language; # stands for the number as the reader writes it. */
export function pluralsOf(language: string, write: (count: number) => string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (forms[rules.select(count)] ?? forms.other).replace('#', () => write(count));
}
