import type { PluginContext } from '@latchkey/kernel'
import type { ModalContract } from '@latchkey/modal/contract'
import type { SessionContract } from '@latchkey/session/contract'
import type { EmbeddedWalletContract } from './contract'

/** The plugin's context, where the dialog may be missing. */
export type EmbeddedWalletContext = PluginContext<EmbeddedWalletContract, SessionContract, ModalContract>
