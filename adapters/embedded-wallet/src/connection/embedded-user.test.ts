import { expect, test } from 'vitest'
import { FrameRefusedError, FrameTimeoutError } from '../errors'
import { createTestConnector, EVM_ADDRESS, network } from '../test-support/create-test-connector'

test('connector: a sign-out that the frame refuses rejects', async () => {
  const { connect, connector, events } = createTestConnector({
    replies: [
      [
        'SIGN_OUT',
        () => {
          throw new FrameRefusedError('SIGN_OUT', { message: 'No storage' })
        },
      ],
    ],
  })
  await connect()
  await expect(connector.disconnect()).rejects.toMatchObject({ code: 'FRAME_REFUSED' })
  expect(events.slice(-2)).toEqual(['sign-out owed', 'signed out'])
})

test.each(['connect', 'refresh', 'switch', 'account type'])(
  'connector: a user that is read for the work "%s" and arrives after the sign-out changes nothing',
  async (work) => {
    const waiting: ((reply: unknown) => void)[] = []
    let isHeld = false
    const user = { address: EVM_ADDRESS, chainId: 1, email: 'ada@example.com' }
    const { connect, connector, events, announce, signal } = createTestConnector({
      namespaces: ['eip155'],
      replies: [
        ['GET_USER', () => (isHeld ? new Promise((resolve) => waiting.push(resolve)) : user)],
        ['IS_CONNECTED', () => ({ isConnected: true })],
        ['SIGN_OUT', () => undefined],
        ['SET_PREFERRED_ACCOUNT', () => ({ type: 'eoa', address: EVM_ADDRESS })],
      ],
    })
    const reported: unknown[] = []
    await connect()
    const listener = {
      accountsChanged: (accounts: unknown) => reported.push(accounts),
      networkChanged: (networkId: unknown) => reported.push(networkId),
      disconnected: () => reported.push('disconnected'),
    }
    connector.subscribe(listener, signal)
    isHeld = true
    const run = (): unknown => {
      if (work === 'connect') return connect()
      if (work === 'refresh') return announce()
      if (work === 'switch') return connector.switchNetwork(network('eip155:8453'), signal)
      return connector.setAccountType('eoa')
    }
    const outcome = Promise.resolve(run()).catch(() => undefined)
    await expect.poll(() => waiting.length).toBe(1)
    await connector.disconnect()
    const before = [...events]
    waiting[0]?.({ ...user, chainId: 8453 })
    await outcome
    await new Promise((resolve) => setTimeout(resolve))
    expect([events, reported]).toEqual([before, []])
    expect(events.at(-1)).toBe('signed out')
  },
)

test('connector: many session updates at once cause only one more read of the user', async () => {
  let release: (reply: unknown) => void = () => undefined
  const { connect, connector, announce, namesOf, signal } = createTestConnector({
    namespaces: ['eip155'],
    replies: [
      ['GET_USER', () => ({ address: EVM_ADDRESS, chainId: 1 })],
      [
        'IS_CONNECTED',
        () =>
          new Promise((resolve) => {
            release = resolve
          }),
      ],
    ],
  })
  await connect()
  const listener = {
    accountsChanged: () => undefined,
    networkChanged: () => undefined,
    disconnected: () => undefined,
  }
  connector.subscribe(listener, signal)
  const asked = () => namesOf().filter((name) => name === 'IS_CONNECTED').length
  announce()
  await expect.poll(asked).toBe(1)
  // One more read returns all changes since the previous one.
  for (let count = 0; count < 1_000; count += 1) announce()
  release({ isConnected: true })
  await expect.poll(asked).toBe(2)
  release({ isConnected: true })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(asked()).toBe(2)
})

test('connector: a restore that the frame does not answer is told, also when the session has stopped waiting', async () => {
  let fail: (error: Error) => void = () => undefined
  const { connector, silentFailures, events } = createTestConnector({
    replies: [
      [
        'IS_CONNECTED',
        () =>
          new Promise((_resolve, reject) => {
            fail = reject
          }),
      ],
    ],
  })
  const end = new AbortController()
  const reconnect = connector.reconnect({
    namespaces: ['eip155'],
    networkId: undefined,
    accounts: [],
    signal: end.signal,
  })
  end.abort(new Error('5 s are over'))
  await expect(reconnect).rejects.toThrow('5 s are over')
  const late = new FrameTimeoutError('IS_CONNECTED')
  fail(late)
  await expect.poll(() => silentFailures).toEqual([late])
  expect(events).toEqual([])
})

const SMART = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const both = (preferredAccountType: 'eoa' | 'smartAccount' | undefined) => ({
  address: preferredAccountType === 'smartAccount' ? SMART : EVM_ADDRESS,
  chainId: 1,
  accounts: [
    { address: EVM_ADDRESS, type: 'eoa' },
    { address: SMART, type: 'smartAccount' },
  ],
  ...(preferredAccountType && { preferredAccountType }),
})

test('connector: the frame’s account type takes precedence over the stored one', async () => {
  const { connect, stored } = createTestConnector({
    namespaces: ['eip155'],
    preferred: 'smartAccount',
    replies: [['GET_USER', () => both('eoa')]],
  })
  expect((await connect()).accounts).toEqual([
    { namespace: 'eip155', address: EVM_ADDRESS, type: 'eoa' },
    { namespace: 'eip155', address: SMART, type: 'smartAccount' },
  ])
  expect(stored()).toBe('eoa')
})

test('connector: without an account type from the frame the stored one is used', async () => {
  const { connect, stored, sent } = createTestConnector({
    namespaces: ['eip155'],
    preferred: 'eoa',
    replies: [['GET_USER', () => both(undefined)]],
  })
  await connect()
  expect(stored()).toBe('eoa')
  expect(sent[0]?.[1]).toMatchObject({ preferredAccountType: 'eoa' })
})

test('connector: another account type is set in the frame, stored, and read again', async () => {
  const { connect, connector, sent, stored, signal } = createTestConnector({
    namespaces: ['eip155'],
    preferred: 'eoa',
    replies: [
      [
        'GET_USER',
        (payload) =>
          both(Reflect.get(Object(payload), 'preferredAccountType') === 'eoa' ? 'eoa' : 'smartAccount'),
      ],
      ['SET_PREFERRED_ACCOUNT', () => ({ type: 'smartAccount', address: SMART })],
    ],
  })
  await connect()
  sent.length = 0
  const changes: unknown[] = []
  connector.subscribe(
    {
      accountsChanged: ([first]) => changes.push(first?.address),
      networkChanged: () => undefined,
      disconnected: () => undefined,
    },
    signal,
  )
  await connector.setAccountType('smartAccount')
  expect(sent).toMatchObject([
    ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }],
    ['GET_USER', { chainId: 1, preferredAccountType: 'smartAccount' }],
    ['INIT_SMART_ACCOUNT', undefined],
  ])
  expect([stored(), changes]).toEqual(['smartAccount', [SMART]])
})

test('connector: an account that is not the one the frame has set is an error', async () => {
  const { connect, connector } = createTestConnector({
    namespaces: ['eip155'],
    replies: [
      ['GET_USER', () => both('eoa')],
      ['SET_PREFERRED_ACCOUNT', () => ({ type: 'smartAccount', address: SMART })],
    ],
  })
  await connect()
  await expect(connector.setAccountType('smartAccount')).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
})

const OTHER_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
test.each<[what: string, deployed: boolean | undefined, init: () => unknown, known: readonly unknown[]]>([
  ['says it itself', true, () => new Error('not asked'), [true]],
  ['does not say it', undefined, () => ({ address: EVM_ADDRESS, isDeployed: true }), [undefined, true]],
  ['means another account', undefined, () => ({ address: OTHER_ADDRESS, isDeployed: true }), [undefined]],
  ['does not know the call', undefined, () => new Promise(() => undefined), [undefined]],
  ['refuses it', undefined, () => Promise.reject(new FrameRefusedError('INIT_SMART_ACCOUNT')), [undefined]],
])(
  'connector: whether the smart account is deployed, of a frame that %s',
  async (_what, deployed, init, known) => {
    const accounts = [{ address: EVM_ADDRESS, type: 'smartAccount' }]
    const { connect, users, namesOf } = createTestConnector({
      namespaces: ['eip155'],
      replies: [
        ['GET_USER', () => ({ address: EVM_ADDRESS, chainId: 1, accounts, smartAccountDeployed: deployed })],
        ['INIT_SMART_ACCOUNT', init],
      ],
    })
    await connect()
    await new Promise((resolve) => setTimeout(resolve))
    expect(users.map(({ isSmartAccountDeployed }) => isSmartAccountDeployed)).toEqual(known)
    expect(namesOf().includes('INIT_SMART_ACCOUNT')).toBe(deployed === undefined)
  },
)

test('connector: a frame is not asked about a smart account while another account is active', async () => {
  const { connect, namesOf } = createTestConnector({ namespaces: ['eip155'] })
  await connect()
  expect(namesOf()).not.toContain('INIT_SMART_ACCOUNT')
})
