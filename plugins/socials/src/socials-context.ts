import type { ConnectContract } from '@latchkey/connect/contract'
import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract } from '@latchkey/session/contract'
import type { SocialsContract } from './contract'

export type SocialsContext = PluginContext<
  SocialsContract,
  EmbeddedWalletContract | SessionContract,
  ConnectContract
>
