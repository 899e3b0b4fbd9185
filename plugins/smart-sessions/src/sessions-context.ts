import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { SmartSessionsContract } from './contract'

export type SessionsContext = PluginContext<SmartSessionsContract, SessionContract | CloudContract>
