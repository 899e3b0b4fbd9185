import { isAsciiName } from './look-alikes'

/** UTF-16 code units. Longer names and icons are refused. */
const MAX_NAME_LENGTH = 64
const MAX_ICON_LENGTH = 128_000

/**
 * Control, formatting, bidirectional, private-use and unassigned characters, default-ignorable ones (Hangul fillers,
 * variation selectors) and the blank Braille pattern. They are removed, so that a name is one line of visible text.
 */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu
/** A name needs one of these: combining accents alone would be drawn over the text beside it. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u
/** Only data URIs are accepted: loading any other URL would tell its server about the visit. */
const iconPattern = /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i

/**
 * Cleans a wallet's name from an announcement, a relay session or a directory for display.
 * @returns `undefined` if the name has no visible character, or more than 64 UTF-16 code units
 */
export function parseWalletName(text: unknown): string | undefined {
  const name = typeof text === 'string' ? visibleLine(text) : ''
  return name !== '' && name.length <= MAX_NAME_LENGTH ? name : undefined
}

/**
 * An untrusted text, such as the name of a token, as one line without invisible characters, which could disguise it or the
 * text beside it. Cut to `maxLength` UTF-16 code units; empty if nothing of it is visible.
 */
export function plainText(text: string, maxLength: number): string {
  // Cut first, since a text may have any length.
  return visibleLine(text.slice(0, maxLength * 4), maxLength)
}

function visibleLine(text: string, maxLength?: number): string {
  // The browser takes milliseconds to compile a pattern with Unicode properties, which ASCII names do not need.
  const isAscii = isAsciiName(text)
  const shown = isAscii ? text : text.replace(invisible, '')
  const cut = shown.replace(/\s+/g, ' ').trim().slice(0, maxLength)
  // Half a character at its end goes, too.
  const line = cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()
  return isAscii || visible.test(line) ? line : ''
}

/** Returns a wallet's icon from an announcement (EIP-6963) if it is a data URI of an image, else `undefined`. */
export function parseWalletIcon(text: unknown): string | undefined {
  const icon = typeof text === 'string' ? text.trim() : ''
  return icon.length <= MAX_ICON_LENGTH && iconPattern.test(icon) ? icon : undefined
}
