import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from './contract'

export type SessionContext = PluginContext<SessionContract>
