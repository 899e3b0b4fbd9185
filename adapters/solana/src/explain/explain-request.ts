import type {
  Account,
  ExplainedRequest,
  Network,
  PendingWalletRequest,
  RequestAction,
  RequestWarning,
} from '@latchkey/session/contract'
import { isUnlimitedTokenAmount, utf8Text } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import { fromBase58 } from '../base58'
import type { Chains } from '../chain/read-chain'
import { fromBase64 } from '../requests/bytes'
import { openNetwork } from '../transactions/open-network'
import { decodeInstruction, type TokenAction, undecoded } from './decode-instruction'
import { type DecodedTransaction, decodeTransaction } from './decode-transaction'
import { readFee } from './read-fee'
import { findOwner, readTokenAccounts, type TokenAccount } from './read-token-accounts'

/** Maximum number of listed effects. */
const MAX_STEPS = 50
const MAX_SHOWN_BYTES = 4_096
/** A fee above this, 0.01 SOL in lamports, is marked as high. */
const HIGH_FEE = 10_000_000n

const messageSchema = v.object({ message: v.string() })

/** Decodes the request, then reads the owners of the token accounts from the network. */
export async function explainRequest(
  chains: Chains,
  request: PendingWalletRequest,
  { address }: Account,
  network: Network,
  signal: AbortSignal,
): Promise<ExplainedRequest> {
  const transactions = readTransactions(request)
  if (!transactions) return explainOther(request)
  const decode = (filled?: ReadonlySet<unknown>) =>
    transactions.flatMap(({ instructions }) =>
      instructions.map((one) => decodeInstruction(one, address, filled)),
    )
  const targets = decode().flatMap(([action]) => (action?.type === 'token' ? action.target : []))
  const steps = decode(new Set(targets)).filter((actions) => actions.length > 0)
  const shown = steps.slice(0, MAX_STEPS)
  const tokens = shown.flat().filter((action) => action.type === 'token')
  const paid = transactions.filter(({ addresses }) => addresses[0] === address)
  const fee = paid.reduce((sum, one) => sum + readFee(one), 0n)
  const [accounts, isKnown] = await Promise.all([
    readTokenAccounts(chains, network, tokens, signal),
    areBlocksKnown(chains, network, transactions, signal),
  ])
  const warnings: RequestWarning[] = []
  if (fee > HIGH_FEE) warnings.push('high-fee')
  if (!isKnown) warnings.push('other-network')
  const explained = await Promise.all(
    shown.map((actions) =>
      Promise.all(
        actions.map((action) => (action.type === 'token' ? toAction(action, accounts, address) : action)),
      ),
    ),
  )
  return {
    subject: 'transaction',
    steps: explained,
    ...(fee > 0n && { fee: String(fee) }),
    warnings,
    isTruncated: steps.length > shown.length,
  }
}

const knownSchema = v.object({ value: v.boolean() })

/**
 * Whether the network knows the blockhashes of the transactions. An unknown one belongs to another network, where the
 * signature is valid too. Resolves with true if the network does not respond. Rejects only with the signal's reason.
 */
async function areBlocksKnown(
  chains: Chains,
  network: Network,
  transactions: readonly ReadableTransaction[],
  signal: AbortSignal,
): Promise<boolean> {
  const blockhashes = [...new Set(transactions.map(({ blockhash }) => blockhash))]
  try {
    const { read } = openNetwork(chains, network.id, signal)
    const found = await Promise.all(
      blockhashes.map((one) => read(knownSchema, 'isBlockhashValid', one, { commitment: 'processed' })),
    )
    return found.every(({ value }) => value)
  } catch {
    signal.throwIfAborted()
    return true
  }
}

function explainOther({ method, params }: PendingWalletRequest): ExplainedRequest {
  const parsed = v.safeParse(messageSchema, params)
  const bytes =
    method === 'solana_signMessage' && parsed.success ? fromBase58(parsed.output.message) : undefined
  if (!bytes) return { subject: 'other', steps: [], isTruncated: false }
  const shown = bytes.subarray(0, MAX_SHOWN_BYTES)
  const text = utf8Text(bytes)?.slice(0, MAX_SHOWN_BYTES)
  const hex = Array.from(shown, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return {
    subject: 'message',
    steps: [],
    message: { ...(text !== undefined && { text }), hex: `0x${hex}` },
    isTruncated: bytes.length > shown.length,
  }
}

async function toAction(
  action: TokenAction,
  accounts: ReadonlyMap<string, TokenAccount>,
  account: string,
): Promise<RequestAction> {
  const source = accounts.get(action.source)
  const mint = action.mint ?? source?.mint
  const decimals = action.decimals ?? source?.decimals
  // Without its mint the token is unknown.
  if (mint === undefined) return undecoded(action.instruction)
  const token = { address: mint, ...(decimals !== undefined && { decimals }) }
  const { program } = action.instruction
  // Where the mint multiplies amounts, as wallets show it. The program is what is signed.
  const isScaled = source?.mint === mint && source.program === program && source.amount > 0n
  const amount = String(isScaled ? (action.amount * source.shown) / source.amount : action.amount)
  if (action.kind === 'allowance')
    return {
      type: 'allowance',
      spender: action.target,
      token,
      amount,
      isUnlimited: isUnlimitedTokenAmount(action.amount),
    }
  const owner = await findOwner(action.target, accounts, program, mint)
  const from = (await findOwner(action.source, accounts, program, mint)) ?? action.authority
  return {
    type: 'transfer',
    ...(from !== undefined && from !== account && { from }),
    to: owner ?? action.target,
    ...(owner !== undefined && { tokenAccount: action.target }),
    token,
    amount,
  }
}

const MAX_TRANSACTIONS = 100

const oneSchema = v.object({ transaction: v.string() })
const severalSchema = v.object({
  transactions: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(MAX_TRANSACTIONS)),
})

/** A transaction as it is signed, together with its decoded content. */
export interface ReadableTransaction extends DecodedTransaction {
  readonly bytes: Uint8Array
}

/**
 * Decodes the transactions of a request. Returns `undefined` for other requests, and if one transaction
 * cannot be decoded.
 */
export function readTransactions({
  method,
  params,
}: PendingWalletRequest): readonly ReadableTransaction[] | undefined {
  if (!/^solana_sign(AndSend|All)?Transactions?$/.test(method)) return undefined
  const one = v.safeParse(oneSchema, params)
  const several = v.safeParse(severalSchema, params)
  const texts = one.success ? [one.output.transaction] : several.success ? several.output.transactions : []
  const transactions = texts.map(readTransaction)
  return transactions.length > 0 && transactions.every((found) => found !== undefined)
    ? transactions
    : undefined
}

/**
 * Wallets have transactions in base64 or in base58. A text that is a transaction in both is ambiguous, so it
 * is refused.
 */
function readTransaction(text: string): ReadableTransaction | undefined {
  const found = [fromBase64(text), fromBase58(text)].flatMap((bytes) => {
    const decoded = bytes && decodeTransaction(bytes)
    return decoded ? [{ ...decoded, bytes }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
