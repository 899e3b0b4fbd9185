/** Longer ones are cut. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000

/**
 * Control, formatting, bidirectional, private and unassigned characters, what Unicode says is not drawn (fillers of Hangul,
 * variation selectors), and the empty pattern of Braille: a name is one line of plain text.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** A name of accents alone would be drawn on the text beside it. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Data URLs only: the host of any other URL would learn of the visit. */
// control: announcement-icon-from-a-host
const iconPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

/**
 * A wallet's name from an announcement, a relay session or a directory, as it may be shown.
 * @returns `undefined` when nothing visible is left, or more than 64 UTF-16 code units
 */
export function parseWalletName(text: unknown): string | undefined {
  const name = typeof text === 'string' ? text.replace(invisible, '').replace(/\s+/g, ' ').trim() : ''
  return visible.test(name) && name.length <= MAX_NAME_LENGTH ? name : undefined
}

/** A wallet's icon from an announcement (EIP-6963): a data URL, or `undefined`. The wallet is listed without it then. */
export function parseWalletIcon(text: unknown): string | undefined {
  const icon = typeof text === 'string' ? text.trim() : ''
  return icon.length <= MAX_ICON_LENGTH && iconPattern.test(icon) ? icon : undefined
}
