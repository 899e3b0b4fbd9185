/** Letters of all scripts, each with the Latin ones that it is drawn like: `confusables.ts`, fetched when a name needs it. */
export type Confusables = ReadonlyMap<string, string>

/** Nothing but ASCII: what it looks like is known without the table of other letters. */
export const isAsciiName = (name: string): boolean => /^[ -~]*$/.test(name)

/** Digits and letters of ASCII that are drawn like others. */
const asciiConfusables: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i' }

/**
 * What a user would read in a name at a glance: names that give the same claim look alike. Only for telling
 * whether two wallets may be taken for each other, never for putting them together.
 */
export function nameSkeleton(name: string, drawnLike: Confusables = new Map()): string {
  const letters = name
    .replace(/[\p{P}\p{S}\p{Z}\p{C}\p{DI}]/gu, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const seen = [...letters].map((letter) => {
    const small = letter.toLowerCase()
    return drawnLike.get(letter) ?? drawnLike.get(small) ?? small
  })
  const plain = [...seen.join('')].map((letter) => asciiConfusables[letter] ?? letter).join('')
  return plain.replaceAll('rn', 'm').replaceAll('vv', 'w') || name
}
