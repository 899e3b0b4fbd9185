import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { PairingController } from '@latchkey/session/contract'

export interface WalletConnectApi {
  /**
   * The same as the connector's pairing, for a page that draws its own code. `undefined` if WalletConnect is
   * off.
   */
  readonly pairing: PairingController | undefined
}

export interface WalletConnectContract {
  readonly id: 'walletconnect'
  readonly api: WalletConnectApi
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const walletConnectContract: ContractToken<WalletConnectContract> =
  /* @__PURE__ */ defineContract<WalletConnectContract>('walletconnect', 1)
