import type { NetworkId } from '@latchkey/session/contract'
import * as v from 'valibot'
import type { PageWallet, SolanaAccount } from '../connector/read-accounts'
import { chainNameOf } from '../connector/to-connection-result'
import { AccountNotSharedError, ChainMismatchError, InvalidParamsError, WalletResponseError } from '../errors'
import { readList } from '../read-part'
import { toBase58 } from '../to-base58'
import { fromBase64, SIGNATURE_LENGTH } from './bytes'

/** What is needed to handle a request. */
export interface RequestContext {
  readonly wallet: PageWallet
  /** For error messages. */
  readonly name: string
  /** The accounts that the wallet currently shares. */
  readonly accounts: readonly SolanaAccount[]
  readonly networkId: NetworkId
  /** The active account, for requests that name none. */
  readonly address: string | undefined
  readonly method: string
  /** Calls the wallet once, with one input for each thing to be signed. */
  callFeature(feature: string, inputs: readonly unknown[]): Promise<unknown>
}

/** Maximum number of transactions in one request. */
const MAX_AT_ONCE = 100

/** Parses the params. Rejects with `InvalidParamsError`, which names the first wrong part. */
export function readParams<const Schema extends v.GenericSchema>(
  { method }: RequestContext,
  schema: Schema,
  params: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, params)
  if (!success) throw new InvalidParamsError(method, v.getDotPath(issues[0]) ?? 'params')
  return output
}

/** base64, as WalletConnect has it. */
export const transactionSchema = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const bytes = fromBase64(dataset.value)
    if (bytes?.length) return bytes
    addIssue({ message: 'is not base64' })
    return NEVER
  }),
)
export const transactionsSchema = v.pipe(v.array(transactionSchema), v.minLength(1), v.maxLength(MAX_AT_ONCE))

/** The account that signs; without an address the active one, else the first that the wallet shares. */
export function findSigner(
  { accounts, ...context }: RequestContext,
  pubkey: string | undefined,
): SolanaAccount {
  const wanted = pubkey ?? context.address
  const found = wanted === undefined ? accounts[0] : accounts.find(({ address }) => address === wanted)
  if (!found) throw new AccountNotSharedError(wanted)
  return found
}

/**
 * The account that signs a transaction. Without an address: one of its required signers, preferably the active account.
 */
export function findTransactionSigner(
  context: RequestContext,
  pubkey: string | undefined,
  transaction: Uint8Array | undefined,
): SolanaAccount {
  const needed = (transaction && readSigners(transaction)) ?? []
  const meant = needed
    .filter(({ address }) => context.accounts.some((account) => account.address === address))
    .sort((a, b) => Number(b.address === context.address) - Number(a.address === context.address))
  return findSigner(context, pubkey ?? meant[0]?.address)
}

/** The wallet's name for the network of the request. */
export function findChain({ networkId }: RequestContext, { chains }: SolanaAccount): string {
  // control: solana-request-for-another-cluster
  const chain = chainNameOf(networkId, chains)
  if (chain === undefined) throw new ChainMismatchError(networkId, undefined)
  return chain
}

/** Throws unless the wallet returned one output for each input. */
export function readOutputs(method: string, answer: unknown, count: number): readonly unknown[] {
  const answers = readList(answer, MAX_AT_ONCE)
  if (answers.length !== count) throw new WalletResponseError(method)
  return answers
}

const KEY_LENGTH = 32
/** Set in the first byte of a versioned message; a legacy message begins with a count. */
const VERSION_BIT = 0x80
const HEADER_LENGTH = 3

export interface Signer {
  /** base58. */
  readonly address: string
  /** base58; all `1` (zero bytes) while the signature is missing. */
  readonly signature: string
}

/** The signers of a serialized transaction and their signatures, in order; `undefined` for other bytes. */
export function readSigners(bytes: Uint8Array): readonly Signer[] | undefined {
  const signatures = readCount(bytes, 0)
  if (!signatures) return undefined
  const message = signatures.next + signatures.count * SIGNATURE_LENGTH
  const version = (bytes[message] ?? 0) & VERSION_BIT ? 1 : 0
  const keys = readCount(bytes, message + version + HEADER_LENGTH)
  if (!keys || keys.count < signatures.count || keys.next + keys.count * KEY_LENGTH > bytes.length)
    return undefined
  return Array.from({ length: signatures.count }, (_, index) => {
    const slice = (start: number, length: number): string =>
      toBase58(bytes.subarray(start + index * length, start + (index + 1) * length))
    return {
      address: slice(keys.next, KEY_LENGTH),
      signature: slice(signatures.next, SIGNATURE_LENGTH),
    }
  })
}

/** Compact-u16: seven bits a byte, the lowest first; at most three bytes. */
function readCount(
  bytes: Uint8Array,
  start: number,
): { readonly count: number; readonly next: number } | undefined {
  let count = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[start + index]
    if (byte === undefined) return undefined
    count |= (byte & 0x7f) << (7 * index)
    if (byte < 0x80) return { count, next: start + index + 1 }
  }
  return undefined
}
