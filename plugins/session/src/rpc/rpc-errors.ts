import { chainFailureKinds, checkAmounts, type FailureKind } from './chain-errors'

export type { FailureKind } from './chain-errors'

const askSite = 'Tell the people who run this site.'
const tryOther = 'Try again, or use another wallet.'
const tryAgain = 'Try again.'

/** Every failure of a wallet or a chain, by our code. Order matters: the first pattern that fits wins. */
export const failureKinds = {
  USER_REJECTED: {
    numbers: [4001, 5000, 5001, 5002, 5003],
    pattern:
      /user (reject|denied|cancel|declined|disapproved|closed)|(rejected|denied|cancell?ed|declined) by (the )?user|ACTION_REJECTED|Failure_ActionCancelled|用户(拒绝|取消)/i,
    message: 'You said no in your wallet',
    recovery: 'Nothing was done. Try again if that was a mistake.',
  },
  REQUEST_PENDING: {
    numbers: [-32002],
    pattern: /already (pending|processing)|request of type .* pending/i,
    message: 'Your wallet is already waiting for an answer',
    recovery: 'Open your wallet and answer the request that waits there.',
  },
  WALLET_LOCKED: {
    pattern: /(wallet|keyring|extension|account|metamask)s? (is|are) locked|unlock (the|your) wallet/i,
    message: 'Your wallet is locked',
    recovery: 'Unlock your wallet, then try again.',
  },
  UNAUTHORIZED: {
    numbers: [4100],
    pattern: /has not been authorized|unauthori[sz]ed/i,
    message: 'Your wallet does not let this site do that',
    recovery: 'Connect again and allow it in your wallet.',
  },
  UNSUPPORTED_METHOD: {
    numbers: [4200, 5101],
    message: 'Your wallet cannot do this',
    recovery: 'Update your wallet, or use another one.',
  },
  DISCONNECTED: {
    numbers: [4900, 6000],
    pattern:
      /extension context invalidated|disconnected from \w+ background|receiving end does not exist|session topic doesn't exist/i,
    message: 'Your wallet is no longer connected',
    recovery: 'Connect again.',
  },
  CHAIN_DISCONNECTED: {
    numbers: [4901],
    pattern: /failed to fetch|fetch failed/i,
    message: 'Your wallet has lost this network',
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
    message: 'Your wallet lacks something this needs',
    recovery: tryOther,
  },
  UNSUPPORTED_CALLS_CHAIN: {
    numbers: [5710],
    message: 'Your wallet cannot do this on this network',
    recovery: 'Choose another network.',
  },
  DUPLICATE_CALLS_ID: {
    numbers: [5720],
    message: 'This was already sent to your wallet',
    recovery: 'Look into your wallet before you try again.',
  },
  UNKNOWN_CALLS_ID: {
    numbers: [5730],
    message: 'Your wallet does not know this request',
    recovery: 'Look into your wallet before you try again.',
  },
  TOO_MANY_CALLS: {
    numbers: [5740],
    message: 'This is too much for your wallet at once',
    recovery: 'Do it in smaller steps.',
  },
  ATOMIC_UPGRADE_REJECTED: {
    numbers: [5750],
    message: 'You did not let your wallet upgrade the account',
    recovery: 'Nothing was done. Try again if that was a mistake.',
  },
  ATOMIC_UNSUPPORTED: {
    numbers: [5760],
    message: 'Your wallet cannot do these steps in one go',
    recovery: 'Do them one by one, or use another wallet.',
  },
  ...chainFailureKinds,
  PARSE_ERROR: { numbers: [-32700], message: 'The request could not be read', recovery: askSite },
  INVALID_REQUEST: { numbers: [-32600], message: 'The request was not a valid one', recovery: askSite },
  METHOD_NOT_FOUND: {
    numbers: [-32601],
    pattern: /method .*(not found|does not exist|not supported|not available)|unsupported method/i,
    message: 'Your wallet does not know this request',
    recovery: 'Update your wallet, or use another one.',
  },
  INVALID_PARAMS: { numbers: [-32602], message: 'The request had a wrong part', recovery: askSite },
  RESOURCE_NOT_FOUND: { numbers: [-32001], message: 'What was asked for is not there', recovery: tryAgain },
  TRANSACTION_REJECTED: {
    numbers: [-32003],
    message: 'The network refused the transaction',
    recovery: 'Look into your wallet, then try again.',
  },
  METHOD_NOT_SUPPORTED: {
    numbers: [-32004],
    message: 'Your wallet or the network cannot do this',
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
    message: 'Your wallet speaks an unknown version',
    recovery: 'Update your wallet, or use another one.',
  },
  INVALID_INPUT: { numbers: [-32000], message: 'The request was refused as it was', recovery: checkAmounts },
  RPC_INTERNAL: { numbers: [-32603], message: 'Something went wrong in your wallet', recovery: tryOther },
  NO_ACCOUNT: { message: 'Your wallet gave no account', recovery: 'Choose an account in your wallet.' },
  INVALID_ANSWER: { message: 'Your wallet gave an answer that makes no sense', recovery: tryOther },
  WALLET_SILENT: {
    numbers: [8000],
    message: 'Your wallet did not answer in time',
    recovery: 'Open your wallet and look.',
  },
  WALLET_FAILED: { message: 'Your wallet did not say what went wrong', recovery: tryOther },
} as const satisfies Readonly<Record<string, FailureKind>>

export type WalletErrorCode = keyof typeof failureKinds
