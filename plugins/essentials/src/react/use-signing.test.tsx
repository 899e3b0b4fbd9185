import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { MessageSigner } from '@latchkey/session/contract'
import { connectedState, createFakeChainAdapter, createFakeSession, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { recordHook } from '../test-support/record-hook'
import { useConnection, useSignMessage, useSignTypedData } from './index'

type Signing = Pick<ReturnType<typeof useSignMessage>, 'status' | 'data' | 'error'>
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const several = {
  ...connectedState(),
  connections: {
    ...connectedState().connections,
    s: {
      id: 's',
      walletId: 'fern',
      connectorId: 's',
      status: 'connected',
      accounts: [{ namespace: 'solana', address: 'So1' }],
      networkIds: { solana },
    },
  },
  active: { eip155: 'c', solana: 's' },
} as const

/** Renders both hooks over chains that sign by `sign`. `asked` has what was to be signed, by namespace. */
async function show(
  sign: MessageSigner | undefined,
  { state = connectedState(), namespace }: { readonly state?: object; readonly namespace?: string } = {},
) {
  const session = createFakeSession({
    state: { networks: [mainnet], ...state },
    api: { adapter: (of) => createFakeChainAdapter(sign ? { sign } : {}, { namespace: of }) },
  })
  const { latchkey } = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const options = namespace === undefined ? {} : { namespace }
  return recordHook(() => ({ text: useSignMessage(options), typed: useSignTypedData(options) }), latchkey)
}

const settled = (read: () => Signing): Promise<void> =>
  expect.poll(() => read().status).toMatch(/success|rejected|failed/)

test.each([
  ['the active account', undefined, 'eip155:1 0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA Hello'],
  ['the account of a namespace', 'solana', `${solana} So1 Hello`],
])('useSignMessage: signs with %s', async (_name, namespace, data) => {
  const { now, change, unmount } = await show(
    { message: async (text, { account, networkId }) => `${networkId} ${account.address} ${text}` },
    { state: several, ...(namespace === undefined ? {} : { namespace }) },
  )
  await change(() => now().text.mutate({ message: 'Hello' }))
  await settled(() => now().text)
  expect(now().text).toMatchObject({ status: 'success', data, variables: { message: 'Hello' } })
  await unmount()
})

test.each([
  ['EVM', 'eip155', 'eip155:1 0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA Hello'],
  ['Solana', 'solana', `${solana} So1 Hello`],
])(
  'useConnection: signMessage signs with the account of the connection on %s',
  async (_, namespace, data) => {
    const message: MessageSigner['message'] = async (text, { account, networkId }) =>
      `${networkId} ${account.address} ${text}`
    const session = createFakeSession({
      state: { networks: [mainnet], ...several, activeNamespace: namespace },
      api: {
        provider: () => ({ request: async () => null, on: () => undefined, removeListener: () => undefined }),
        adapter: (of) =>
          createFakeChainAdapter(of === namespace ? { sign: { message } } : {}, { namespace: of }),
      },
    })
    const { latchkey } = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
    const { now, unmount } = await recordHook(() => useConnection(), latchkey)
    expect(await now().signMessage?.('Hello')).toBe(data)
    await unmount()
  },
)

test('useConnection: signMessage rejects where the chain cannot sign texts', async () => {
  const session = createFakeSession({
    state: { networks: [mainnet], ...connectedState() },
    api: {
      provider: () => ({ request: async () => null, on: () => undefined, removeListener: () => undefined }),
      adapter: (of) => createFakeChainAdapter({}, { namespace: of }),
    },
  })
  const { latchkey } = createTestLatchkey({ plugins: [], fakes: [session.plugin] })
  const { now, unmount } = await recordHook(() => useConnection(), latchkey)
  await expect(now().signMessage?.('Hello')).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
  await unmount()
})

test('useSignMessage: a refusal of the wallet is rejected, and a second try succeeds', async () => {
  const answers = [Promise.reject({ code: 4001 }), Promise.resolve('0x12')]
  answers[0]?.catch(() => undefined)
  const { now, change, unmount } = await show({ message: async () => (await answers.shift()) ?? '' })
  await change(() => now().text.mutate({ message: 'Hello' }))
  await settled(() => now().text)
  expect(now().text.status).toBe('rejected')
  await change(() => now().text.mutate({ message: 'Hello' }))
  await expect.poll(() => now().text.data).toBe('0x12')
  await unmount()
})

test('useSignTypedData: hands on what it was given, and an empty domain for none', async () => {
  const asked: unknown[] = []
  const { now, change, unmount } = await show({
    message: async () => '0x',
    typedData: async (data) => {
      asked.push(data)
      return '0x34'
    },
  })
  const types = { Vote: [{ name: 'choice', type: 'uint8' }] } as const
  await change(() => now().typed.mutate({ types, primaryType: 'Vote', message: { choice: 1 } }))
  await settled(() => now().typed)
  expect(now().typed).toMatchObject({ status: 'success', data: '0x34' })
  expect(asked).toEqual([{ types, primaryType: 'Vote', message: { choice: 1 }, domain: {} }])
  await unmount()
})

test.each([
  ['no account', { message: async () => '0x' }, { state: {} }, 'DISCONNECTED', 'DISCONNECTED'],
  ['a chain that signs nothing', undefined, {}, 'UNSUPPORTED_METHOD', 'UNSUPPORTED_METHOD'],
  ['a chain without typed data', { message: async () => '0x' }, {}, undefined, 'UNSUPPORTED_METHOD'],
])(
  'useSignMessage and useSignTypedData: with %s the error has a code',
  async (_name, sign, options, text, typed) => {
    const { now, change, unmount } = await show(sign, options)
    await change(() => now().text.mutate({ message: 'Hello' }))
    await change(() => now().typed.mutate({ types: {}, primaryType: 'EIP712Domain', domain: { name: 'x' } }))
    await settled(() => now().text)
    await settled(() => now().typed)
    expect([now().text.error, now().typed.error]).toMatchObject([
      text === undefined ? undefined : { code: text },
      { code: typed },
    ])
    await unmount()
  },
)
