import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { PortfolioContract } from '@latchkey/portfolio/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { NamesContract } from './contract'

export type NamesContext = PluginContext<NamesContract, SessionContract | CloudContract, PortfolioContract>
