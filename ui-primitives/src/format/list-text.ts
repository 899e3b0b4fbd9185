/** Joins names as the language does: "Ethereum, Base, and Solana". */
export function listText(names: readonly string[], locale: string | undefined): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
