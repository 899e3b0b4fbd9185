/** One kind of failure of a wallet or a chain. */
export interface FailureKind {
  /** JSON-RPC, EIP-1193, EIP-3085, EIP-5792 or CAIP-25 numbers that mean it; the first is ours to send. */
  readonly numbers?: readonly number[]
  /** What wallets and nodes write when they send no number, or one that says little. */
  readonly pattern?: RegExp
  readonly message: string
  readonly recovery: string
}

export const checkAmounts = 'Check the amounts, then try again.'

/**
 * What a node says of a transaction. Nodes and wallets put any number beside it, so the sentence decides: these
 * patterns are read before every number except the one of a user's refusal. Order matters: a contract may write
 * any other sentence of this list into its reason, so its own line stands first.
 */
export const chainFailureKinds = {
  EXECUTION_REVERTED: {
    numbers: [3],
    pattern:
      /execution reverted|VM Exception while processing transaction|(?<!out of gas: )gas required exceeds allowance|EVM error (?!OutOfGas)/i,
    message: 'The contract refused this',
    recovery: checkAmounts,
  },
  INSUFFICIENT_FUNDS: {
    pattern:
      /insufficient ?funds|exceeds (transaction sender )?account balance|exceeds the balance of the account|doesn't have enough funds/i,
    message: 'There is not enough in your account to pay for this',
    recovery: 'Add funds for the amount and the network fee, then try again.',
  },
  FEE_CAP_TOO_HIGH: {
    pattern: /(max fee per gas|fee cap|maxFeePerGas)\b.{0,80}(higher than).{0,40}2\^256-1/is,
    message: 'The highest fee is set impossibly high',
    recovery: checkAmounts,
  },
  TIP_ABOVE_FEE_CAP: {
    pattern:
      /(max.?priority.?fee.?per.?gas|\btip\b).{0,80}(higher|greater|bigger) than.{0,40}(max.?fee.?per.?gas|fee cap|2\^256-1)/is,
    message: 'The tip is higher than the highest fee',
    recovery: checkAmounts,
  },
  FEE_CAP_TOO_LOW: {
    pattern:
      /(max fee per gas|fee cap|maxFeePerGas)\b.{0,80}(less than|lower than|too low for).{0,40}(block|base ?fee)|transaction is outdated|underpriced|FeeTooLow/is,
    message: 'The highest fee is set too low for the network right now',
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
    recovery: 'Look into your wallet before you try again.',
  },
  NONCE_MAX: {
    pattern: /nonce has max value|nonce .{0,80}exceeds the maximum/is,
    message: 'This account cannot send any more transactions',
    recovery: 'Use another account.',
  },
  GAS_TOO_HIGH: {
    pattern:
      /(intrinsic gas|gas limit) (is )?too high|gas limit reached|exceeds (the )?block gas limit|exceeds the limit allowed for the block/i,
    message: 'This needs more than the network does at once',
    recovery: 'Do it in smaller steps.',
  },
  GAS_TOO_LOW: {
    pattern:
      /(intrinsic gas|gas limit) (is )?too low|out ?of ?gas|intrinsic gas exceeds|amount of gas .{0,80}too low/is,
    message: 'Too little gas was set for this',
    recovery: 'Try again with a higher gas limit.',
  },
  TRANSACTION_TYPE_UNSUPPORTED: {
    pattern:
      /transaction type (is )?not (valid|supported)|EIP-?(1559|2930|4844|7702)\b.{0,120}not supported/is,
    message: 'This network does not know this kind of transaction',
    recovery: 'Try again, or use another wallet.',
  },
} as const satisfies Readonly<Record<string, FailureKind>>
