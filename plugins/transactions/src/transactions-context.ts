import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from './contract'

export type TransactionsContext = PluginContext<TransactionsContract, SessionContract, PortfolioContract>
