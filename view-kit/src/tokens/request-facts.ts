import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { ExplainedToken, Network, TokenHolding } from '@latchkey/session/contract'

/** Symbol, decimals and price of a token in a request. Unknown ones are missing. */
export type TokenFacts = Partial<Pick<TokenHolding, 'symbol' | 'decimals' | 'priceUsd'>>

/**
 * Combines what the page knows about a token with what its contract states. The page wins, but if the two have different
 * decimals, the result has none: with wrong decimals, an amount would be shown as a fraction or a multiple of itself.
 * @param tokens tokens that the page knows
 */
export function tokenFacts(
  { address, ...stated }: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
): TokenFacts {
  const known = tokens.find((one) =>
    isSameAddress(namespaceOf(one.networkId), one.address ?? '', address ?? ''),
  )
  if (address === undefined) return { ...stated, ...known, ...network?.nativeCurrency }
  if (!known) return stated
  const { decimals = known.decimals } = stated
  return decimals === known.decimals ? known : { symbol: known.symbol }
}

/**
 * Control, formatting, bidirectional, private-use, unassigned and default-ignorable characters, and unusual spaces. Line
 * feeds and tabs are kept.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800\u00a0\u3000]/gu
/** Invisible characters inside emoji, which are kept: a variation selector after one, a zero-width joiner between two. */
const emojiPart =
  /(?<=[\p{Emoji}])\ufe0f|(?<=\p{Extended_Pictographic}|\ufe0f|[\u{1f3fb}-\u{1f3ff}])\u200d(?=\p{Extended_Pictographic})/gu

/**
 * Replaces invisible characters of an untrusted text by their code points, such as `‹U+202E›` for the right-to-left
 * override, which would reverse the text after it. Cuts the text to `maxLength` UTF-16 code units.
 */
export function visibleText(text: string, maxLength = 8_000): string {
  const kept = new Set<number>()
  const cut = text.slice(0, maxLength)
  for (const { index } of cut.matchAll(emojiPart)) kept.add(index)
  const shown = cut.replace(invisible, (character, index: number) =>
    character === '\n' || character === '\t' || kept.has(index) ? character : codePoint(character),
  )
  return text.length > maxLength ? `${shown}…` : shown
}

/** Same as `visibleText`, with all white space collapsed to one line. */
export const visibleLine = (text: string, maxLength = 200): string =>
  visibleText(text.replace(/\s+/g, ' ').trim(), maxLength)

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `‹U+${hex}›`
}
