import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { SendContract } from './contract'

export type SendContext = PluginContext<
  SendContract,
  SessionContract | PortfolioContract | TransactionsContract
>
