/** One kind of failure of a wallet or a chain. */
export interface FailureKind {
  /** RPC codes (JSON-RPC, EIP-1193, EIP-3085, EIP-5792, CAIP-25) with this meaning. Our providers send the first one. */
  readonly numbers?: readonly number[]
  /** Matches messages of wallets and nodes that send no code, or a generic one. */
  readonly pattern?: RegExp
  readonly message: string
  readonly recovery: string
}

const askSite = 'Contact this site’s support.'
const tryOther = 'Try again, or use another wallet.'
const tryAgain = 'Try again.'
const checkAmounts = 'Check the amounts, then try again.'

/**
 * Errors of nodes about transactions. Nodes and wallets send them with various RPC codes, so the message decides: these
 * patterns win over every code except a rejection by the user. The order matters: a contract's revert reason may contain any
 * other message of this list, so EXECUTION_REVERTED is first.
 */
export const chainFailureKinds = {
  EXECUTION_REVERTED: {
    numbers: [3],
    pattern:
      /execution reverted|reverted by the EVM|VM Exception while processing transaction|Transaction with hash \S{1,80} reverted|(?<!out of gas: )gas required exceeds allowance|EVM error (?!OutOfGas)/i,
    message: 'The contract refused this',
    recovery: checkAmounts,
  },
  INSUFFICIENT_FUNDS: {
    pattern:
      /insufficient ?funds|exceeds (transaction sender )?account balance|exceeds the balance of the account|doesn't have enough funds/i,
    message: 'Not enough in your account',
    recovery: 'Add funds for the amount and the network fee, then try again.',
  },
  FEE_CAP_TOO_HIGH: {
    pattern: /(max fee per gas|fee cap|maxFeePerGas)\b.{0,80}(higher than).{0,40}2\^256-1/is,
    message: 'The maximum fee is too high',
    recovery: checkAmounts,
  },
  TIP_ABOVE_FEE_CAP: {
    pattern:
      /(max.?priority.?fee.?per.?gas|\btip\b).{0,80}(higher|greater|bigger) than.{0,40}(max.?fee.?per.?gas|fee cap|2\^256-1)/is,
    message: 'The tip is higher than the maximum fee',
    recovery: checkAmounts,
  },
  FEE_CAP_TOO_LOW: {
    pattern:
      /(max fee per gas|fee cap|maxFeePerGas)\b.{0,80}(less than|lower than|too low for).{0,40}(block|base ?fee)|transaction is outdated|underpriced|FeeTooLow/is,
    message: 'The maximum fee is too low right now',
    recovery: 'Try again with a higher fee.',
  },
  NONCE_TOO_HIGH: {
    pattern: /nonce (is )?too (high|distant)|nonce provided .{0,80}higher than the next|NonceGap/is,
    message: 'An earlier transaction of this account is missing',
    recovery: 'Wait for earlier transactions, then try again.',
  },
  NONCE_TOO_LOW: {
    pattern:
      /nonce (is )?too low|nonce provided .{0,80}lower than the current|nonce has already been used|OldNonce|transaction already imported|already known/is,
    message: 'This transaction was already sent',
    recovery: 'Check your wallet before you try again.',
  },
  NONCE_MAX: {
    pattern: /nonce has max value|nonce .{0,80}exceeds the maximum/is,
    message: 'This account can’t send any more transactions',
    recovery: 'Use another account.',
  },
  GAS_TOO_HIGH: {
    pattern:
      /(intrinsic gas|gas limit) (is )?too high|gas limit reached|exceeds (the )?block gas limit|exceeds the limit allowed for the block/i,
    message: 'This is too much for the network at once',
    recovery: 'Do it in smaller steps.',
  },
  GAS_TOO_LOW: {
    pattern:
      /(intrinsic gas|gas limit) (is )?too low|out ?of ?gas|intrinsic gas exceeds|amount of gas .{0,80}too low/is,
    message: 'The gas limit is too low',
    recovery: 'Try again with a higher gas limit.',
  },
  TRANSACTION_TYPE_UNSUPPORTED: {
    pattern:
      /transaction type (is )?not (valid|supported)|EIP-?(1559|2930|4844|7702)\b.{0,120}not supported/is,
    message: 'This network doesn’t support this kind of transaction',
    recovery: tryOther,
  },
} as const satisfies Readonly<Record<string, FailureKind>>

/** Every failure of a wallet or a chain, by wallet error code. The order matters: the first matching pattern wins. */
export const failureKinds = {
  USER_REJECTED: {
    numbers: [4001, 5000, 5001, 5002, 5003],
    pattern:
      /user (reject|denied|cancel|declined|disapproved|closed)|(rejected|denied|cancell?ed|declined) by (the )?user|ACTION_REJECTED|Failure_ActionCancelled|用户(拒绝|取消)/i,
    message: 'You declined in your wallet',
    recovery: 'Nothing was done. Try again if that was a mistake.',
  },
  REQUEST_PENDING: {
    numbers: [-32002],
    pattern: /already (pending|processing)|request of type .* pending/i,
    message: 'Your wallet is already waiting for an answer',
    recovery: 'Open your wallet and answer it there.',
  },
  WALLET_LOCKED: {
    pattern: /(wallet|keyring|extension|account|metamask)s? (is|are) locked|unlock (the|your) wallet/i,
    message: 'Your wallet is locked',
    recovery: 'Unlock your wallet, then try again.',
  },
  UNAUTHORIZED: {
    numbers: [4100],
    pattern: /has not been authorized|unauthori[sz]ed/i,
    message: 'Your wallet doesn’t let this site do that',
    recovery: 'Connect again and allow it in your wallet.',
  },
  UNSUPPORTED_METHOD: {
    numbers: [4200, 5101],
    pattern: /not[ _-]?(yet )?implemented|unimplemented/i,
    message: 'Your wallet can’t do this',
    recovery: 'Update your wallet, or use another one.',
  },
  DISCONNECTED: {
    numbers: [4900, 6000],
    pattern:
      /extension context invalidated|disconnected from \w+ background|receiving end does not exist|session topic doesn't exist|connector not connected/i,
    message: 'Your wallet isn’t connected',
    recovery: 'Connect it, then try again.',
  },
  CHAIN_DISCONNECTED: {
    numbers: [4901],
    // A module that the page could not load is no request of the wallet: see `loadFailureOf`.
    pattern: /failed to fetch(?! dynamically imported module)|fetch failed/i,
    message: 'Your wallet can’t reach this network',
    recovery: 'Check your connection, or switch the network in your wallet.',
  },
  SWITCH_CHAIN_FAILED: {
    numbers: [4902, 5100],
    pattern: /unrecognized chain id|wallet_addEthereumChain/i,
    message: 'Chain is not supported',
    recovery: 'Add the network in your wallet, or choose another one.',
  },
  UNSUPPORTED_CAPABILITY: {
    numbers: [5700],
    message: 'Your wallet can’t do this',
    recovery: tryOther,
  },
  UNSUPPORTED_CALLS_CHAIN: {
    numbers: [5710],
    message: 'Your wallet can’t do this on this network',
    recovery: 'Choose another network.',
  },
  DUPLICATE_CALLS_ID: {
    numbers: [5720],
    message: 'This was already sent to your wallet',
    recovery: 'Check your wallet before you try again.',
  },
  UNKNOWN_CALLS_ID: {
    numbers: [5730],
    message: 'Your wallet doesn’t know this request',
    recovery: 'Check your wallet before you try again.',
  },
  TOO_MANY_CALLS: {
    numbers: [5740],
    message: 'This is too much for your wallet at once',
    recovery: 'Do it in smaller steps.',
  },
  ATOMIC_UPGRADE_REJECTED: {
    numbers: [5750],
    message: 'You declined the account upgrade',
    recovery: 'Nothing was done. Try again if that was a mistake.',
  },
  ATOMIC_UNSUPPORTED: {
    numbers: [5760],
    message: 'Your wallet can’t do these steps together',
    recovery: 'Do them one by one, or use another wallet.',
  },
  ...chainFailureKinds,
  PARSE_ERROR: { numbers: [-32700], message: 'Your wallet couldn’t read this request', recovery: askSite },
  INVALID_REQUEST: {
    numbers: [-32600],
    message: 'Your wallet couldn’t read this request',
    recovery: askSite,
  },
  METHOD_NOT_FOUND: {
    numbers: [-32601],
    pattern: /method .*(not found|does not exist|not supported|not available)|unsupported method/i,
    message: 'Your wallet doesn’t know this request',
    recovery: 'Update your wallet, or use another one.',
  },
  INVALID_PARAMS: { numbers: [-32602], message: 'Your wallet couldn’t read this request', recovery: askSite },
  RESOURCE_NOT_FOUND: { numbers: [-32001], message: 'Not found', recovery: tryAgain },
  TRANSACTION_REJECTED: {
    numbers: [-32003],
    message: 'The network refused the transaction',
    recovery: 'Check your wallet, then try again.',
  },
  METHOD_NOT_SUPPORTED: {
    numbers: [-32004],
    message: 'Your wallet or the network can’t do this',
    recovery: 'Update your wallet, or use another one.',
  },
  LIMIT_EXCEEDED: {
    numbers: [-32005],
    pattern: /too many requests|over rate limit|rate exceeded/i,
    message: 'Too many requests at once',
    recovery: 'Wait a moment, then try again.',
  },
  JSON_RPC_VERSION_UNSUPPORTED: {
    numbers: [-32006],
    message: 'Your wallet uses an unknown version',
    recovery: 'Update your wallet, or use another one.',
  },
  INVALID_INPUT: { numbers: [-32000], message: 'The network didn’t accept this', recovery: checkAmounts },
  RPC_INTERNAL: { numbers: [-32603], message: 'Something went wrong in your wallet', recovery: tryOther },
  NO_ACCOUNT: { message: 'Your wallet shared no account', recovery: 'Choose an account in your wallet.' },
  INVALID_ANSWER: { message: 'Your wallet sent an unreadable reply', recovery: tryOther },
  WALLET_SILENT: {
    numbers: [8000],
    message: 'Your wallet didn’t answer in time',
    recovery: 'Open your wallet and check.',
  },
  WALLET_FAILED: { message: 'Something went wrong in your wallet', recovery: tryOther },
} as const satisfies Readonly<Record<string, FailureKind>>

/** The value of `code` of a `WalletError`. */
export type WalletErrorCode = keyof typeof failureKinds

export function isWalletErrorCode(code: unknown): code is WalletErrorCode {
  return typeof code === 'string' && Object.hasOwn(failureKinds, code)
}
