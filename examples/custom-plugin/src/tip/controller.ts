import { labelsOf, type NoticeHandle, type PluginContext } from '@latchkey/kernel'
import { createQueries, type QueryRequest } from '@latchkey/kernel/queries'
import {
  type ChainCapabilities,
  type EvmTarget,
  type SentTransaction,
  type SessionContract,
  sessionContract,
  type Transactions,
} from '@latchkey/session/contract'
import {
  balanceKey,
  type Tip,
  type TipApi,
  type TipBalance,
  type TipContract,
  type TipReceipt,
} from './contract'
import { type CopyKey, copy } from './copy'
import { TipFailedError } from './errors'

type TipContext = PluginContext<TipContract, SessionContract>

const labelOf = labelsOf(copy)

const BALANCE_STALE_MS = 30_000

/** What the plugin does, fetched with its first call. */
export function createController(ctx: TipContext): Pick<TipApi, 'loadBalance' | 'send' | 'follow'> {
  const session = ctx.use(sessionContract)
  const balances = createQueries<TipContract['state'], TipBalance>(ctx, {
    entries: (state) => state.balances,
    assign: (next) => ({ balances: next }),
    staleMs: BALANCE_STALE_MS,
  })
  const capabilities = async (): Promise<ChainCapabilities | undefined> =>
    session.adapter('eip155')?.capabilities()
  const transactions = async (): Promise<Transactions> => {
    const able = (await capabilities())?.transactions
    if (!able) throw new TipFailedError({ reason: 'no adapter sends transactions on eip155' })
    return able
  }
  const readBalance = async (
    target: EvmTarget,
    { signal, onPartialError }: QueryRequest,
  ): Promise<TipBalance | undefined> => {
    const able = await capabilities()
    if (!target.network || !able?.balance) return undefined
    const { value } = await able.balance.native(target.account, target.network, signal)
    const fee = await readFee(able.transactions, target, signal).catch((error: unknown) => {
      onPartialError(error)
      return 0n
    })
    // Wallets may set a higher fee than the estimate, so twice the estimate is kept back.
    const rest = BigInt(value) - 2n * fee
    return { value, spendable: (rest > 0n ? rest : 0n).toString() }
  }
  const loadBalance = (target: EvmTarget): Promise<void> =>
    balances.fetch(balanceKey(target), { read: (request) => readBalance(target, request) })

  return {
    loadBalance,
    async send({ target, receiver, amount }) {
      return (await transactions()).send({ type: 'transfer', to: receiver, amount }, target)
    },
    async follow(tip, sent, watching) {
      const over = new AbortController()
      const notice = noticeWhenUnwatched(ctx, watching, over.signal)
      try {
        // With the signal of the run, waiting continues after the dialog was closed.
        const receipt = await waitForReceipt(await transactions(), tip, sent, ctx.signal)
        notice('success', `acme-tip.${receipt.status}`)
        ctx.state.assign({ draft: undefined })
        balances.invalidate(balanceKey(tip.target))
        ctx.events.emit('acme/tip:received', { receipt })
        void loadBalance(tip.target)
        return receipt
      } catch (error) {
        notice('error', 'error.TIP_FAILED')
        throw error
      } finally {
        over.abort()
      }
    },
  }
}

/** Shows notices after the view was left. While the view is open it shows the progress itself. */
function noticeWhenUnwatched(
  ctx: TipContext,
  watching: AbortSignal,
  over: AbortSignal,
): (variant: 'success' | 'error', key: CopyKey) => void {
  let shown: NoticeHandle | undefined
  const show = (): void => {
    shown = ctx.notify({
      surface: 'banner',
      variant: 'loading',
      code: 'TIP_SENT',
      text: labelOf('acme-tip.waiting'),
    })
  }
  watching.addEventListener('abort', show, { once: true, signal: over })
  return (variant, key) =>
    shown?.update({
      variant,
      code: variant === 'success' ? 'TIP_RECEIVED' : 'TIP_FAILED',
      text: labelOf(key),
    })
}

async function waitForReceipt(
  transactions: Transactions,
  { target, receiver, amount }: Tip,
  sent: SentTransaction,
  signal: AbortSignal,
): Promise<TipReceipt> {
  const outcome = await transactions.wait(sent, { signal })
  const receipt = { receiver, amount, networkId: target.networkId, transactionHash: sent.id } as const
  if (outcome.status === 'confirmed') return { ...receipt, status: 'confirmed' }
  if (outcome.status === 'undecided') return { ...receipt, status: 'pending' }
  if (outcome.status === 'replaced' && outcome.reason === 'repriced')
    return { ...receipt, status: 'confirmed', transactionHash: outcome.id ?? sent.id }
  throw new TipFailedError({ outcome, sent })
}

/** The maximum fee of a transfer, in smallest units. */
async function readFee(
  transactions: Transactions | undefined,
  target: EvmTarget,
  signal: AbortSignal,
): Promise<bigint> {
  if (!transactions) return 0n
  const probe = { type: 'transfer', to: target.account.address, amount: '0' } as const
  const { fee } = await transactions.estimate(probe, target, signal)
  return BigInt(fee.value)
}
