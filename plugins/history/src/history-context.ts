import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { TransactionsContract } from '@latchkey/transactions/contract'
import type { HistoryContract } from './contract'

export type HistoryContext = PluginContext<
  HistoryContract,
  SessionContract,
  CloudContract | TransactionsContract
>
