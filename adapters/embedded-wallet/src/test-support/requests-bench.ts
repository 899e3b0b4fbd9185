import { createFakeClock } from '@latchkey/kernel/testing'
import { createRequests } from '../connection/requests'
import type { EmbeddedWalletEvents, PendingApproval } from '../contract'
import type { CallName } from '../frame/calls'
import type { Frame } from '../frame/frame-lifecycle'
import { requestOptions } from './request-options'

export const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const HASH = `0x${'ab'.repeat(32)}`
/** The fields that every event of a request has. */
export const ofRequest = { networkId: 'eip155:1', address: ADDRESS } as const

const approvalOf = new Map<string, 'none' | 'user'>([
  ['personal_sign', 'user'],
  ['eth_sendTransaction', 'user'],
  ['wallet_sendCalls', 'user'],
  ['eth_sendUserOperation', 'user'],
  ['eth_accounts', 'none'],
])

export interface Sent {
  readonly name: CallName
  readonly payload: unknown
  readonly resolve: (reply: unknown) => void
  readonly reject: (error: unknown) => void
}

/** Requests to a frame that the test acts for. */
export function startRequests(rpcUrls: readonly string[] = []) {
  const clock = createFakeClock()
  const sent: Sent[] = []
  const refused: string[] = []
  const done: EmbeddedWalletEvents['embeddedWallet:request-done'][] = []
  let approvals: readonly PendingApproval[] = []
  let checks = 0
  let hold: Promise<unknown> = Promise.resolve()
  const call: Frame['call'] = (name, payload, signal) =>
    new Promise((resolve, reject) => {
      sent.push({ name, payload, resolve: (reply) => resolve(reply as never), reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  const requests = createRequests({
    ...requestOptions(),
    clock,
    frame: {
      call,
      load: async () => undefined,
      async prepare() {
        await hold
        return call
      },
      check: async () => {
        checks += 1
      },
    },
    networks: () => [
      {
        id: 'eip155:1',
        namespace: 'eip155',
        name: 'Mainnet',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls,
      },
    ],
    approvalOf: (method) => approvalOf.get(method),
    onPending: (now) => {
      approvals = now
    },
    onRefused: (method) => refused.push(method),
    onDone: (one) => done.push(one),
  })
  const send = (method: string, params: unknown = [], signal = new AbortController().signal) => {
    const response = requests.send({ method, params, networkId: 'eip155:1', address: ADDRESS, signal })
    response.catch(() => undefined)
    return response
  }
  return {
    clock,
    requests,
    send,
    sent,
    refused,
    done,
    methods: () => sent.map(({ name, payload }) => Reflect.get(Object(payload), 'method') ?? name),
    approvals: () => approvals,
    /** The frame takes no request until the returned function is called; with an error it then fails. */
    holdFrame() {
      let end: (error?: Error) => void = () => undefined
      hold = new Promise<void>((resolve, reject) => {
        end = (error) => (error ? reject(error) : resolve())
      })
      return (error?: Error) => end(error)
    },
    /** How often it was checked whether the frame still replies. */
    checks: () => checks,
  }
}

export const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
