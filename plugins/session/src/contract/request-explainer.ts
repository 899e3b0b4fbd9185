import type { Account, Network } from './account'

/**
 * The native currency, or a token with its address. Symbol and decimals are what the token's contract says of itself:
 * plain text of one line, not verified. Missing where they could not be read.
 */
export interface ExplainedToken {
  readonly address?: string
  readonly symbol?: string
  readonly decimals?: number
}

/** One effect of a request. Amounts are decimal digits in the smallest unit. */
export type RequestAction =
  | {
      readonly type: 'transfer'
      /** Missing where the account itself pays. */
      readonly from?: string
      readonly to: string
      /** Solana: the receiver's token account, where `to` is its owner. */
      readonly tokenAccount?: string
      readonly token: ExplainedToken
      readonly amount: string
    }
  | {
      readonly type: 'nft-transfer'
      readonly from?: string
      readonly to: string
      readonly collection: string
      readonly tokenId: string
      /** ERC-1155: how many of them. */
      readonly amount?: string
      /**
       * Only the network says that it is an NFT: the function is one of tokens too, whose amount in smallest units is
       * `tokenId` then.
       */
      readonly isReported?: boolean
    }
  | {
      /** `spender` may take this amount later without asking; `0` ends that. */
      readonly type: 'allowance'
      readonly spender: string
      readonly token: ExplainedToken
      readonly amount: string
      /** The amount is more than any token has. */
      readonly isUnlimited: boolean
      /** Added to what the spender may take already. */
      readonly isIncrease?: boolean
      /** Epoch seconds, decimal digits. */
      readonly expiresAt?: string
    }
  | {
      readonly type: 'nft-allowance'
      readonly spender: string
      readonly collection: string
      readonly tokenId: string
      /** As above. */
      readonly isReported?: boolean
    }
  | {
      /** `operator` may, or may no longer, move every NFT of a collection. */
      readonly type: 'collection-allowance'
      readonly operator: string
      readonly collection: string
      readonly isAllowed: boolean
    }
  /** An account gets another owner (Solana); without `owner` it has none afterwards. */
  | { readonly type: 'ownership'; readonly account: string; readonly owner?: string }
  | { readonly type: 'deploy'; readonly byteCount: number }
  /** Text that is written to the chain. */
  | { readonly type: 'memo'; readonly text: string }
  /** A contract or program is called, and what it does was not decoded. */
  | { readonly type: 'call'; readonly to: string; readonly data: string; readonly byteCount: number }

/** A value with its name: of typed data, of permissions. `value` is text for a leaf, else the members. */
export interface ExplainedField {
  readonly name: string
  /** EIP-712 type, where there is one. */
  readonly type?: string
  readonly value: string | readonly ExplainedField[]
}

/** Of one argument: what a key may call a method with. `position` counts from 1. */
export interface ExplainedCondition {
  readonly position: number
  readonly operator: 'equal' | 'greater' | 'less'
  /** Decimal digits. */
  readonly value: string
}

/** One thing that keys may do without asking again. Amounts are decimal digits in the smallest unit. */
export type ExplainedPermission =
  | {
      readonly type: 'method'
      readonly contract: string
      /** As the request names it. */
      readonly method: string
      readonly conditions: readonly ExplainedCondition[]
      /** Of the native currency, with each call. Missing where the request names no limit. */
      readonly valueLimit?: string
      /** The code of the contract would run as the account's own: it may do anything. */
      readonly isDelegate: boolean
    }
  | {
      readonly type: 'allowance'
      readonly token: ExplainedToken
      readonly amount: string
      /** The amount is more than any token has. */
      readonly isUnlimited: boolean
      readonly periodSeconds: string
      /** Epoch seconds, decimal digits. */
      readonly startsAt?: string
    }
  /** It cannot be read; `name` is its type, where it has one. */
  | { readonly type: 'unknown'; readonly name: string }

/** What keys may do for an account, and until when (ERC-7715). */
export interface ExplainedGrant {
  /** Epoch seconds, decimal digits. Missing where it never ends. */
  readonly expiresAt?: string
  /** Public keys or addresses that act; several act together. Empty where the request names none that can be read. */
  readonly signers: readonly string[]
  readonly permissions: readonly ExplainedPermission[]
}

/**
 * What the user has to know before anything else. `high-fee`: the request itself sets a fee that no ordinary one needs.
 * `any-network`: the signature names no network, so it is valid on every one. `other-network`: the network does not know the
 * block that the transaction names, so it has expired or is meant for another network. `unread-permission`: it is named
 * like a permission to spend, and which one it is was not decoded.
 */
export type RequestWarning = 'high-fee' | 'any-network' | 'other-network' | 'unread-permission'

/** What a request that waits for approval would do, as far as it could be decoded. Plain data, limited in size. */
export interface ExplainedRequest {
  /** `other`: the request could not be decoded at all. */
  readonly subject: 'message' | 'typed-data' | 'transaction' | 'permissions' | 'user-operation' | 'other'
  /** What it does, in order: the calls of a batch, the instructions of each transaction. */
  readonly steps: readonly (readonly RequestAction[])[]
  readonly message?: { readonly text?: string; readonly hex: string }
  /** EIP-712: the name of the struct that is signed. */
  readonly primaryType?: string
  /** EIP-712. */
  readonly domain?: readonly ExplainedField[]
  /** Of typed data, and of requests without effects that could be decoded. */
  readonly fields?: readonly ExplainedField[]
  /**
   * The most that the account pays as network fee, in the smallest unit of the native currency, where the request itself
   * says it.
   */
  readonly fee?: string
  /** Of `wallet_grantPermissions` and `wallet_revokePermissions`, where they could be read. */
  readonly grant?: ExplainedGrant
  /** Missing where there is none. */
  readonly warnings?: readonly RequestWarning[]
  /** Something was too large or too deep to be listed. */
  readonly isCut: boolean
}

/** What the account would have more or less of afterwards, without the fee. */
export interface BalanceChange {
  readonly token: ExplainedToken
  /** Decimal digits in the smallest unit, with `-` for what leaves. Of NFTs: how many. */
  readonly amount: string
  readonly isNft?: boolean
  /** Of NFTs: which one. */
  readonly tokenId?: string
}

/**
 * `unavailable`: the network's RPC does not simulate, or the request is none that changes balances. `failing`: it would
 * fail as things are now; `reason` is the contract's own text.
 */
export type SimulationResult =
  | { readonly status: 'changes'; readonly changes: readonly BalanceChange[] }
  | { readonly status: 'failing'; readonly reason?: string }
  | { readonly status: 'unavailable' }

export interface PendingWalletRequest {
  readonly method: string
  readonly params: unknown
}

/** Says what a request would do before the user approves it. Reads only the host's own RPC. */
export interface RequestExplainer {
  /** Never rejects for what the request contains; rejects with the signal's reason. */
  explain(
    request: PendingWalletRequest,
    account: Account,
    network: Network,
    signal: AbortSignal,
  ): Promise<ExplainedRequest>
  /** Rejects with the signal's reason only. */
  simulate(
    request: PendingWalletRequest,
    account: Account,
    network: Network,
    signal: AbortSignal,
  ): Promise<SimulationResult>
}
