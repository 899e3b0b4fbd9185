import { expect, test } from 'vitest'
import { RequestUndeliveredError, WalletRpcError } from '../errors'
import { sessionOf } from '../test-support/fake-relay'
import { ask, base, connected, ethereum } from '../test-support/fake-work'

test('switching: fails if the wallet approves and stays on its network', async () => {
  const { work, clock } = await connected()
  const ended = expect(work.switchNetwork(base, new AbortController().signal)).rejects.toMatchObject({
    code: 4902,
  })
  for (let second = 0; second < 10; second += 1) await clock.advance(1_000)
  await ended
})

test('switching: within the session the wallet gets no request', async () => {
  const { work, relay } = await connected(sessionOf(['eip155:1', 'eip155:8453']))
  await work.switchNetwork(base, new AbortController().signal)
  expect((await work.connect(ask())).networkIds).toEqual({ eip155: 'eip155:8453' })
  await work.switchNetwork(ethereum, new AbortController().signal)
  expect(relay.requests).toEqual([])
})

test.each([
  ['also has code 4902', { code: 4001, data: { code: 4902 } }],
  ['is said in words', { message: 'User rejected. Unrecognized chain ID', code: 5000 }],
  ['is that of a prompt that is still open', { code: -32002, data: { code: 4902 } }],
])('switching: a user who rejected is not prompted again: the error %s', async (_what, error) => {
  const { work, relay } = await connected()
  relay.answer = () => Promise.reject(error)
  await expect(work.switchNetwork(base, new AbortController().signal)).rejects.toMatchObject({
    code: error.code,
  })
  expect(relay.requests.map(({ method }) => method)).toEqual(['wallet_switchEthereumChain'])
})

test('switching: a network that the wallet does not know is added, however deep the error says so', async () => {
  const { work, relay } = await connected()
  relay.answer = ({ method }) => {
    if (method === 'wallet_switchEthereumChain')
      throw { code: -32603, data: { cause: { originalError: { code: '4902' } } } }
    const { namespaces } = sessionOf(['eip155:1', 'eip155:8453'])
    relay.emit({ kind: 'update', topic: 'session-1', namespaces })
    return null
  }
  await work.switchNetwork(base, new AbortController().signal)
  expect(relay.requests.map(({ method }) => method)).toEqual([
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
})

test.each([
  ['wallet_switchEthereumChain', ['wallet_switchEthereumChain']],
  ['wallet_addEthereumChain', ['wallet_switchEthereumChain', 'wallet_addEthereumChain']],
])(
  'switching: a wallet that never responds to %s and grants the network has switched',
  async (silent, asked) => {
    const { work, relay, clock } = await connected()
    relay.answer = ({ method }) => {
      if (method !== silent) throw { code: -32603, message: 'Blockchain non prise en charge' }
      return new Promise(() => undefined)
    }
    let end = 'waits'
    const switching = work.switchNetwork(base, new AbortController().signal).then(() => {
      end = 'done'
    })
    await clock.advance(600_000)
    expect(end).toBe('waits')
    const { namespaces } = sessionOf(['eip155:1', 'eip155:8453'])
    relay.emit({ kind: 'update', topic: 'session-1', namespaces })
    await clock.advance(0)
    expect(end).toBe('done')
    await switching
    expect(relay.requests.map(({ method }) => method)).toEqual(asked)
    expect((await work.connect(ask())).networkIds).toEqual({ eip155: 'eip155:8453' })
  },
)

test('switching: a session that ends before the wallet responds ends the switch', async () => {
  const { work, relay, clock } = await connected()
  relay.answer = () => new Promise(() => undefined)
  const ended = expect(work.switchNetwork(base, new AbortController().signal)).rejects.toMatchObject({
    code: 4900,
  })
  await clock.advance(0)
  relay.emit({ kind: 'end', topic: 'session-1' })
  await ended
  expect(relay.requests).toHaveLength(1)
})

test.each([
  ['expires', { code: 8000 }, () => Promise.reject(new WalletRpcError('requestExpired', 'Request expired'))],
  ['is not delivered', { code: 'REQUEST_UNDELIVERED' }, () => Promise.reject(new RequestUndeliveredError())],
])('switching: a request that %s is not followed by one to add the network', async (_what, error, answer) => {
  const { work, relay } = await connected()
  relay.answer = answer
  await expect(work.switchNetwork(base, new AbortController().signal)).rejects.toMatchObject(error)
  expect(relay.requests).toHaveLength(1)
})
