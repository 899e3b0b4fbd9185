import type { Account, Network } from './account'

/**
 * A token; without an address the native currency. Symbol (plain text, one line) and decimals are what the token's contract
 * states, not verified. They are missing if they could not be read.
 */
export interface ExplainedToken {
  readonly address?: string
  readonly symbol?: string
  readonly decimals?: number
}

/** One effect of a request. Amounts are in the smallest unit, as decimal digits. */
export type RequestAction =
  | {
      readonly type: 'transfer'
      /** The sender. Missing if it is the requesting account itself. */
      readonly from?: string
      readonly to: string
      /** Solana: the receiver's token account. `to` is then its owner. */
      readonly tokenAccount?: string
      readonly token: ExplainedToken
      readonly amount: string
      /** See `allowance`. */
      readonly mayBeNft?: boolean
    }
  | {
      readonly type: 'nft-transfer'
      readonly from?: string
      readonly to: string
      readonly collection: string
      readonly tokenId: string
      /** ERC-1155: the number of pieces. */
      readonly amount?: string
      /**
       * True if ERC-20 has the same function, and the contract was only reported to be an NFT by the network. If that
       * report is wrong, `tokenId` is an amount of tokens in the smallest unit.
       */
      readonly isReported?: boolean
    }
  | {
      /** `spender` may transfer this amount later without asking again; `0` revokes the allowance. */
      readonly type: 'allowance'
      readonly spender: string
      readonly token: ExplainedToken
      readonly amount: string
      /** The contract treats the amount as unlimited, or it is all that exists of the token. */
      readonly isUnlimited: boolean
      /** The amount is added to the existing allowance. */
      readonly isIncrease?: boolean
      /**
       * True if ERC-721 has the same method, and the network does not say which standard the contract has. For NFTs `amount`
       * is the number of the one that `spender` may transfer, also if it is `0`.
       */
      readonly mayBeNft?: boolean
      /** Seconds since the epoch, as decimal digits. */
      readonly expiresAt?: string
    }
  | {
      readonly type: 'nft-allowance'
      readonly spender: string
      readonly collection: string
      readonly tokenId: string
      /** See `nft-transfer`. */
      readonly isReported?: boolean
    }
  | {
      /** Whether `operator` may transfer every NFT of a collection from now on. */
      readonly type: 'collection-allowance'
      readonly operator: string
      readonly collection: string
      readonly isAllowed: boolean
    }
  /** Solana: the owner of an account changes. Without `owner`, the account has none afterwards. */
  | { readonly type: 'ownership'; readonly account: string; readonly owner?: string }
  /** A contract is created. `amount` is what it gets of the network's coin, if it gets any. */
  | { readonly type: 'deploy'; readonly byteCount: number; readonly amount?: string }
  /** Text that is written to the chain. */
  | { readonly type: 'memo'; readonly text: string }
  /**
   * A contract or program is called, and the call could not be decoded. `takes` is the name of a known method by which others
   * get tokens or NFTs.
   */
  | {
      readonly type: 'call'
      readonly to: string
      readonly data: string
      readonly byteCount: number
      readonly takes?: string
    }

/** A named value of typed data or of a permission. `value` is text, or the list of members of a struct or array. */
export interface ExplainedField {
  readonly name: string
  /** EIP-712 type, if there is one. */
  readonly type?: string
  readonly value: string | readonly ExplainedField[]
}

/** Restricts one argument of a method that a key may call. `position` counts from 1. */
export interface ExplainedCondition {
  readonly position: number
  readonly operator: 'equal' | 'greater' | 'less'
  /** Decimal digits. */
  readonly value: string
  /** True if the wallet may compare something else than this argument, so that the condition limits nothing for sure. */
  readonly isUncertain?: boolean
}

/** One thing that keys may do without asking again. Amounts are in the smallest unit, as decimal digits. */
export type ExplainedPermission =
  | {
      readonly type: 'method'
      readonly contract: string
      /** The name: the real one of a known method, otherwise as the request has it. */
      readonly method: string
      /** What a contract chooses a method by: `0x` and 8 digits. Missing if the request leaves open which one it is. */
      readonly selector?: string
      /** The name in the request, if a known method has another one. */
      readonly claimedName?: string
      readonly conditions: readonly ExplainedCondition[]
      /** What exists of the token whose amount the conditions limit, in the smallest unit. Missing where that is not known. */
      readonly supply?: string
      /** The most native currency that each call may transfer. Missing if the request has no limit. */
      readonly valueLimit?: string
      /** The contract's code runs as the account (delegate call), so it may do anything. */
      readonly isDelegate: boolean
    }
  | {
      readonly type: 'allowance'
      readonly token: ExplainedToken
      readonly amount: string
      /** See the allowance of a request. */
      readonly isUnlimited: boolean
      /** What exists of the token, in the smallest unit. Missing where that is not known. */
      readonly supply?: string
      readonly periodSeconds: string
      /** Seconds since the epoch, as decimal digits. */
      readonly startsAt?: string
    }
  /** The permission could not be decoded. `name` is its type, or empty. */
  | { readonly type: 'unknown'; readonly name: string }

/** Permissions of keys for an account, and when they expire (ERC-7715). */
export interface ExplainedGrant {
  /** Seconds since the epoch, as decimal digits. Missing if the grant never expires. */
  readonly expiresAt?: string
  /** Public keys or addresses that get the permissions; several have to sign together. Empty if none could be decoded. */
  readonly signers: readonly string[]
  readonly permissions: readonly ExplainedPermission[]
}

/**
 * A warning that a view shows before everything else. `high-fee`: the request sets a fee far above the usual one.
 * `any-network`: the signature contains no network, so it is valid on every network. `other-network`: the network does not
 * know the block hash in the transaction, so the transaction has expired or is for another network. `unread-permission`: the
 * name or the members of typed data suggest that others get tokens by it, but it could not be decoded. `account-delegation`:
 * the transaction sets the code of accounts (EIP-7702), so that a contract may act as the user's. `unread-parts`: the request
 * contains more than its steps say.
 */
export type RequestWarning =
  | 'high-fee'
  | 'any-network'
  | 'other-network'
  | 'unread-permission'
  | 'account-delegation'
  | 'unread-parts'

/** What a request would do if the user approves it, as far as it could be decoded. Plain data, limited in size. */
export interface ExplainedRequest {
  /** `other`: the request could not be decoded at all. */
  readonly subject: 'message' | 'typed-data' | 'transaction' | 'permissions' | 'user-operation' | 'other'
  /** Its effects in order: one list for each call of a batch (EVM) or each instruction (Solana). */
  readonly steps: readonly (readonly RequestAction[])[]
  readonly message?: { readonly text?: string; readonly hex: string }
  /** EIP-712: the name of the struct that is signed. */
  readonly primaryType?: string
  /** EIP-712: the domain. */
  readonly domain?: readonly ExplainedField[]
  /** The fields of typed data, or of a request whose effects could not be decoded. */
  readonly fields?: readonly ExplainedField[]
  /**
   * The highest network fee of the request, in the smallest unit of the native currency. Missing if the request does not
   * state it.
   */
  readonly fee?: string
  /** The grant of `wallet_grantPermissions` or `wallet_revokePermissions`, if it could be decoded. */
  readonly grant?: ExplainedGrant
  /** Missing if there are none. */
  readonly warnings?: readonly RequestWarning[]
  /** True if parts were left out because they were too large or too deeply nested. */
  readonly isTruncated: boolean
}

/** The change of one balance of the account, without the network fee. */
export interface BalanceChange {
  readonly token: ExplainedToken
  /** In the smallest unit, as decimal digits; negative (`-`) if the balance decreases. For NFTs: the number of pieces. */
  readonly amount: string
  readonly isNft?: boolean
  /** For NFTs: the token id. */
  readonly tokenId?: string
}

/** A right that a simulated request gives: the account that has it may take tokens of the contract. */
export interface GivenRight {
  /** The contract of the token or of the NFTs, or one that manages rights over them, as Permit2. */
  readonly contract: string
  readonly to: string
}

/**
 * `unavailable`: the network's RPC cannot simulate, or the request does not change balances. `failing`: the request would
 * fail now; `reason` is the contract's revert reason.
 */
export type SimulationResult =
  | {
      readonly status: 'changes'
      readonly changes: readonly BalanceChange[]
      /** Gas that the calls have used together, as decimal digits (EVM). Missing if the network does not say. */
      readonly gas?: string
      /** Rights over tokens and NFTs that the account would have given, by the events of their contracts (EVM). */
      readonly rights?: readonly GivenRight[]
    }
  | { readonly status: 'failing'; readonly reason?: string }
  | { readonly status: 'unavailable' }

/** A wallet request that the user has not approved yet. */
export interface PendingWalletRequest {
  readonly method: string
  readonly params: unknown
}

/** Explains a request before the user approves it. Reads only the network's RPC URLs. */
export interface RequestExplainer {
  /** Decodes a request. Malformed requests do not reject; it rejects only with the signal's reason. */
  explain(
    request: PendingWalletRequest,
    account: Account,
    network: Network,
    signal: AbortSignal,
  ): Promise<ExplainedRequest>
  /** Simulates a request. Rejects only with the signal's reason. */
  simulate(
    request: PendingWalletRequest,
    account: Account,
    network: Network,
    signal: AbortSignal,
  ): Promise<SimulationResult>
}
