import { createLatchkey } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionContract, type SessionState, sessionContract } from '@latchkey/session/contract'
import { type BalanceEntry, portfolioContract } from './contract'
import { portfolio } from './plugin'

declare const state: SessionState
const session = fake<SessionContract>(sessionContract, { state })

const latchkey = createLatchkey({ plugins: [session, portfolio()] })
const refreshed: Promise<void> = latchkey.plugins.portfolio.refresh()
const entry: BalanceEntry | undefined = latchkey.read(portfolioContract).native['eip155:1:0x']
if (entry?.status === 'known') entry.value satisfies string
// @ts-expect-error an amount exists only where it is known
const amount: string = entry.value

portfolio({ balances: false })
// @ts-expect-error true or false
portfolio({ balances: 'no' })
// @ts-expect-error no such option
portfolio({ balance: false })
// @ts-expect-error needs session
createLatchkey({ plugins: [portfolio()] })
// @ts-expect-error state is read-only
latchkey.read(portfolioContract).balances = 'off'

export const kept: readonly unknown[] = [refreshed, amount]
