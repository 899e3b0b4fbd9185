import { fromBase58 } from '../base58'

/** A key or the address of a program. */
const BYTES = 32
/** Of 32 bytes in base58; a longer text is not worth decoding. */
const LETTERS_LIMIT = 44

/** Base58 of exactly 32 bytes. */
export const isAddress = (text: string): boolean =>
  text.length <= LETTERS_LIMIT && fromBase58(text)?.length === BYTES
