/** Letters of all scripts, each with the Latin letters it looks like. See `confusables.ts`, loaded when a name needs it. */
export type Confusables = ReadonlyMap<string, string>

/** Whether a name is nothing but ASCII, so that the table of confusable letters is not needed. */
export const isAsciiName = (name: string): boolean => /^[ -~]*$/.test(name)

/** Digits and letters of ASCII that look like others. */
const asciiConfusables: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i' }

/**
 * The skeleton of a name (UTS #39): names with equal skeletons look alike. Shows whether two wallets may be mistaken for
 * each other, and is never used to group connectors into one wallet.
 */
export function nameSkeleton(name: string, confusables: Confusables = new Map()): string {
  const letters = name
    .replace(/[\p{P}\p{S}\p{Z}\p{C}\p{DI}]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const latin = [...letters].map((letter) => {
    const small = letter.toLowerCase()
    // control: look-alike-letters-pass
    return confusables.get(letter) ?? confusables.get(small) ?? small
  })
  const skeleton = [...latin.join('')].map((letter) => asciiConfusables[letter] ?? letter).join('')
  return skeleton.replaceAll('rn', 'm').replaceAll('vv', 'w') || name
}
