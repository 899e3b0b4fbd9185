import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { EvmContract } from './contract'

export type EvmContext = PluginContext<EvmContract, SessionContract>
