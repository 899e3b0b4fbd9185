import { signInRequest } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { createTestConnector, EVM_ADDRESS, SOLANA_NETWORK_ID } from '../test-support/create-test-connector'

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const request = signInRequest({ resources: ['https://shop.example/terms'] })
const textOf = (address: string, networkId: `eip155:${number}` = 'eip155:1') =>
  request.format({ networkId, address })

/** A frame whose reply has a user and a signature of the text. */
const signing = (text: string, address: string = EVM_ADDRESS) =>
  createTestConnector({
    namespaces: ['eip155'],
    replies: [['GET_USER', () => ({ address, chainId: 1, message: text, signature: '0x01' })]],
  })

test('sign-in: the frame gets the text with a placeholder for the address, and its signature is returned', async () => {
  const { connect, sent } = signing(textOf(EVM_ADDRESS))
  const { signIn } = await connect(undefined, async () => request)
  expect(signIn).toEqual([
    {
      account: { networkId: 'eip155:1', address: EVM_ADDRESS },
      text: textOf(EVM_ADDRESS),
      signature: '0x01',
    },
  ])
  expect(sent).toMatchObject([
    [
      'GET_USER',
      {
        siwxMessage: {
          accountAddress: '<<AccountAddress>>',
          chainId: 'eip155:1',
          domain: 'shop.example',
          nonce: 'abcdefgh1',
          serializedMessage: textOf('<<AccountAddress>>'),
        },
      },
    ],
  ])
})

test('sign-in: an address in lower case is the address of the user', async () => {
  const { connect } = signing(textOf(EVM_ADDRESS), EVM_ADDRESS.toLowerCase())
  expect((await connect(undefined, async () => request)).signIn).toHaveLength(1)
})

test.each([
  ['another account', textOf(OTHER)],
  ['another nonce', textOf(EVM_ADDRESS).replace('abcdefgh1', 'zzzzzzzz1')],
  ['another domain', textOf(EVM_ADDRESS).replace('shop.example', 'evil.example')],
  ['another network', textOf(EVM_ADDRESS, 'eip155:8453')],
  ['an order to pay', 'I owe the bearer 100 ETH'],
])('sign-in: a frame that signs for %s is refused', async (_what, text) => {
  const { connect, events } = signing(text)
  await expect(connect(undefined, async () => request)).rejects.toMatchObject({ code: 'SIGN_IN_MISMATCH' })
  expect(events).toEqual([])
})

test('sign-in: a frame that does not sign connects', async () => {
  const { connect } = createTestConnector()
  expect(await connect(undefined, async () => request)).not.toHaveProperty('signIn')
})

test('sign-in: on Solana nothing is requested, and beside it the EVM account signs', async () => {
  let fetched = 0
  const { connect, sent } = createTestConnector()
  const fetchRequest = async () => {
    fetched += 1
    return request
  }
  await connect(SOLANA_NETWORK_ID, fetchRequest)
  expect(fetched).toBe(0)
  sent.length = 0
  await connect('eip155:8453', fetchRequest)
  expect(sent.map(([, payload]) => Reflect.has(Object(payload), 'siwxMessage'))).toEqual([false, true])
  expect(fetched).toBe(1)
})

test('sign-in: a reconnect requests no signature', async () => {
  const { connector, sent, signal } = createTestConnector({
    namespaces: ['eip155'],
    replies: [
      ['IS_CONNECTED', () => ({ isConnected: true })],
      ['GET_USER', () => ({ address: EVM_ADDRESS, chainId: 1 })],
    ],
  })
  await connector.reconnect({ namespaces: ['eip155'], networkId: undefined, accounts: [], signal })
  expect(sent.some(([, payload]) => Reflect.has(Object(payload), 'siwxMessage'))).toBe(false)
})
