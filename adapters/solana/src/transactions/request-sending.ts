import { WalletResponseError } from '@latchkey/adapter-kit'
import type { ActiveTarget, Network } from '@latchkey/session/contract'
import { safeGet } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import {
  address,
  getBase58Encoder,
  getPublicKeyFromAddress,
  getTransactionEncoder,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { type Chains, readChain } from '../chain/read-chain'
import { ChainRpcError, ChainUnservedError } from '../errors'
import { fromBase64, toBase64 } from '../requests/bytes'
import { solanaSignAndSendTransaction, solanaSignTransaction } from '../rpc-methods'
import { messageOf, readSigners, readWire, signatureSchema } from './wire-transaction'

/** Codes of a wallet that does not have a method: nothing was signed or sent. */
const missingMethodCodes: ReadonlySet<unknown> = new Set([
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
])
/** The code of a server to which a signature verifies false. */
const SIGNATURE_REFUSED = -32003
/** Some wallets answer with the signature alone. */
const sentSchema = v.union([
  signatureSchema,
  v.pipe(
    v.object({ signature: signatureSchema }),
    v.transform(({ signature }) => signature),
  ),
])
/** The whole transaction is missing where a wallet returns its signature only. */
const signedSchema = v.object({ signature: signatureSchema, transaction: v.optional(v.string()) })

/**
 * Asks the wallet to sign and send, or to sign where it does not send; then the page sends. Resolves with the id of the
 * transaction, its first signature.
 */
export async function requestSending(
  chains: Chains,
  transaction: Uint8Array,
  network: Network,
  { account, connectionId, networkId }: ActiveTarget,
): Promise<string> {
  const { rpc } = chains.ctx
  const params = { transaction: toBase64(transaction), pubkey: account.address }
  const target = { connectionId, networkId }
  try {
    const response = await rpc.request(solanaSignAndSendTransaction, params, target)
    const sent = v.safeParse(sentSchema, response)
    if (sent.success) return sent.output
    throw new WalletResponseError(solanaSignAndSendTransaction.name)
  } catch (error) {
    if (!missingMethodCodes.has(safeGet(error, 'code'))) throw error
  }
  const response = await rpc.request(solanaSignTransaction, params, target)
  const signed = readSigned(response, transaction, account.address)
  if (!signed) throw new WalletResponseError(solanaSignTransaction.name)
  await sendSigned(chains, network, signed, account.address)
  return signed.id
}

interface SignedTransaction {
  readonly bytes: Uint8Array
  readonly id: string
  /** That of the account, in base58. */
  readonly signature: string
}

/** `undefined` where the account did not sign what came back. */
function readSigned(
  response: unknown,
  transaction: Uint8Array,
  address: string,
): SignedTransaction | undefined {
  const { success, output } = v.safeParse(signedSchema, response)
  if (!success) return undefined
  const { signature, transaction: text } = output
  const bytes = text === undefined ? insertSignature(transaction, address, signature) : fromBase64(text)
  const signers = bytes && readSigners(bytes)
  const isSigned = signers?.some((signer) => signer.address === address && signer.signature === signature)
  return bytes && signers?.[0] && isSigned ? { bytes, id: signers[0].signature, signature } : undefined
}

function insertSignature(bytes: Uint8Array, signer: string, signature: string): Uint8Array | undefined {
  const transaction = readWire(bytes)
  if (!transaction) return undefined
  const signed = signatureBytes(getBase58Encoder().encode(signature))
  const { messageBytes, signatures } = transaction
  return Uint8Array.from(
    getTransactionEncoder().encode({ messageBytes, signatures: { ...signatures, [signer]: signed } }),
  )
}

/**
 * What is signed counts as sent, whatever a server says: it may have handed the transaction on, or somebody else may. Its
 * outcome is found by waiting, because another transaction could pay twice. Rejects only if there is no server, so that
 * nobody has the transaction, and if a server refuses its signature and that does verify false here.
 */
async function sendSigned(
  chains: Chains,
  network: Network,
  signed: SignedTransaction,
  address: string,
): Promise<void> {
  const method = 'sendTransaction'
  const params = [toBase64(signed.bytes), { encoding: 'base64', preflightCommitment: 'confirmed' }]
  try {
    await readChain(chains, network, { method, params }, chains.ctx.signal)
  } catch (error) {
    if (error instanceof ChainUnservedError) throw error
    const isRefused = error instanceof ChainRpcError && error.rpcCode === SIGNATURE_REFUSED
    if (isRefused && (await isFalse(signed, address)))
      throw new WalletResponseError(solanaSignTransaction.name)
  }
}

/** Whether the signature is certainly not the account's: unknown where the browser does not verify Ed25519. */
async function isFalse({ bytes, signature }: SignedTransaction, signer: string): Promise<boolean> {
  try {
    const key = await getPublicKeyFromAddress(address(signer))
    const signed = signatureBytes(getBase58Encoder().encode(signature))
    return !(await verifySignature(key, signed, messageOf(bytes)))
  } catch {
    return false
  }
}
