import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { SwapsContract } from './contract'

export type SwapsContext = PluginContext<
  SwapsContract,
  CloudContract | SessionContract | PortfolioContract | PendingTransactionsContract
>
