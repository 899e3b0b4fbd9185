import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { WalletConnectContract } from './contract'

export type WalletConnectContext = PluginContext<WalletConnectContract, SessionContract, CloudContract>
