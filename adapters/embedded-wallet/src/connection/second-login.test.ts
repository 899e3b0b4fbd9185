import { expect, test } from 'vitest'
import {
  createTestConnector,
  EVM_ADDRESS,
  SOLANA_ADDRESS,
  SOLANA_NETWORK_ID,
} from '../test-support/create-test-connector'

const BOB_EVM = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const BOB_SOLANA = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'

type User = 'ada' | 'bob' | 'broken'

/** A connection of ada, and a frame that has another user once `logIn` was called. */
async function connectAda() {
  let user: User = 'ada'
  const addresses = { ada: [EVM_ADDRESS, SOLANA_ADDRESS], bob: [BOB_EVM, BOB_SOLANA] }
  const bench = createTestConnector({
    replies: [
      ['IS_CONNECTED', () => ({ isConnected: true })],
      [
        'GET_USER',
        (payload) => {
          const asked: unknown = Reflect.get(Object(payload), 'chainId')
          if (user === 'broken' && asked !== undefined) return { address: 'nonsense', chainId: asked }
          const chainId = asked ?? 1
          const [evm, solana] = addresses[user === 'ada' ? 'ada' : 'bob']
          return {
            address: chainId === SOLANA_NETWORK_ID ? solana : evm,
            chainId,
            email: `${user}@example.com`,
          }
        },
      ],
    ],
  })
  await bench.connect()
  const reported: unknown[] = []
  bench.connector.subscribe(
    {
      accountsChanged: (accounts) => reported.push(accounts.map(({ address }) => address)),
      networkChanged: () => undefined,
      sessionChanged: ({ accounts }) => reported.push(accounts.map(({ address }) => address)),
      disconnected: () => reported.push('disconnected'),
    },
    bench.signal,
  )
  return {
    ...bench,
    reported,
    logIn: (next: User) => {
      user = next
    },
  }
}

test('connector: a login ends the connection of the previous user, and the next connection has the new accounts', async () => {
  const { connector, connect, logIn, reported, signal } = await connectAda()
  const request = connector.request({
    method: 'personal_sign',
    params: ['0x00', EVM_ADDRESS],
    networkId: 'eip155:1',
    signal,
  })
  logIn('bob')
  connector.endBeforeLogin()
  expect(reported).toEqual(['disconnected'])
  await expect(request).rejects.toMatchObject({ code: 4100 })
  const accounts = connector.request({ method: 'eth_accounts', params: [], networkId: 'eip155:1', signal })
  expect(await accounts).toEqual([])
  expect((await connect()).accounts.map(({ address }) => address)).toEqual([BOB_EVM, BOB_SOLANA])
})

test('connector: a user that the frame has replaced is replaced on both chains at once', async () => {
  const { announce, logIn, reported } = await connectAda()
  logIn('bob')
  announce()
  await expect.poll(() => reported).toEqual([[BOB_EVM, BOB_SOLANA]])
})

test('connector: a replaced user that cannot be read ends the connection', async () => {
  const { connector, logIn, reported } = await connectAda()
  logIn('broken')
  await connector.refresh()
  expect(reported).toEqual(['disconnected'])
})
