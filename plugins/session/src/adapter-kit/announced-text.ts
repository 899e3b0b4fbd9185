/** Longer ones are cut. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000

/**
 * Control and formatting characters, bidirectional ones included, what Unicode says is not drawn (fillers of Hangul,
 * variation selectors), and the empty pattern of Braille: a name is one line of plain text.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** Accents alone are drawn on whatever stands beside them. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Only pictures that carry their own data; anybody else would learn of the visit. */
const iconPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

/** What a wallet on the page calls itself, fit to be shown; `undefined` when it is nothing, or too much. */
export function parseWalletName(text: unknown): string | undefined {
  const name = typeof text === 'string' ? text.replace(invisible, '').replace(/\s+/g, ' ').trim() : ''
  return visible.test(name) && name.length <= MAX_NAME_LENGTH ? name : undefined
}

/** A wallet with a bad picture can still be used: it is listed without. */
export function parseWalletIcon(text: unknown): string | undefined {
  const icon = typeof text === 'string' ? text.trim() : ''
  return icon.length <= MAX_ICON_LENGTH && iconPattern.test(icon) ? icon : undefined
}
