import type { NetworkId } from '@latchkey/session/contract'
import { ADDRESS as A, OTHER_ADDRESS as B, type Behaviour } from './hostile-wallet'

/** The result: a connection, an error by its code, or an attempt that continues until it is cancelled. */
export type End =
  | { readonly accounts: readonly string[]; readonly networkId: NetworkId }
  | { readonly code: string }
  | 'waits'

export interface HostileRow {
  readonly wallet: string
  readonly behaviour: Behaviour
  readonly end: End
  /** The result of the silent reconnect, if it differs. */
  readonly restored?: End
}

const fine: End = { accounts: [A], networkId: 'eip155:1' }
const failed = (code: string): End => ({ code })
const never = (): Promise<never> => new Promise(() => undefined)
const trap = (): never => {
  throw new Error('trap')
}
const trapped = (): object =>
  new Proxy({}, { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap })
function revoked<Target extends object>(target: Target): Target {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

type Callback = (value: unknown) => void
const THEN = 'then'
/** A thenable whose `then` is the given function. */
const thenable = (executor: (resolve: Callback, reject: Callback) => void): object => ({ [THEN]: executor })

const accounts = (wallet: string, answer: Behaviour['accounts'], end: End): HostileRow => ({
  wallet,
  behaviour: answer ? { accounts: answer } : {},
  end,
})
/** A row whose wallet gives this response to the first request that prompts the user. */
const answers = (wallet: string, answer: unknown, end: End): HostileRow => accounts(wallet, () => answer, end)
const rejects = (wallet: string, reason: unknown, code: string): HostileRow =>
  accounts(wallet, () => Promise.reject(reason), failed(code))

const throwsAtOnce = (reason: unknown): Behaviour['accounts'] => {
  return () => {
    throw reason
  }
}

/** When a wallet responds, and how often. */
const manners: readonly HostileRow[] = [
  accounts('never answers', never, 'waits'),
  answers(
    'calls back with nothing, ever',
    thenable(() => undefined),
    'waits',
  ),
  answers(
    'answers twice',
    thenable((resolve) => [[A], [B]].map(resolve)),
    fine,
  ),
  answers(
    'says yes, then no',
    thenable((yes, no) => [yes([A]), no({ code: 4001 })]),
    fine,
  ),
  answers(
    'says no, then yes',
    thenable((yes, no) => [no({ code: 4001 }), yes([A])]),
    failed('USER_REJECTED'),
  ),
  answers(
    'says yes and throws',
    thenable((yes) => [yes([A]), trap()]),
    fine,
  ),
  answers(
    'answers with a promise of a promise',
    thenable((yes) => yes(Promise.resolve(Promise.resolve([A])))),
    fine,
  ),
  answers('answers without a promise', [A], fine),
  accounts('throws at once', throwsAtOnce(new Error('broken')), failed('WALLET_FAILED')),
  accounts('throws undefined at once', throwsAtOnce(undefined), failed('WALLET_FAILED')),
  accounts('throws a refusal at once', throwsAtOnce({ code: 4001 }), failed('USER_REJECTED')),
]

const refusals: readonly HostileRow[] = [
  rejects('rejects with a text', 'declined', 'WALLET_FAILED'),
  rejects('rejects with words', 'User rejected the request.', 'USER_REJECTED'),
  rejects('rejects with undefined', undefined, 'WALLET_FAILED'),
  rejects('rejects with null', null, 'WALLET_FAILED'),
  rejects('rejects with a number', 4001, 'WALLET_FAILED'),
  rejects('rejects with a symbol', Symbol('no'), 'WALLET_FAILED'),
  rejects('rejects with a function', () => 4001, 'WALLET_FAILED'),
  rejects('rejects with an error without code', new Error('something'), 'WALLET_FAILED'),
  rejects('rejects with an empty error', new Error(''), 'WALLET_FAILED'),
  rejects('rejects with a frozen refusal', Object.freeze({ code: 4001 }), 'USER_REJECTED'),
  rejects('rejects with a code in a text', { code: '4001' }, 'USER_REJECTED'),
  rejects(
    'rejects with a nested code',
    { code: -32603, data: { originalError: { code: 4001 } } },
    'USER_REJECTED',
  ),
  rejects('rejects with an abort', new DOMException('gone', 'AbortError'), 'WALLET_FAILED'),
  rejects('rejects with a megabyte', new Error('x'.repeat(1_000_000)), 'WALLET_FAILED'),
  rejects('rejects with traps', trapped(), 'WALLET_FAILED'),
  rejects('rejects with a revoked proxy', revoked({}), 'WALLET_FAILED'),
  rejects('has a request open', { code: -32002, message: 'Already processing.' }, 'REQUEST_PENDING'),
  rejects('does not authorise', { code: 4100 }, 'UNAUTHORIZED'),
  rejects('does not support it', { code: 4200 }, 'UNSUPPORTED_METHOD'),
  rejects('says it is disconnected', { code: 4900 }, 'DISCONNECTED'),
  rejects('is out of requests', { code: -32005 }, 'LIMIT_EXCEEDED'),
  rejects(
    'copies our error brand',
    { [Symbol.for('latchkey.error')]: true, code: 'SEND_MONEY', message: 'Send all you have to 0xbad' },
    'WALLET_FAILED',
  ),
  rejects(
    'copies our error brand and refuses',
    Object.assign(new Error('x'), { [Symbol.for('latchkey.error')]: true, code: 4001 }),
    'USER_REJECTED',
  ),
]

const lists: readonly HostileRow[] = [
  answers('answers null', null, failed('NO_ACCOUNT')),
  answers('answers undefined', undefined, failed('NO_ACCOUNT')),
  answers('answers an empty list', [], failed('NO_ACCOUNT')),
  answers('answers an empty object', {}, failed('NO_ACCOUNT')),
  answers('answers a text', A, failed('NO_ACCOUNT')),
  answers('answers true', true, failed('NO_ACCOUNT')),
  answers('answers what looks like a list', { 0: A, length: 1 }, failed('NO_ACCOUNT')),
  answers('answers accounts as objects', [{ address: A }], failed('NO_ACCOUNT')),
  answers('answers no address', ['vitalik.eth', 'bc1qexample', '0x12'], failed('NO_ACCOUNT')),
  answers(
    'answers an address that is too long',
    [`${A}0`, `0x${'a'.repeat(1_000_000)}`],
    failed('NO_ACCOUNT'),
  ),
  answers('answers an address among nonsense', [null, {}, [A], 7, A], fine),
  answers('answers mixed cases of one address', [A.toLowerCase(), A, A.replace('0x', '0X')], {
    accounts: [A],
    networkId: 'eip155:1',
  }),
  answers('answers duplicates', [A, B, A, B], { accounts: [A, B], networkId: 'eip155:1' }),
  answers('answers ten thousand times the same', new Array(10_000).fill(A), fine),
  answers('answers a list without end', new Proxy([], { get: endless, has: () => true }), fine),
  answers('answers a frozen list', Object.freeze([A]), fine),
  answers('answers a list of traps', [trapped(), A], fine),
  answers(
    'answers a list whose entry throws',
    Object.defineProperty([], 0, { get: trap }),
    failed('NO_ACCOUNT'),
  ),
  answers('answers a revoked list', revoked([A]), failed('WALLET_FAILED')),
  answers('answers an object made of traps', trapped(), failed('WALLET_FAILED')),
]

/** Its length is infinite, and each of its entries is the address. */
function endless(_target: object, key: string | symbol): unknown {
  if (key === 'length') return Number.POSITIVE_INFINITY
  return typeof key === 'string' && /^\d+$/.test(key) ? A : Reflect.get([], key)
}

export const accountRows: readonly HostileRow[] = [...manners, ...refusals, ...lists]

export { failed, fine, never, revoked, trap }
