import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { SwapsContract } from './contract'

export type SwapsContext = PluginContext<
  SwapsContract,
  CloudContract | SessionContract | PortfolioContract | TransactionsContract
>
