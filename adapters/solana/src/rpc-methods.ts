import type { DeclaredMethod, RpcMethod } from '@latchkey/kernel'
import { listMethods, solanaMethods } from '@latchkey/session/requests'

/** `message` and `pubkey` in base58, and so is the answer: as wallets behind a relay have it. */
export const solanaSignMessage: RpcMethod<{ readonly message: string; readonly pubkey: string }, unknown> = {
  name: 'solana_signMessage',
  ...solanaMethods.solana_signMessage,
}

interface TransactionParams {
  /** base64. */
  readonly transaction: string
  readonly pubkey: string
}

export const solanaSignAndSendTransaction: RpcMethod<TransactionParams, unknown> = {
  name: 'solana_signAndSendTransaction',
  ...solanaMethods.solana_signAndSendTransaction,
}

export const solanaSignTransaction: RpcMethod<TransactionParams, unknown> = {
  name: 'solana_signTransaction',
  ...solanaMethods.solana_signTransaction,
}

/** Every method of Solana wallets that is known by name. Others pass through. */
export const rpcMethods = (): readonly DeclaredMethod[] => listMethods(solanaMethods)
