import { safeGet, toWalletError, WalletResponseError } from '@latchkey/session/adapter-kit'
import type { ActiveTarget, Network } from '@latchkey/session/contract'
import * as v from 'valibot'
import { readChain } from '../chain/read-chain'
import type { Chains } from '../chain/solana-context'
import { ChainRpcError, ChainUnreachableError, ChainUnservedError } from '../errors'
import { fromBase64, SIGNATURE_LENGTH, signatureSchema, toBase64 } from '../requests/bytes'
import { readSigners } from '../requests/read-params'
import { solanaSignAndSendTransaction, solanaSignTransaction } from '../rpc-methods'
import { addressBytes } from './encode-transaction'
import { simulationError } from './simulation-error'

/** Codes of a wallet that does not have a method: nothing was signed or sent. */
const missingMethodCodes: ReadonlySet<unknown> = new Set([
  'UNSUPPORTED_METHOD',
  'METHOD_NOT_FOUND',
  'METHOD_NOT_SUPPORTED',
])
/** JSON-RPC: a server that responds with one of these did not hand the transaction on. Others may have. */
const refusalCodes: ReadonlySet<number> = new Set([
  -32700, -32600, -32601, -32602, -32002, -32003, -32005, -32006, -32013,
])
const sentSchema = v.object({ signature: signatureSchema })
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
    if (v.is(sentSchema, response)) return response.signature
    throw new WalletResponseError(solanaSignAndSendTransaction.name)
  } catch (error) {
    if (!missingMethodCodes.has(safeGet(error, 'code'))) throw error
  }
  const response = await rpc.request(solanaSignTransaction, params, target)
  const signed = readSigned(response, transaction, account.address)
  if (!signed) throw new WalletResponseError(solanaSignTransaction.name)
  await sendSigned(chains, network, signed.bytes)
  return signed.id
}

interface SignedTransaction {
  readonly bytes: Uint8Array
  readonly id: string
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
  return bytes && signers?.[0] && isSigned ? { bytes, id: signers[0].signature } : undefined
}

function insertSignature(transaction: Uint8Array, address: string, signature: string): Uint8Array {
  const index = readSigners(transaction)?.findIndex((signer) => signer.address === address) ?? 0
  const signed = transaction.slice()
  signed.set(addressBytes(signature), 1 + index * SIGNATURE_LENGTH)
  return signed
}

/**
 * Rejects where the network refuses the transaction. When no server responds, it may still have arrived. It then
 * counts as sent, and waiting determines its outcome, because sending another one could pay twice.
 */
async function sendSigned(chains: Chains, network: Network, bytes: Uint8Array): Promise<void> {
  const method = 'sendTransaction'
  const params = [toBase64(bytes), { encoding: 'base64', preflightCommitment: 'confirmed' }]
  try {
    await readChain(chains, network, { method, params }, chains.ctx.signal)
  } catch (error) {
    chains.ctx.signal.throwIfAborted()
    if (error instanceof ChainUnservedError) throw error
    if (error instanceof ChainRpcError) throwRefusal(error)
    // 4xx: the server did not take the request.
    else if (/^4\d\d$/.test(String(safeGet(error, 'status')))) throw new ChainUnreachableError(method, error)
  }
}

function throwRefusal(error: ChainRpcError): void {
  if (!refusalCodes.has(error.rpcCode)) return
  const err = safeGet(error.rpcData, 'err')
  if (err === 'AlreadyProcessed') return
  throw err ? simulationError(err) : toWalletError(error.cause, { phase: 'request' })
}
