import { createFakeClock } from '@latchkey/kernel/testing'
import type { ConnectRequest, Network, NetworkId } from '@latchkey/session/contract'
import { createEmbeddedConnector } from '../connection/embedded-connector'
import type { FrameUser } from '../connection/read-user'
import { FrameRefusedError } from '../errors'
import type { CallName } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { requestOptions } from './request-options'

export const EVM_ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const SOLANA_ADDRESS = '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'
export const SOLANA_NETWORK_ID = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

export const network = (id: NetworkId): Network => ({
  id,
  namespace: id.split(':')[0] ?? '',
  name: id,
  nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 18 },
  rpcUrls: [`https://rpc.example/${id}`],
})

interface Setup {
  readonly lastNetworkId?: NetworkId
  readonly namespaces?: readonly string[]
  /** Replies that replace the usual ones. A function that throws makes the frame reply with an error. */
  readonly replies?: readonly (readonly [CallName, (payload: unknown) => unknown])[]
  readonly preferred?: 'eoa' | 'smartAccount'
  /** Start of the chain ids for which the frame replies with an error. */
  readonly refusedChainPrefix?: string
}

/** A connector to a frame that stays on the chain of the last request, as the production frame does. */
export function createTestConnector({
  lastNetworkId,
  refusedChainPrefix,
  namespaces,
  replies = [],
  preferred,
}: Setup = {}) {
  const events: unknown[] = []
  const silentFailures: unknown[] = []
  const users: FrameUser[] = []
  let stored = preferred
  let announce = (): void => undefined
  const sent: (readonly [CallName, unknown])[] = []
  let chain: unknown = 1
  let hasLogin = false
  const reply = (name: CallName, payload: unknown): unknown => {
    const asked: unknown = Reflect.get(Object(payload), 'chainId')
    const special = new Map(replies).get(name)
    if (special) return special(payload)
    switch (name) {
      case 'GET_USER':
        chain = asked ?? chain
        if (refusedChainPrefix !== undefined && String(chain).startsWith(refusedChainPrefix))
          throw new FrameRefusedError(name)
        return String(chain).startsWith('solana:')
          ? { address: SOLANA_ADDRESS, chainId: chain }
          : { address: EVM_ADDRESS, chainId: chain, email: 'ada@example.com' }
      case 'SWITCH_NETWORK':
        chain = Number(String(asked).replace('eip155:', ''))
        return { chainId: chain }
      default:
        return new Promise(() => undefined)
    }
  }
  const call: Frame['call'] = async (name, payload, signal) => {
    sent.push([name, payload])
    const left = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    return Promise.race([left, Promise.resolve(reply(name, payload))]) as never
  }
  const connector = createEmbeddedConnector({
    clock: createFakeClock(),
    frame: {
      call,
      check: async () => undefined,
      load: async () => undefined,
      prepare: async () => call,
      signOut: async () => void (await call('SIGN_OUT', undefined)),
      subscribe: (listener) => {
        announce = listener
      },
    },
    namespaces: namespaces ?? ['eip155', 'solana'],
    networks: () => [network('eip155:1'), network('eip155:8453'), network(SOLANA_NETWORK_ID)],
    ...requestOptions(),
    preferredAccountType: async () => stored,
    lastNetworkId: () => lastNetworkId,
    hasLogin: () => hasLogin,
    preferAccountType: async (type) => {
      stored = type
    },
    onUser: (user) => {
      const { networkId } = user
      hasLogin = true
      users.push(user)
      events.push(networkId)
    },
    onConnect: () => undefined,
    onSignedOut: () => {
      hasLogin = false
      events.push('signed out')
    },
    oweSignOut: () => events.push('sign-out owed'),
    onSilentFailure: (error) => silentFailures.push(error),
    report: () => undefined,
  })
  const signal = new AbortController().signal
  const connect = (networkId?: NetworkId, signIn?: ConnectRequest['signIn']) =>
    connector.connect({
      namespaces: namespaces ?? ['eip155', 'solana'],
      networkId,
      signal,
      ...(signIn && { signIn }),
    })
  const namesOf = (): readonly CallName[] => sent.map(([name]) => name)
  return {
    connector,
    connect,
    sent,
    signal,
    events,
    silentFailures,
    users,
    namesOf,
    announce: () => announce(),
    stored: () => stored,
  }
}
