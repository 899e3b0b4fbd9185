/** No transaction begins with the byte 0xff, so the signature can never be used for a transaction. */
const SIGNING_DOMAIN = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
const VERSION = 0
/** Restricted ASCII, UTF-8 of at most 1,212 bytes, UTF-8 of at most 65,535 bytes. */
const FORMATS = [0, 1, 2] as const
const MAX_LENGTH = 0xffff
/** Wallets fill the application domain with zeros. */
const APPLICATION_DOMAIN = new Uint8Array(32)

/**
 * Returns the bytes that a wallet may sign for a Solana off-chain message: for each format once with the short header of
 * the SDK and the command line, and once with the header that has application domain and signer. Returns an empty list
 * for an empty message and for more than 65,535 bytes.
 */
export function offchainForms(message: Uint8Array, signer: Uint8Array): readonly Uint8Array[] {
  if (message.length === 0 || message.length > MAX_LENGTH) return []
  const length = [message.length & 0xff, message.length >> 8]
  return FORMATS.flatMap((format) => [
    Uint8Array.of(...SIGNING_DOMAIN, VERSION, format, ...length, ...message),
    Uint8Array.of(
      ...SIGNING_DOMAIN,
      VERSION,
      ...APPLICATION_DOMAIN,
      format,
      1,
      ...signer,
      ...length,
      ...message,
    ),
  ])
}
