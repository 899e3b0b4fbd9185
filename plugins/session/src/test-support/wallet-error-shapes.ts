import type { WalletErrorCode } from '../rpc/failure-kinds'

/** An error recorded from a wallet, and the code that `toWalletError` gives it. */
export type ErrorShape = readonly [name: string, thrown: unknown, code: WalletErrorCode]

const errorWith = (message: string, more: object = {}): Error => Object.assign(new Error(message), more)

const rejections: readonly ErrorShape[] = [
  [
    'Coinbase Wallet, rejected',
    { code: 4001, message: 'User denied account authorization' },
    'USER_REJECTED',
  ],
  ['a closed popup', errorWith('User closed modal'), 'USER_REJECTED'],
  ['OKX, rejected without number', { message: 'User reject' }, 'USER_REJECTED'],
  ['Brave, rejected', errorWith('The user rejected the request.', { code: 4001 }), 'USER_REJECTED'],
  ['Rabby, rejected inside', { code: -32603, message: 'User rejected the request.' }, 'USER_REJECTED'],
  ['Chinese, with number', { code: 4001, message: '用户拒绝了请求' }, 'USER_REJECTED'],
  ['Chinese, without number', errorWith('用户取消了操作'), 'USER_REJECTED'],
  ['Turkish, with number', { code: '4001', message: 'Kullanıcı isteği reddetti' }, 'USER_REJECTED'],
  [
    'Ledger',
    {
      name: 'TransportStatusError',
      statusCode: 27013,
      message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
    },
    'USER_REJECTED',
  ],
  [
    'Trezor',
    { success: false, payload: { error: 'Cancelled', code: 'Failure_ActionCancelled' } },
    'USER_REJECTED',
  ],
  ['relay, rejected chains', { code: 5001, message: 'User rejected chains.' }, 'USER_REJECTED'],
  ['relay, rejected events', { code: 5003, message: 'User rejected events.' }, 'USER_REJECTED'],
  ['a text of JSON', '{"code":4001,"message":"User rejected the request"}', 'USER_REJECTED'],
  [
    'viem, three deep',
    errorWith('Execution failed.', {
      cause: errorWith('Request failed.', {
        cause: errorWith('no', { code: 4001, details: 'User rejected' }),
      }),
    }),
    'USER_REJECTED',
  ],
  ['ethers, wrapped twice', { error: { error: { code: 4001 } } }, 'USER_REJECTED'],
  ['frozen', Object.freeze({ code: 4001 }), 'USER_REJECTED'],
]

const otherFailures: readonly ErrorShape[] = [
  ['relay, unsupported chains', { code: 5100, message: 'Unsupported chains.' }, 'SWITCH_CHAIN_FAILED'],
  ['relay, unsupported methods', { code: 5101, message: 'Unsupported methods.' }, 'UNSUPPORTED_METHOD'],
  ['relay, disconnected by the user', { code: 6000, message: 'User disconnected.' }, 'DISCONNECTED'],
  ['relay, request expired', { code: 8000, message: 'Session request expired.' }, 'WALLET_SILENT'],
  ['relay, unknown session', errorWith("No matching key. session topic doesn't exist: 1f"), 'DISCONNECTED'],
  ['an extension that was updated', errorWith('Extension context invalidated.'), 'DISCONNECTED'],
  [
    'an extension that crashed',
    errorWith('MetaMask: Disconnected from MetaMask background. Page reload required.'),
    'DISCONNECTED',
  ],
  [
    'an extension that does not listen',
    errorWith('Could not establish connection. Receiving end does not exist.'),
    'DISCONNECTED',
  ],
  ['network unreachable', new TypeError('Failed to fetch'), 'CHAIN_DISCONNECTED'],
  ['network unreachable, generic code', { code: -32603, message: 'fetch failed' }, 'CHAIN_DISCONNECTED'],
  [
    'rate limit, by message',
    { code: -32603, message: 'Request failed: 429 Too Many Requests' },
    'LIMIT_EXCEEDED',
  ],
  ['rate limit, unknown code', { code: -32016, message: 'over rate limit' }, 'LIMIT_EXCEEDED'],
  [
    'resource not available',
    { code: -32002, message: 'Requested resource not available.' },
    'REQUEST_PENDING',
  ],
  ['pending, number as text', { code: '-32002' }, 'REQUEST_PENDING'],
  ['pending, inside ethers', { code: 'UNKNOWN_ERROR', error: { code: -32002 } }, 'REQUEST_PENDING'],
  ['locked, by name', errorWith('MetaMask is locked. Please unlock it.'), 'WALLET_LOCKED'],
  [
    'wrong parameters',
    { code: -32602, message: "Expected an array with at least one valid string HTTPS url 'rpcUrls'" },
    'INVALID_PARAMS',
  ],
  [
    'replacement underpriced',
    { code: -32603, data: { code: -32000, message: 'replacement transaction underpriced' } },
    'FEE_CAP_TOO_LOW',
  ],
  ['ethers, used nonce', { code: 'NONCE_EXPIRED', message: 'nonce has already been used' }, 'NONCE_TOO_LOW'],
  [
    'ethers, reverted',
    { code: 'CALL_EXCEPTION', shortMessage: 'execution reverted', info: { error: { code: -32603 } } },
    'EXECUTION_REVERTED',
  ],
  ['an unknown code, try again', { code: 1013, message: 'try again later' }, 'WALLET_FAILED'],
  ['an AggregateError', new AggregateError([{ code: 4001 }]), 'WALLET_FAILED'],
  ['an AbortError', new DOMException('The operation was aborted.', 'AbortError'), 'WALLET_FAILED'],
]

export const walletErrorShapes: readonly ErrorShape[] = [...rejections, ...otherFailures]
