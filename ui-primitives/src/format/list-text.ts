/** Joins names in a BCP 47 language: "Ethereum, Base, and Solana". */
export function listText(names: readonly string[], locale: string | undefined): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
