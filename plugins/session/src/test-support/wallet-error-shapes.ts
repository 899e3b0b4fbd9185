import type { WalletErrorCode } from '../rpc/rpc-errors'

/** An error recorded from a wallet, and the code it gets. */
export type ErrorShape = readonly [name: string, thrown: unknown, code: WalletErrorCode]

const failed = (message: string, more: object = {}): Error => Object.assign(new Error(message), more)

const refusals: readonly ErrorShape[] = [
  ['Coinbase Wallet, refused', { code: 4001, message: 'User denied account authorization' }, 'USER_REJECTED'],
  ['a popup that was closed', failed('User closed modal'), 'USER_REJECTED'],
  ['OKX, refused without number', { message: 'User reject' }, 'USER_REJECTED'],
  ['Brave, refused', failed('The user rejected the request.', { code: 4001 }), 'USER_REJECTED'],
  ['Rabby, refused inside', { code: -32603, message: 'User rejected the request.' }, 'USER_REJECTED'],
  ['Chinese, with number', { code: 4001, message: '用户拒绝了请求' }, 'USER_REJECTED'],
  ['Chinese, without number', failed('用户取消了操作'), 'USER_REJECTED'],
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
  ['relay, refused chains', { code: 5001, message: 'User rejected chains.' }, 'USER_REJECTED'],
  ['relay, refused events', { code: 5003, message: 'User rejected events.' }, 'USER_REJECTED'],
  ['a text of JSON', '{"code":4001,"message":"User rejected the request"}', 'USER_REJECTED'],
  [
    'viem, three deep',
    failed('Execution failed.', {
      cause: failed('Request failed.', { cause: failed('no', { code: 4001, details: 'User rejected' }) }),
    }),
    'USER_REJECTED',
  ],
  ['ethers, wrapped twice', { error: { error: { code: 4001 } } }, 'USER_REJECTED'],
  ['frozen', Object.freeze({ code: 4001 }), 'USER_REJECTED'],
]

const elsewhere: readonly ErrorShape[] = [
  ['relay, chains it lacks', { code: 5100, message: 'Unsupported chains.' }, 'SWITCH_CHAIN_FAILED'],
  ['relay, methods it lacks', { code: 5101, message: 'Unsupported methods.' }, 'UNSUPPORTED_METHOD'],
  ['relay, left', { code: 6000, message: 'User disconnected.' }, 'DISCONNECTED'],
  ['relay, too late', { code: 8000, message: 'Session request expired.' }, 'WALLET_SILENT'],
  ['relay, forgotten', failed("No matching key. session topic doesn't exist: 1f"), 'DISCONNECTED'],
  ['an extension that was updated', failed('Extension context invalidated.'), 'DISCONNECTED'],
  [
    'an extension that crashed',
    failed('MetaMask: Disconnected from MetaMask background. Page reload required.'),
    'DISCONNECTED',
  ],
  [
    'an extension that does not listen',
    failed('Could not establish connection. Receiving end does not exist.'),
    'DISCONNECTED',
  ],
  ['no line', new TypeError('Failed to fetch'), 'CHAIN_DISCONNECTED'],
  ['no line, inside', { code: -32603, message: 'fetch failed' }, 'CHAIN_DISCONNECTED'],
  [
    'too fast, in words',
    { code: -32603, message: 'Request failed: 429 Too Many Requests' },
    'LIMIT_EXCEEDED',
  ],
  ['too fast, elsewhere', { code: -32016, message: 'over rate limit' }, 'LIMIT_EXCEEDED'],
  ['not available', { code: -32002, message: 'Requested resource not available.' }, 'REQUEST_PENDING'],
  ['pending, number as text', { code: '-32002' }, 'REQUEST_PENDING'],
  ['pending, inside ethers', { code: 'UNKNOWN_ERROR', error: { code: -32002 } }, 'REQUEST_PENDING'],
  ['locked, by name', failed('MetaMask is locked. Please unlock it.'), 'WALLET_LOCKED'],
  [
    'wrong parameters',
    { code: -32602, message: "Expected an array with at least one valid string HTTPS url 'rpcUrls'" },
    'INVALID_PARAMS',
  ],
  [
    'too cheap to replace',
    { code: -32603, data: { code: -32000, message: 'replacement transaction underpriced' } },
    'FEE_CAP_TOO_LOW',
  ],
  ['ethers, used nonce', { code: 'NONCE_EXPIRED', message: 'nonce has already been used' }, 'NONCE_TOO_LOW'],
  [
    'ethers, reverted',
    { code: 'CALL_EXCEPTION', shortMessage: 'execution reverted', info: { error: { code: -32603 } } },
    'EXECUTION_REVERTED',
  ],
  ['try again', { code: 1013, message: 'try again later' }, 'WALLET_FAILED'],
  ['several at once', new AggregateError([{ code: 4001 }]), 'WALLET_FAILED'],
  ['an abort', new DOMException('The operation was aborted.', 'AbortError'), 'WALLET_FAILED'],
]

export const walletErrorShapes: readonly ErrorShape[] = [...refusals, ...elsewhere]
