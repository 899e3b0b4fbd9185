import type { NetworkId } from '@latchkey/session/contract'

type Hex = `0x${string}`

/** A key that gets permissions. Several keys have to sign together. */
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
    /** JSON ABI with the permitted functions. */
    readonly abi: readonly unknown[]
    readonly functions: readonly {
      readonly functionName: string
      /** Conditions by position; `null`: any argument. */
      readonly args?: readonly ({
        readonly operator: 'EQUAL' | 'GREATER_THAN' | 'LESS_THAN'
        readonly value: Hex
      } | null)[]
      /** Maximum of native currency per call. */
      readonly valueLimit?: Hex
      readonly operation?: 'Call' | 'DelegateCall'
    }[]
  }
}

interface RecurringAllowance {
  /** In smallest units, renewed in each period. */
  readonly allowance: Hex
  /** Epoch seconds, in the future. */
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

/** An ERC-7715 request for the active account and chain. */
export interface PermissionRequest {
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: KeysSigner
  readonly permissions: readonly SessionPermission[]
  readonly policies?: readonly { readonly type: string; readonly data: unknown }[]
}

/** The wallet's grant. */
export interface GrantedPermissions {
  /** The service's id of the session (`pci`). */
  readonly id: string
  readonly networkId: NetworkId
  readonly address: string
  /** EIP-155 chain id in hex. */
  readonly chainId: Hex
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: unknown
  readonly permissions: readonly unknown[]
  /** Further limits on the keys: those in the wallet's response, or else those of the request. */
  readonly policies?: readonly unknown[]
  /** The context that keys pass on with their signatures. */
  readonly context: Hex
  /** How to deploy the account, if it is not deployed yet. */
  readonly accountMeta?: { readonly factory: Hex; readonly factoryData: Hex }
}
