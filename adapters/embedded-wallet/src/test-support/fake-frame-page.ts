import type { ConformanceWallet } from '@latchkey/adapter-kit/conformance'
import type { Clock } from '@latchkey/kernel'
import { systemClock } from '@latchkey/kernel/testing'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from 'valibot'
import { createEmbeddedConnector, type EmbeddedConnector } from '../connection/embedded-connector'
import { toChainId, toNetworkId } from '../connection/read-user'
import { createFrame, type Frame, type FrameElement } from '../frame/frame-lifecycle'
import type { FrameEvent } from '../frame/frame-port'
import { requestOptions } from './request-options'

const ORIGIN = 'https://frame.example'

/** What the user has in each namespace. */
const belongings = {
  eip155: {
    accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
    networkIds: ['eip155:1', 'eip155:8453'],
  },
  solana: {
    accounts: [
      '4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA',
      'HN7cABqLq46Es1jh92dQQisAq662SmxELLLsHHe4YWrH',
    ],
    networkIds: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
  },
} as const
export type FakeNamespace = keyof typeof belongings
const REFUSAL = { message: 'The user rejected the request', code: 4001 }

const requestSchema = v.object({
  id: v.string(),
  type: v.pipe(
    v.string(),
    v.transform((type) => type.replace('@w3m-app/', '')),
  ),
  payload: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** A separate test covers the delay after READY. */
const clock: Clock = { ...systemClock, wait: (ms, signal) => systemClock.wait(ms === 500 ? 0 : ms, signal) }

export interface FakeWallet {
  readonly connector: EmbeddedConnector
  readonly wallet: ConformanceWallet
  readonly frame: Frame
}

/** A frame that is ready, and its connector. `wallet` acts for the user in the frame. */
export async function createFakeWallet(namespace: FakeNamespace): Promise<FakeWallet> {
  const { accounts, networkIds } = belongings[namespace]
  const page = { name: 'frame' }
  let receive: (event: FrameEvent) => void = () => undefined
  let isAllowed = false
  let nextRefused = false
  let isHeld = false
  let account: string = accounts[0]
  let networkId: NetworkId = networkIds[0]
  let prompts = 0
  let listeners = 0
  let nonsense: { readonly value: unknown } | undefined
  const requests: { readonly method: string; readonly params?: unknown }[] = []
  const answers = new Map<string, unknown>()
  const failures = new Map<string, unknown>()

  const say = (data: object): void => receive({ origin: ORIGIN, source: page, data })
  const announce = (): void => say({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: '' } })

  /** The reply of the page in the frame to a request. A thrown object becomes an error reply. */
  const handle = async (name: string, payload: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const asked = async (): Promise<void> => {
      if (isHeld) await new Promise(() => undefined)
      if (!nextRefused) return
      nextRefused = false
      throw REFUSAL
    }
    switch (name) {
      case 'IS_CONNECTED':
        return { isConnected: isAllowed }
      case 'GET_USER':
        if (!isAllowed) {
          prompts += 1
          await asked()
        }
        isAllowed = true
        return {
          address: account,
          chainId: toChainId(networkId),
          email: 'ada@example.com',
          // The frame lists accounts on EVM chains only. Both have the same type, since the session plugin would put the
          // preferred type first.
          ...(namespace === 'eip155' && { accounts: accounts.map((address) => ({ address, type: 'eoa' })) }),
        }
      case 'SWITCH_NETWORK':
        await asked()
        networkId = toNetworkId(String(payload['chainId']))
        return { chainId: toChainId(networkId) }
      case 'SIGN_OUT':
        isAllowed = false
        return undefined
      case 'SET_PREFERRED_ACCOUNT':
        account = payload['type'] === 'eoa' ? accounts[1] : accounts[0]
        return { type: payload['type'], address: account }
      case 'RPC_REQUEST': {
        const { method, params } = v.parse(v.object({ method: v.string(), params: v.unknown() }), payload)
        requests.push({ method, params })
        if (failures.has(method)) throw failures.get(method)
        return answers.get(method)
      }
      case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
        return { smartAccountEnabledNetworks: [1, 8453] }
      default:
        return undefined
    }
  }

  const element: FrameElement = {
    window: page,
    post(message) {
      const { id, type, payload } = v.parse(requestSchema, structuredClone(message))
      const reply = (outcome: string, value: unknown): void =>
        say({ id, type: `@w3m-frame/${type}_${outcome}`, payload: nonsense ? nonsense.value : value })
      handle(type, payload).then(
        (value) => reply('SUCCESS', value),
        (error: unknown) => reply('ERROR', error),
      )
    },
    remove: () => undefined,
  }
  const frame = createFrame({
    clock,
    randomId: () => crypto.randomUUID(),
    origin: ORIGIN,
    signal: new AbortController().signal,
    async open() {
      setTimeout(() => say({ type: '@w3m-frame/READY', payload: {} }))
      return element
    },
    listen: (taken) => {
      receive = taken
    },
    introduce: async () => undefined,
    onStatus: () => undefined,
    onFailure: () => undefined,
    onEscape: () => undefined,
    onHeight: () => undefined,
    isSignOutOwed: () => false,
    onSignedOut: () => undefined,
  })
  await frame.load()
  const counted: Frame = {
    ...frame,
    subscribe(listener, signal) {
      frame.subscribe(listener, signal)
      if (signal.aborted) return
      listeners += 1
      signal.addEventListener('abort', () => {
        listeners -= 1
      })
    },
  }
  const connector = createEmbeddedConnector({
    clock,
    frame: counted,
    namespaces: [namespace],
    networks: () => [],
    ...requestOptions(),
    preferredAccountType: async () => undefined,
    lastNetworkId: () => undefined,
    hasLogin: () => isAllowed,
    preferAccountType: async () => undefined,
    onUser: () => undefined,
    onConnect: () => undefined,
    onSignedOut: () => undefined,
    oweSignOut: () => undefined,
    onSilentFailure: () => undefined,
    report: () => undefined,
  })
  return {
    connector,
    frame,
    wallet: {
      accounts,
      networkIds,
      requests,
      get prompts() {
        return prompts
      },
      get listeners() {
        return listeners
      },
      rejectNext() {
        nextRefused = true
      },
      hold() {
        isHeld = true
      },
      answerNext: (method, answer) => void answers.set(method, answer),
      failNext: (method, error) => void failures.set(method, error),
      sendMalformed(value) {
        nonsense = { value }
        announce()
        say({ type: '@w3m-frame/SESSION_UPDATE', payload: value })
        say({ type: '@w3m-frame/READY', payload: value })
      },
      async switchAccount(address) {
        account = address
        announce()
      },
      async switchNetwork(id) {
        networkId = id
        announce()
      },
      async revoke() {
        isAllowed = false
        announce()
      },
      async leave() {
        isAllowed = false
        announce()
      },
    },
  }
}
