import { readSolanaTransaction } from '@latchkey/simulated-wallet'
import { toBase58, toBase64 } from './bytes'
import type { SolanaKeys } from './solana-keys'
import type { SolanaRequestContent } from './solana-request-content'

const SIGNATURE_LENGTH = 64

/** Signs or sends, and resolves with the response in WalletConnect's format. Rejects if the chain refuses. */
export async function executeSolanaRequest(
  keys: SolanaKeys,
  content: SolanaRequestContent,
  networkId: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { address } = content
  if (content.kind === 'solanaMessage')
    return { signature: toBase58(await keys.signMessage(address, content.bytes)) }
  if (content.act === 'send') {
    const [{ bytes }] = content.transactions
    return { signature: toBase58(await keys.send(address, networkId, bytes, content.options)) }
  }
  const signed = await keys.signTransactions(
    address,
    content.transactions.map(({ bytes }) => bytes),
  )
  const [first] = signed
  if (content.act === 'signAll' || !first) return { transactions: signed.map(toBase64) }
  // Older pages read only the signature.
  return { signature: toBase58(signatureOf(address, first)), transaction: toBase64(first) }
}

/** The signatures follow their count, which takes one byte, as no transaction can have more than 127. */
function signatureOf(address: string, signed: Uint8Array): Uint8Array {
  const start = 1 + readSolanaTransaction(signed).signers.indexOf(address) * SIGNATURE_LENGTH
  return signed.slice(start, start + SIGNATURE_LENGTH)
}
