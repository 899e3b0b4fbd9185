import type { CloudContract } from '@latchkey/cloud/contract'
import type { ConnectContract } from '@latchkey/connect/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { PayContract } from './contract'

export type PayContext = PluginContext<
  PayContract,
  SessionContract | PortfolioContract | TransactionsContract,
  ConnectContract | CloudContract
>
