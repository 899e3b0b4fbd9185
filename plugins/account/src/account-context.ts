import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { AccountContract } from './contract'

export type AccountContext = PluginContext<AccountContract, SessionContract, PortfolioContract>
