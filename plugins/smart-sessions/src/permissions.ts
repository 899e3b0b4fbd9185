import type { NetworkId } from '@latchkey/session/contract'

type Hex = `0x${string}`

/** A key that may act. Several have to sign together. */
export interface SessionKey {
  readonly type: 'secp256k1' | 'secp256r1'
  readonly publicKey: Hex
}

export interface KeysSigner {
  readonly type: 'keys'
  readonly data: { readonly keys: readonly SessionKey[] }
}

export interface ContractCallPermission {
  readonly type: 'contract-call'
  readonly data: {
    readonly address: Hex
    /** JSON ABI, with the functions that are named. */
    readonly abi: readonly unknown[]
    readonly functions: readonly {
      readonly functionName: string
      /** By position; `null` for an argument that may be anything. */
      readonly args?: readonly ({
        readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
        readonly value: Hex
      } | null)[]
      /** Of the network's own coin, with each call. */
      readonly valueLimit?: Hex
      readonly operation?: 'Call' | 'DelegateCall'
    }[]
  }
}

interface RecurringAllowance {
  /** Smallest units, anew in each period. */
  readonly allowance: Hex
  /** Epoch seconds. */
  readonly start: number
  /** Seconds. */
  readonly period: number
}

export interface NativeAllowancePermission {
  readonly type: 'native-token-recurring-allowance'
  readonly data: RecurringAllowance
}

export interface Erc20AllowancePermission {
  readonly type: 'erc20-recurring-allowance'
  readonly data: RecurringAllowance & { readonly token: Hex }
}

export type SessionPermission = ContractCallPermission | NativeAllowancePermission | Erc20AllowancePermission

/** ERC-7715, without account and chain: these are the active ones. */
export interface PermissionRequest {
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: KeysSigner
  readonly permissions: readonly SessionPermission[]
  readonly policies?: readonly { readonly type: string; readonly data: unknown }[]
}

/** What the wallet has granted. */
export interface GrantedPermissions {
  /** The service's id of it (`pci`). */
  readonly id: string
  readonly networkId: NetworkId
  readonly address: string
  /** EIP-155, in hex. */
  readonly chainId: Hex
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: unknown
  readonly permissions: readonly unknown[]
  /** What the keys need to act, beside their own signatures. */
  readonly context: Hex
  /** How the account is created, where it does not exist yet. */
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex }
}
