import {
  accountRows,
  type End,
  failed,
  fine,
  type HostileRow,
  never,
  revoked,
  trap,
} from './hostile-responses'
import { ADDRESS as A, OTHER_ADDRESS as B } from './hostile-wallet'

const on = (networkId: `eip155:${number}`): End => ({ accounts: [A], networkId })
const chain = (wallet: string, answer: unknown, end: End): HostileRow => ({
  wallet: `says its chain is ${wallet}`,
  behaviour: { chain: () => answer },
  end,
})
const nowhere = (wallet: string, answer: unknown): HostileRow =>
  chain(wallet, answer, failed('INVALID_ANSWER'))

const chains: readonly HostileRow[] = [
  chain('a number', 8453, on('eip155:8453')),
  chain('a decimal text', '8453', on('eip155:8453')),
  chain('in capitals', '0X2A', on('eip155:42')),
  chain('in hex with zeros', '0x0089', on('eip155:137')),
  chain('a bigint', 10n, on('eip155:10')),
  nowhere('garbage', 'mainnet'),
  nowhere('text that begins well', '0x1; drop'),
  nowhere('negative', -1),
  nowhere('zero', '0x0'),
  nowhere('huge', '0xffffffffffffffffff'),
  nowhere('not a number', Number.NaN),
  nowhere('a fraction', 1.5),
  nowhere('null', null),
  nowhere('undefined', undefined),
  nowhere('a list', ['0x1']),
  nowhere('an object', { chainId: '0x1' }),
  {
    wallet: 'refuses to say where it is',
    behaviour: { chain: () => Promise.reject({ code: 4100 }) },
    end: failed('UNAUTHORIZED'),
  },
  chain('a revoked proxy', revoked({}), failed('WALLET_FAILED')),
  { wallet: 'throws when asked for its chain', behaviour: { chain: trap }, end: failed('WALLET_FAILED') },
  { wallet: 'never says where it is', behaviour: { chain: never }, end: failed('WALLET_SILENT') },
]

/** Emits an event during the first `eth_chainId` request, and gives these responses afterwards. */
const says = (
  wallet: string,
  event: string,
  payload: unknown,
  afterwards: { readonly accounts?: unknown; readonly chain?: unknown },
  end: End,
): HostileRow => ({
  wallet,
  behaviour: {
    chain({ emit, chainIdRequestCount: times }) {
      if (times === 1) emit(event, payload)
      return times > 1 && 'chain' in afterwards ? afterwards.chain : '0x1'
    },
    accounts: ({ chainIdRequestCount: times }) =>
      times > 0 && 'accounts' in afterwards ? afterwards.accounts : [A],
  },
  end,
})

const events: readonly HostileRow[] = [
  {
    wallet: 'changes accounts before it answers',
    behaviour: {
      accounts({ emit }) {
        emit('accountsChanged', [B])
        emit('chainChanged', '0x5')
        emit('connect', null)
        return [A]
      },
    },
    end: fine,
  },
  says(
    'changes accounts between two answers',
    'accountsChanged',
    [B],
    { accounts: [B] },
    {
      accounts: [B],
      networkId: 'eip155:1',
    },
  ),
  says(
    'changes chains between two answers',
    'chainChanged',
    '0x2105',
    { chain: '0x2105' },
    on('eip155:8453'),
  ),
  says(
    'takes its accounts back between two answers',
    'accountsChanged',
    [],
    { accounts: [] },
    failed('NO_ACCOUNT'),
  ),
  {
    wallet: 'ends between two answers',
    behaviour: {
      chain({ emit }) {
        emit('disconnect', { code: 4900 })
        return '0x1'
      },
      accounts: ({ chainIdRequestCount: times }) => (times > 0 ? Promise.reject({ code: 4900 }) : [A]),
    },
    end: failed('DISCONNECTED'),
  },
  says('tells an end that is none', 'disconnect', undefined, {}, fine),
  says('tells nonsense', 'accountsChanged', revoked([]), {}, fine),
  says('tells a chain that is none', 'chainChanged', { chainId: 1 }, {}, fine),
  {
    wallet: 'contradicts itself for ever',
    behaviour: {
      chain({ emit }) {
        emit('chainChanged', '0x5')
        return '0x1'
      },
    },
    end: fine,
  },
]

const request = { get: trap, configurable: true }
const objects: readonly HostileRow[] = [
  {
    wallet: 'removes itself once it is asked',
    behaviour: {
      accounts({ self }) {
        delete self.request
        return [A]
      },
    },
    end: failed('WALLET_FAILED'),
  },
  {
    wallet: 'becomes a trap once it is asked',
    behaviour: {
      accounts({ self }) {
        Object.defineProperty(self, 'request', request)
        return [A]
      },
    },
    end: failed('WALLET_FAILED'),
  },
  { wallet: 'is frozen', behaviour: { modifyProvider: Object.freeze }, end: fine },
  { wallet: 'throws when it is listened to', behaviour: { on: trap }, end: fine },
  { wallet: 'refuses later to be listened to', behaviour: { on: () => Promise.reject('no') }, end: fine },
  { wallet: 'cannot be listened to', behaviour: { on: 'no' }, end: fine },
  {
    wallet: 'throws when it is looked at',
    behaviour: { modifyProvider: (wallet) => Object.defineProperty(wallet, 'on', { get: trap }) },
    end: fine,
  },
  {
    wallet: 'is a function',
    behaviour: { modifyProvider: (wallet) => Object.assign(() => undefined, wallet) },
    end: fine,
  },
  {
    wallet: 'is a proxy with a `then` of its own',
    behaviour: {
      modifyProvider: (wallet) =>
        new Proxy(wallet, { get: (of, key) => (key === 'then' ? trap : Reflect.get(of, key)) }),
    },
    end: fine,
  },
]

/** Behaviours of wallets, and the result of each. */
export const hostileRows: readonly HostileRow[] = [...accountRows, ...chains, ...events, ...objects]
