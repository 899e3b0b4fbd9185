import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { EmailContract } from './contract'

export type EmailContext = PluginContext<
  EmailContract,
  EmbeddedWalletContract | SessionContract,
  ConnectContract
>
