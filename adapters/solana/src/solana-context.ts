import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { SolanaContract } from './contract'

export type SolanaContext = PluginContext<SolanaContract, SessionContract>
