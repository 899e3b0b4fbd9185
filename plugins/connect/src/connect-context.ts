import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { ConnectContract } from './contract'

export type ConnectContext = PluginContext<ConnectContract, SessionContract, CloudContract>
