import type { SlotItem } from '@latchkey/kernel'
import type { Account, ActiveTarget, ChainNamespace, Network } from './account'

/** A quantity in the smallest unit. */
export interface NativeAmount {
  /** Decimal digits: wei, lamports. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
}

/** Reads the native balance over the host's own RPC. */
export interface NativeBalance {
  native(account: Account, network: Network, signal: AbortSignal): Promise<NativeAmount>
}

export interface MessageSigning {
  /** Resolves with the signature in the chain's usual text form. */
  message(text: string, target: ActiveTarget): Promise<string>
}

/** A small core and optional abilities. A feature asks for an ability, never for a namespace. */
export interface ChainAdapter extends SlotItem {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  isAddress(input: string): boolean
  readonly balance?: NativeBalance
  readonly sign?: MessageSigning
}
