import type { AccountContract } from '@latchkey/account/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { ReceiveContract } from './contract'

export type ReceiveContext = PluginContext<
  ReceiveContract,
  SessionContract,
  AccountContract | PortfolioContract
>
