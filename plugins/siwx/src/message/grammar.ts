import { isHex } from '@latchkey/session/caip'
import { keccak_256 } from '@noble/hashes/sha3'

/**
 * The ABNF of EIP-4361 as predicates. No rule allows a line feed, so that no value can add a line to the message.
 */
const UNRESERVED = 'A-Za-z0-9\\-._~'
const SUB_DELIMS = "!$&'()*+,;="
const ESCAPED = '%[0-9A-Fa-f]{2}'
const PCHAR = `(?:[${UNRESERVED}${SUB_DELIMS}:@]|${ESCAPED})`

const USER_INFO = `(?:[${UNRESERVED}${SUB_DELIMS}:]|${ESCAPED})*@`
const REGISTERED_NAME = `(?:[${UNRESERVED}${SUB_DELIMS}]|${ESCAPED})+`
const IP_LITERAL = '\\[[0-9A-Fa-f:.]+\\]'
const AUTHORITY = `(?:${USER_INFO})?(?:${IP_LITERAL}|${REGISTERED_NAME})(?::[0-9]*)?`

const PATH = `(?:${PCHAR}|/)*`
const QUERY = `(?:${PCHAR}|[/?])*`
const SCHEME = '[A-Za-z][A-Za-z0-9+.\\-]*'
const URI = `${SCHEME}:(?://(?:${AUTHORITY})?(?:/${PATH})?|/?(?!/)${PATH})(?:\\?${QUERY})?(?:#${QUERY})?`

type TextRule = (value: unknown) => value is string

const matches = (pattern: string): TextRule => {
  const whole = new RegExp(`^(?:${pattern})$`)
  // `$` matches at the end of the text only, because the pattern has no flag `m`. `test` would turn `undefined` into a text,
  // which is a nonce of nine letters.
  return (value): value is string => typeof value === 'string' && whole.test(value)
}

export const isAuthority: TextRule = /* @__PURE__ */ matches(AUTHORITY)
export const isScheme: TextRule = /* @__PURE__ */ matches(SCHEME)
export const isUri: TextRule = /* @__PURE__ */ matches(URI)
export const isNonce: TextRule = /* @__PURE__ */ matches('[A-Za-z0-9]{8,}')
export const isRequestId: TextRule = /* @__PURE__ */ matches(`${PCHAR}*`)

const isStatementLine = /* @__PURE__ */ matches(`[${UNRESERVED}${SUB_DELIMS}:/?#\\[\\]@ ]*`)

/** Refuses text from the first line of a message, so that the statement cannot look like a message of another domain. */
export const isStatement = (text: unknown): text is string =>
  isStatementLine(text) && !text.includes('wants you to sign in')

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:[Zz]|[+-](\d{2}):(\d{2}))$/

/** Whether the text is an RFC 3339 time of an existing date. Leap seconds are refused, because `Date` cannot parse them. */
export function isDateTime(text: unknown): text is string {
  const parts = typeof text === 'string' ? DATE_TIME.exec(text) : null
  if (!parts) return false
  // With `Z` there is no offset.
  const numbers = parts.slice(1).map((part = '0') => Number(part))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] =
    numbers
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60 &&
    offsetHour < 24 &&
    offsetMinute < 60
  )
}

/** Whether the text is an EVM address: all in lower case, or with a correct EIP-55 checksum. */
export function isEvmAddress(address: unknown): address is string {
  if (!isHex(address, 40)) return false
  const lower = address.toLowerCase()
  return address === lower || address === checksumAddress(lower)
}

export function checksumAddress(lower: string): string {
  const digits = lower.slice(2)
  const hash = keccak_256(digits)
  const letters = [...digits].map((digit, index) => {
    const byte = hash[index >> 1] ?? 0
    const nibble = index % 2 === 0 ? byte >> 4 : byte & 15
    return nibble >= 8 ? digit.toUpperCase() : digit
  })
  return `0x${letters.join('')}`
}

export const isEvmReference: TextRule = /* @__PURE__ */ matches('0|[1-9][0-9]{0,31}')
export const isSolanaReference: TextRule = /* @__PURE__ */ matches('[-_a-zA-Z0-9]{1,32}')
/** A base58 text with the length of 32 bytes. Verifying the signature checks that it is a point of the curve. */
export const isSolanaAddress: TextRule = /* @__PURE__ */ matches('[1-9A-HJ-NP-Za-km-z]{32,44}')
