import type { PluginContext } from '@latchkey/kernel'
import type { PendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { SendContract } from './contract'

export type SendContext = PluginContext<
  SendContract,
  SessionContract | PortfolioContract | PendingTransactionsContract
>
