import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { type PageWallet, readList, type SolanaAccount } from '../connector/read-accounts'
import { chainNameOf } from '../connector/to-connection-result'
import { AccountNotSharedError, ChainMismatchError, InvalidParamsError, WalletResponseError } from '../errors'
import { fromBase64 } from './bytes'

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

/** The wallet's name for the network of the request. */
export function findChain({ networkId }: RequestContext, { chains }: SolanaAccount): string {
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
