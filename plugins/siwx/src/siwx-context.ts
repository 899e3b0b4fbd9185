import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { SiwxContract } from './contract'

export type SiwxContext = PluginContext<SiwxContract, SessionContract>
