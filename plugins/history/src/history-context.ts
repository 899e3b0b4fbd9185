import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PendingTransactionsContract } from '@latchkey/pending-transactions/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { HistoryContract } from './contract'

export type HistoryContext = PluginContext<
  HistoryContract,
  SessionContract,
  CloudContract | PendingTransactionsContract
>
