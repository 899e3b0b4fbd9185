import * as v from 'valibot'
import { chainNameOf } from '../connector/chain-names'
import type { SolanaAccount } from '../connector/read-accounts'
import { AccountNotSharedError, ChainNotServedError, InvalidParamsError, WalletAnswerError } from '../errors'
import { readList } from '../read-part'
import type { Asking } from './asking'
import { fromBase64 } from './bytes'
import { readSigners } from './read-transaction'

/** Nobody signs more at once. */
const MAX_AT_ONCE = 100

/** The params as they should be. Rejects with `InvalidParamsError`, which names the first part that is wrong. */
export function readParams<const Schema extends v.GenericSchema>(
  { method }: Asking,
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

/** The account that is to sign; without an address the active one, else the first that the wallet shares. */
export function findSigner({ accounts, ...asking }: Asking, pubkey: string | undefined): SolanaAccount {
  const wanted = pubkey ?? asking.address
  const found = wanted === undefined ? accounts[0] : accounts.find(({ address }) => address === wanted)
  if (!found) throw new AccountNotSharedError(wanted)
  return found
}

/** The account that signs a transaction: where no address is given, one it needs, and of those the active one first. */
export function findTransactionSigner(
  asking: Asking,
  pubkey: string | undefined,
  transaction: Uint8Array | undefined,
): SolanaAccount {
  const needed = (transaction && readSigners(transaction)) ?? []
  const meant = needed
    .filter(({ address }) => asking.accounts.some((account) => account.address === address))
    .sort((a, b) => Number(b.address === asking.address) - Number(a.address === asking.address))
  return findSigner(asking, pubkey ?? meant[0]?.address)
}

/** What the wallet calls the network that the request is for. */
export function findChain({ networkId }: Asking, { chains }: SolanaAccount): string {
  const chain = chainNameOf(networkId, chains)
  if (chain === undefined) throw new ChainNotServedError(networkId)
  return chain
}

/** One answer for each input. */
export function readAnswers(method: string, answer: unknown, count: number): readonly unknown[] {
  const answers = readList(answer, MAX_AT_ONCE)
  if (answers.length !== count) throw new WalletAnswerError(method)
  return answers
}
