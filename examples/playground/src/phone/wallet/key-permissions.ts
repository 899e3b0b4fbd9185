import {
  createKeyPermissions,
  type Grant,
  type GrantRequest,
  type KeyPermissions,
  type Session,
} from '@latchkey/simulated-wallet/permissions'
import type { Address, Hex } from 'viem'

/** Permissions for the keys of a page (ERC-7715), or the end of them. */
export type PermissionsContent =
  | {
      readonly kind: 'grant'
      readonly address: Address
      readonly given: GrantRequest
      readonly grant: Grant
    }
  | {
      readonly kind: 'revoke'
      readonly address: Address
      readonly context: Hex
      readonly session: Session
    }

/** What this phone has granted. The phone keeps it and refuses what it has revoked. */
export const openPermissions = (storage: Pick<Storage, 'getItem' | 'setItem'>): KeyPermissions =>
  createKeyPermissions({
    storage,
    key: 'lantern/permissions',
    nowSeconds: () => Math.floor(Date.now() / 1_000),
  })

export const evmChainId = (networkId: string): number => Number(networkId.split(':')[1])
