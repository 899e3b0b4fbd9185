import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { OnrampContract } from './contract'

export type OnrampContext = PluginContext<OnrampContract, SessionContract | PortfolioContract, CloudContract>
