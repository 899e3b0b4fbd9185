import type { CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { ModalContract } from '@latchkey/modal/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { EmbeddedWalletContract } from './contract'

/** The plugin's context, where the dialog and the directory may be missing. */
export type EmbeddedWalletContext = PluginContext<
  EmbeddedWalletContract,
  SessionContract,
  CloudContract | ModalContract
>
