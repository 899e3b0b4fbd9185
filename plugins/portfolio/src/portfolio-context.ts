import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { PortfolioContract } from './contract'

export type PortfolioContext = PluginContext<PortfolioContract, SessionContract>
