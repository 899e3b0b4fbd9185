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
export const bytesOfHex = (hex: string): Uint8Array<ArrayBuffer> =>
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
