/** Bytes as text where they are UTF-8 without control characters other than line breaks and tabs. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /^[^\p{Cc}]*$/u.test(text.replace(/[\n\r\t]/g, '')) ? text : undefined
  } catch {
    return undefined
  }
}

/** The bytes of hex digits behind `0x`. */
export const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const SIGN_IN = / wants you to sign in with your [^\n]{1,64}? account/gi
/** A name in the domain name system has up to 253 characters. */
const MAX_DOMAIN = 300

/**
 * The domains that bytes sign in to (EIP-4361, CAIP-122), as written, without a scheme. Also of bytes that are no
 * text: services accept them in an envelope (the off-chain messages of Solana), or read them less strictly.
 */
function signInDomains(bytes: Uint8Array): readonly string[] {
  const text = new TextDecoder().decode(bytes)
  const domains = Array.from(text.matchAll(SIGN_IN), ({ index }) => {
    const [word = ''] = /\S*$/.exec(text.slice(Math.max(0, index - MAX_DOMAIN), index)) ?? []
    return word.replace(/^.*:\/\//, '')
  })
  return [...new Set(domains)].filter((one) => one !== '')
}

/** Whether bytes sign in somewhere, and are no text that a user can read. Nobody should sign them. */
export const isUnreadableSignIn = (bytes: Uint8Array): boolean =>
  utf8Text(bytes) === undefined && signInDomains(bytes).length > 0

/**
 * What is wrong with a message that a page wants signed. `unreadable`: it signs in somewhere, and is no text that a user can
 * read (`utf8Text`). Otherwise the domain of another site that it signs in to.
 */
export type SignInFault = 'unreadable' | { readonly domain: string }

/**
 * Compares a message with the origin of the page that wants it signed. With such a signature the page could sign in to the
 * other site as this user.
 * @returns `undefined` for a message that signs in to nothing, or to the page itself
 */
export function signInFault(bytes: Uint8Array, origin: string): SignInFault | undefined {
  if (isUnreadableSignIn(bytes)) return 'unreadable'
  const domain = signInDomains(bytes).find((one) => !isDomainOf(one, origin))
  return domain === undefined ? undefined : { domain }
}

/** Whether the domain is that of the origin. Both are parsed as URLs, so letter case and Unicode forms make no difference. */
function isDomainOf(domain: string, origin: string): boolean {
  try {
    const { protocol, href } = new URL(origin)
    return new URL(`${protocol}//${domain}`).href === href
  } catch {
    return false
  }
}

/**
 * Whether a type of EIP-712 may have a name. Wallets differ in how they hash a type that is named like a list or a value
 * (`Item[]`, `uint256`): by its members, or as what it is named. So what is shown of it may not be what is signed.
 */
export const isStructName = (name: string): boolean =>
  /^(?!(address|bool|string|bytes\d*|u?int\d*)$)[^\s[\](),]+$/.test(name)

/** No transaction begins with the byte 0xff, so the signature can never be used for a transaction. */
const SIGNING_DOMAIN = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
/** Restricted ASCII, UTF-8 of at most 1,212 bytes, UTF-8 of at most 65,535 bytes. */
const FORMATS = [0, 1, 2] as const
const MAX_LENGTH = 0xffff
/** Wallets fill the application domain with zeros. */
const NO_APPLICATION = new Uint8Array(32)

/**
 * Returns the bytes that a wallet may sign for a Solana off-chain message: of version 0 for each format once with the short
 * header of the SDK and the command line, and once with the header that has application domain and signer, for each of the
 * domains; and of version 1, which has the signer alone. Returns an empty list for an empty message and for more than
 * 65,535 bytes. A message of several signers is none of these.
 */
export function offchainForms(
  message: Uint8Array,
  signer: Uint8Array,
  applicationDomains: readonly Uint8Array[] = [],
): readonly Uint8Array[] {
  if (message.length === 0 || message.length > MAX_LENGTH) return []
  const length = [message.length & 0xff, message.length >> 8]
  const form = (version: number, ...header: readonly number[]): Uint8Array =>
    Uint8Array.of(...SIGNING_DOMAIN, version, ...header, ...message)
  return [
    ...FORMATS.flatMap((format) => [
      form(0, format, ...length),
      ...[NO_APPLICATION, ...applicationDomains].map((domain) =>
        form(0, ...domain, format, 1, ...signer, ...length),
      ),
    ]),
    form(1, 1, ...signer),
  ]
}

/** Where the application domain stands: behind the signing domain and the version. */
const DOMAIN_AT = SIGNING_DOMAIN.length + 1

/**
 * Whether bytes that a wallet signed are the message itself, or the message as an off-chain message of this signer and of
 * whichever application domain.
 * @example isFormOf(signed, new TextEncoder().encode(text), publicKey)
 */
export function isFormOf(signed: Uint8Array, message: Uint8Array, signer: Uint8Array): boolean {
  const domain = signed.subarray(DOMAIN_AT, DOMAIN_AT + NO_APPLICATION.length)
  return [message, ...offchainForms(message, signer, [domain])].some(
    (form) => form.length === signed.length && form.every((byte, at) => byte === signed[at]),
  )
}
