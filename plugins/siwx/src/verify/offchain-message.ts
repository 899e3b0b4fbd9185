/** The first byte cannot begin a transaction, so that a signature can never be used for one. */
const SIGNING_DOMAIN = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
const VERSION = 0
/** Restricted ASCII, UTF-8 of at most 1,212 bytes, UTF-8 of at most 65,535 bytes. */
const FORMATS = [0, 1, 2] as const
const MAX_LENGTH = 0xffff
/** Wallets leave the application's domain empty. */
const APPLICATION_DOMAIN = new Uint8Array(32)

/**
 * The bytes that a wallet signs for a message in the off-chain form of Solana: in the short header of the SDK and the
 * command line, and in the one with application and signer. None for an empty message or more than 65,535 bytes.
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
