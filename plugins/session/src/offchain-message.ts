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
