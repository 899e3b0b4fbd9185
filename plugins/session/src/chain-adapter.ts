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

export interface ChainReading {
  /**
   * Asks the network itself, over the host's own RPC, what a connected wallet does not answer. `undefined` for what only
   * a wallet can do.
   */
  answer(
    question: { readonly method: string; readonly params: unknown },
    network: Network,
    signal: AbortSignal,
  ): Promise<{ readonly answer: unknown } | undefined>
}

/** A small core and optional abilities. A feature asks for an ability, never for a namespace. */
export interface ChainAdapter extends SlotItem {
  readonly namespace: ChainNamespace
  readonly networks: readonly Network[]
  isAddress(input: string): boolean
  readonly balance?: NativeBalance
  readonly read?: ChainReading
  readonly sign?: MessageSigning
}
