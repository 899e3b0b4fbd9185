import type { DeclaredMethod, RpcMethod } from '@latchkey/kernel'
import { listMethods, solanaMethods } from '@latchkey/session/rpc-methods'

/** `message` and `pubkey` in base58, and so is the answer: as wallets behind a relay have it. */
export const solanaSignMessage: RpcMethod<{ readonly message: string; readonly pubkey: string }, unknown> = {
  name: 'solana_signMessage',
  ...solanaMethods.solana_signMessage,
}

/** Every method of Solana wallets that is known by name. Others pass through. */
export const rpcMethods = (): readonly DeclaredMethod[] => listMethods(solanaMethods)
