import type { Network } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { connectorOf, exampleConnector } from '../test-support/example-connector'
import { type Answers, Rejection } from '../test-support/fake-provider'

const base: Network = {
  id: 'eip155:8453',
  namespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['https://mainnet.base.org', 'javascript:alert(1)', 'http://example.com'],
  explorerUrl: 'https://basescan.org',
}

const { signal } = new AbortController()
const ADD = 'wallet_addEthereumChain'
const SWITCH = 'wallet_switchEthereumChain'
const unknown = new Rejection({ code: 4902 })

interface Case {
  readonly wallet: string
  readonly answers: Answers
  /** The requests it received, without chain id reads. */
  readonly calls: readonly string[]
  readonly failure?: object
}

const table: readonly Case[] = [
  { wallet: 'says yes and is there', answers: { [SWITCH]: null, eth_chainId: '0x2105' }, calls: [SWITCH] },
  { wallet: 'says yes in another way', answers: { [SWITCH]: true, eth_chainId: 8453 }, calls: [SWITCH] },
  {
    wallet: 'does not know it and adds it',
    answers: { [SWITCH]: unknown, [ADD]: null, eth_chainId: '0x2105' },
    calls: [SWITCH, ADD],
  },
  {
    wallet: 'hides 4902 in -32603',
    answers: {
      [SWITCH]: new Rejection({ code: -32603, data: { originalError: { code: 4902 } } }),
      [ADD]: null,
      eth_chainId: '0x2105',
    },
    calls: [SWITCH, ADD],
  },
  {
    wallet: 'hides 4902 in originalError',
    answers: {
      [SWITCH]: new Rejection({ originalError: { code: '4902' } }),
      [ADD]: null,
      eth_chainId: '0x2105',
    },
    calls: [SWITCH, ADD],
  },
  {
    wallet: 'says 4902 in words',
    answers: {
      [SWITCH]: new Rejection(new Error('Unrecognized chain ID "0x2105". Try adding the chain')),
      [ADD]: null,
      eth_chainId: '0x2105',
    },
    calls: [SWITCH, ADD],
  },
  {
    wallet: 'is turned down',
    answers: { [SWITCH]: new Rejection({ code: 4001, message: 'no' }) },
    calls: [SWITCH],
    failure: { code: 4001, message: 'no' },
  },
  {
    wallet: 'has a request open',
    answers: { [SWITCH]: new Rejection({ code: -32002 }) },
    calls: [SWITCH],
    failure: { code: -32002 },
  },
  {
    wallet: 'has a request open, in words',
    answers: { [SWITCH]: new Rejection({ code: -32603, message: 'Request already pending' }) },
    calls: [SWITCH],
    failure: { code: -32603 },
  },
  {
    wallet: 'is turned down in words',
    answers: { [SWITCH]: new Rejection(new Error('User rejected the request')) },
    calls: [SWITCH],
    failure: { message: 'User rejected the request' },
  },
  {
    wallet: 'is turned down while adding',
    answers: { [SWITCH]: unknown, [ADD]: new Rejection({ code: 4001 }) },
    calls: [SWITCH, ADD],
    failure: { code: 4001 },
  },
  {
    wallet: 'cannot add',
    answers: { [SWITCH]: unknown, [ADD]: new Rejection({ code: -32602 }) },
    calls: [SWITCH, ADD],
    failure: { code: 'SWITCH_CHAIN_FAILED', message: 'Chain is not supported', cause: { code: -32602 } },
  },
  {
    wallet: 'is turned down in words beside 4902',
    answers: { [SWITCH]: new Rejection({ code: 4902, message: 'User rejected the request.' }) },
    calls: [SWITCH],
    failure: { code: 4902, message: 'User rejected the request.' },
  },
]

test.each(table)('switch: a wallet that $wallet', async ({ answers, calls, failure }) => {
  const { connector, provider } = exampleConnector(answers)
  const switching = connector.switchNetwork(base, signal)
  if (failure) await expect(switching).rejects.toMatchObject(failure)
  else await expect(switching).resolves.toBeUndefined()
  expect(provider.calls.map(({ method }) => method).filter((method) => method !== 'eth_chainId')).toEqual(
    calls,
  )
})

test('switch: sends the id in hex, and adds the configured network with safe URLs only', async () => {
  const { connector, provider } = exampleConnector({ [SWITCH]: unknown, [ADD]: null, eth_chainId: '0x2105' })
  await connector.switchNetwork(base, signal)
  expect(provider.calls.slice(0, 2)).toEqual([
    { method: SWITCH, params: [{ chainId: '0x2105' }] },
    {
      method: ADD,
      params: [
        {
          chainId: '0x2105',
          chainName: 'Base',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['https://mainnet.base.org'],
          blockExplorerUrls: ['https://basescan.org'],
        },
      ],
    },
  ])
})

test('switch: a network without a safe URL is not added', async () => {
  const { connector, provider } = exampleConnector({ [SWITCH]: unknown, [ADD]: null })
  await expect(
    connector.switchNetwork({ ...base, rpcUrls: ['http://example.com'] }, signal),
  ).rejects.toMatchObject({ code: 'SWITCH_CHAIN_FAILED' })
  expect(provider.calls).toHaveLength(1)
})

test('switch: is requested again if the wallet added the network without switching', async () => {
  let chainId = '0x1'
  let known = false
  const connector = connectorOf({
    async request({ method }) {
      if (method === 'eth_chainId') return chainId
      if (method === ADD) known = true
      else if (!known) throw { code: 4902 }
      else chainId = '0x2105'
      return null
    },
  })
  await connector.switchNetwork(base, signal)
  expect(chainId).toBe('0x2105')
})

test('switch: a wallet that reports the network a moment later has switched', async () => {
  let chainId = '0x1'
  const { connector, clock } = exampleConnector({ [SWITCH]: null, eth_chainId: () => chainId })
  const switching = connector.switchNetwork(base, signal)
  await clock.advance(400)
  chainId = '0x2105'
  await clock.advance(200)
  await switching
})

test.each([
  ['once', 1],
  ['always', Infinity],
])('switch: a wallet that fails %s to tell its network', async (_often, failures) => {
  let reads = 0
  const { connector, provider, clock } = exampleConnector({
    [SWITCH]: null,
    eth_chainId: () => {
      reads += 1
      return reads > failures ? '0x2105' : 'nowhere'
    },
  })
  const switching = connector.switchNetwork(base, signal)
  const outcome =
    failures === 1
      ? expect(switching).resolves.toBeUndefined()
      : expect(switching).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  await clock.advance(1_000)
  await outcome
  expect(reads).toBe(2)
  expect(provider.calls.filter(({ method }) => method === SWITCH)).toHaveLength(1)
})

test('switch: a wallet that approves and stays on another network has not switched', async () => {
  const { connector, clock } = exampleConnector({ [SWITCH]: null, eth_chainId: '0x1' })
  const outcome = expect(connector.switchNetwork(base, signal)).rejects.toMatchObject({
    code: 'SWITCH_CHAIN_FAILED',
  })
  await clock.advance(1_000)
  await outcome
  expect(clock.waiting).toBe(0)
})

test.each([
  ['does not know the network', { code: 4902 }],
  ['says yes', undefined],
])('switch: after an abort, a wallet that %s gets no further request', async (_what, failure) => {
  const leave = new AbortController()
  let answer = (): void => undefined
  const arrives = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { connector, provider, clock } = exampleConnector({
    [SWITCH]: async () => {
      await arrives
      if (failure) throw failure
      return null
    },
    [ADD]: null,
    eth_chainId: '0x1',
  })
  const switching = connector.switchNetwork(base, leave.signal)
  const outcome = expect(switching).rejects.toThrow('left')
  await clock.advance(0)
  leave.abort(new Error('left'))
  await outcome
  answer()
  await clock.advance(1_000)
  expect(provider.calls.map(({ method }) => method)).toEqual([SWITCH])
  expect(clock.waiting).toBe(0)
})

test('switch: aborted while the wallet switches, the wait ends', async () => {
  const leave = new AbortController()
  const { connector, clock } = exampleConnector({ [SWITCH]: null, eth_chainId: '0x1' })
  const outcome = expect(connector.switchNetwork(base, leave.signal)).rejects.toThrow('left')
  await clock.advance(300)
  leave.abort(new Error('left'))
  await outcome
  expect(clock.waiting).toBe(0)
})

test('switch: one that was left before it began leaves no listener on the wallet', async () => {
  const { connector, provider } = exampleConnector({ [SWITCH]: null, eth_chainId: '0x1' })
  const listeners = provider.listening
  await expect(connector.switchNetwork(base, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  expect(provider.listening).toBe(listeners)
})
