import { createQueries } from '@latchkey/kernel/queries'
import { type EvmTarget, sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { balanceKey, type TipBalance, type TipContext, type TipState } from './contract'

const STALE_MS = 30_000

/** Returns a function that reads what an account has unless the known balance is fresh. It never rejects. */
export function createBalances(ctx: TipContext): (target: EvmTarget) => Promise<void> {
  const session = ctx.use(sessionContract)
  const { estimate } = ctx.use(transactionsContract)
  const balances = createQueries<TipState, TipBalance>(ctx, {
    entries: (state) => state.balances,
    assign: (next) => ({ balances: next }),
    staleMs: STALE_MS,
  })
  ctx.events.on('transactions:done', ({ sent }) => balances.invalidate(balanceKey(sent.networkId, sent.from)))

  return (target) =>
    balances.fetch(balanceKey(target.networkId, target.account.address), {
      async read({ signal, onPartialError }) {
        const able = await session.adapter('eip155')?.capabilities()
        if (!target.network || !able?.balance) return undefined
        const { value } = await able.balance.native(target.account, target.network, signal)
        const probe = { type: 'transfer', to: target.account.address, amount: '0' } as const
        const estimated = await estimate(probe, target, signal).catch(onPartialError)
        // Wallets may set a higher fee than the estimate, so twice the estimate is kept back.
        const rest = BigInt(value) - 2n * BigInt(estimated?.fee.value ?? 0)
        return { value, spendable: (rest > 0n ? rest : 0n).toString() }
      },
    })
}
