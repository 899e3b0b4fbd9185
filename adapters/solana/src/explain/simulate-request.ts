import type {
  Account,
  BalanceChange,
  Network,
  PendingWalletRequest,
  SimulationResult,
} from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import type { Chains } from '../chain/read-chain'
import { toBase64 } from '../requests/bytes'
import { openNetwork } from '../transactions/open-network'
import { messageOf } from '../transactions/wire-transaction'
import { readTransactions } from './explain-request'
import { readAccounts, tokenAccountSchema } from './read-token-accounts'

const lamports = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const simulationSchema = v.object({
  value: v.object({ err: v.unknown(), accounts: v.nullish(v.array(v.unknown()), []) }),
})
const feeSchema = v.object({ value: v.nullable(lamports) })
const accountSchema = v.object({ lamports })

/** Executes one transaction on the network's node without sending it. Several may depend on each other: `unavailable`. */
export async function simulateRequest(
  chains: Chains,
  request: PendingWalletRequest,
  { address }: Account,
  network: Network,
  signal: AbortSignal,
): Promise<SimulationResult> {
  const transactions = readTransactions(request)
  const [transaction] = transactions ?? []
  if (!transaction || transactions?.length !== 1) return { status: 'unavailable' }
  const { bytes, addresses, hasTables } = transaction
  // Accounts of the user in a lookup table would be missing from what is compared.
  if (hasTables) return { status: 'unavailable' }
  const commitment = 'confirmed'
  try {
    const { read } = openNetwork(chains, network.id, signal)
    const [before, fee, { value }] = await Promise.all([
      readAccounts(read, addresses),
      read(feeSchema, 'getFeeForMessage', toBase64(messageOf(bytes)), { commitment }),
      read(simulationSchema, 'simulateTransaction', toBase64(bytes), {
        commitment,
        encoding: 'base64',
        sigVerify: false,
        accounts: { encoding: 'jsonParsed', addresses },
      }),
    ])
    if (value.err) return { status: 'failing' }
    const after = value.accounts ?? []
    if (before.length !== addresses.length || after.length !== addresses.length)
      return { status: 'unavailable' }
    const paidFee = addresses[0] === address ? BigInt(fee.value ?? 0) : 0n
    const index = addresses.indexOf(address)
    const native = lamportsOf(after[index]) - lamportsOf(before[index]) + paidFee
    return {
      status: 'changes',
      changes: [
        ...(native === 0n ? [] : [{ token: {}, amount: String(native) }]),
        ...tokenChanges(before, after, address),
      ],
    }
  } catch {
    signal.throwIfAborted()
    return { status: 'unavailable' }
  }
}

function lamportsOf(account: unknown): bigint {
  const parsed = v.safeParse(accountSchema, account)
  return BigInt(parsed.success ? parsed.output.lamports : 0)
}

function tokenChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  owner: string,
): readonly BalanceChange[] {
  const sums = new Map<string, { readonly decimals: number; amount: bigint }>()
  const add = (accounts: readonly unknown[], sign: bigint): void => {
    for (const account of accounts) {
      const parsed = v.safeParse(tokenAccountSchema, account)
      if (!parsed.success || parsed.output.owner !== owner) continue
      const { mint, decimals, shown } = parsed.output
      const sum = sums.get(mint) ?? { decimals, amount: 0n }
      sum.amount += sign * shown
      sums.set(mint, sum)
    }
  }
  add(before, -1n)
  add(after, 1n)
  return [...sums]
    .filter(([, { amount }]) => amount !== 0n)
    .map(([address, { decimals, amount }]) => ({ token: { address, decimals }, amount: String(amount) }))
}
