import { foldName } from '../contract/wallet-join'

/** Maps letters of all scripts to the Latin letters that they look like. Loaded from `confusables.ts` when needed. */
export type Confusables = ReadonlyMap<string, string>

/** Whether a name has only printable ASCII characters. Its skeleton then needs no table of confusable letters. */
export const isAsciiName = (name: string): boolean => /^[ -~]*$/.test(name)

/** ASCII digits and letters, and the letter that each looks like. */
const asciiConfusables: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', l: 'i' }

const notLetters = /[\p{P}\p{S}\p{Z}\p{C}\p{DI}]/gu

/** The letters and digits of a name as they are spelled: without case, spaces and punctuation. */
export const nameLetters = (name: string): string =>
  isAsciiName(name) ? name.toLowerCase().replace(/[^\da-z]/g, '') : foldName(name).replace(notLetters, '')

/**
 * The skeleton of a name (UTS #39): names with equal skeletons look alike. It tells whether two wallets may be mistaken for
 * each other. It is never used to group connectors into one wallet.
 */
export function nameSkeleton(name: string, confusables: Confusables = new Map()): string {
  // The browser takes milliseconds to compile a pattern with Unicode properties, which ASCII names do not need.
  const letters = isAsciiName(name)
    ? name.replace(/[^\da-z]/gi, '')
    : name.replace(notLetters, '').normalize('NFKD').replace(/\p{M}/gu, '')
  const latin = [...letters].map((letter) => {
    const small = letter.toLowerCase()
    return confusables.get(letter) ?? confusables.get(small) ?? small
  })
  const skeleton = [...latin.join('')].map((letter) => asciiConfusables[letter] ?? letter).join('')
  return skeleton.replaceAll('rn', 'm').replaceAll('vv', 'w') || name
}
