/** R6. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000

/** Control and formatting characters, bidirectional ones included: a name is one line of plain text. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Only pictures that carry their own data; anybody else would learn of the visit. */
const iconPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

/** What a wallet on the page calls itself, fit to be shown; `undefined` when it is nothing, or too much. */
export function parseWalletName(text: unknown): string | undefined {
  const name = typeof text === 'string' ? text.replace(invisible, '').trim() : ''
  return name.length > 0 && name.length <= MAX_NAME_LENGTH ? name : undefined
}

/** A wallet with a bad picture can still be used: it is listed without. */
export function parseWalletIcon(text: unknown): string | undefined {
  const icon = typeof text === 'string' ? text.trim() : ''
  return icon.length <= MAX_ICON_LENGTH && iconPattern.test(icon) ? icon : undefined
}
