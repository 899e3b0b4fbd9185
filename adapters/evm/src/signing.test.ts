import { defineContract, definePlugin, type RpcRequest } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import { mainnet } from './networks'
import { evm } from './plugin'
import { ADDRESS, target } from './test-support/connected-session'
import { openTransactionPage } from './test-support/transaction-page'

interface TransportContract {
  readonly id: 'test/transport'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

function sign(
  text: string,
  answer: unknown,
): { readonly signing: Promise<string>; readonly asked: RpcRequest[] } {
  const asked: RpcRequest[] = []
  const transport = definePlugin(defineContract<TransportContract>('test/transport', 1), {
    setup(ctx) {
      ctx.rpc.use(async (request) => {
        asked.push(request)
        return answer
      })
      return {}
    },
  })
  const { latchkey } = createTestLatchkey({
    plugins: [slotsReader(), transport(), evm({ networks: [mainnet] })],
    fakes: [fakeSession()],
  })
  const adapter = latchkey.get(readerContract).adapters()[0]
  if (!adapter) throw new Error('no adapter')
  const signing = adapter.capabilities().then(({ sign }) => {
    if (!sign) throw new Error('cannot sign')
    return sign.message(text, target)
  })
  return { signing, asked }
}

test('sign: asks for the text as UTF-8 in hex, through the request chain', async () => {
  const signature = `0x${'ab'.repeat(65)}`
  const { signing, asked } = sign('Grüße €', signature)
  expect(await signing).toBe(signature)
  expect(asked).toMatchObject([
    {
      method: 'personal_sign',
      params: ['0x4772c3bcc39f6520e282ac', ADDRESS],
      target: { connectionId: 'c1', networkId: 'eip155:1' },
    },
  ])
})

test('sign: an empty signature is that of a contract whose owners sign on chain', async () => {
  expect(await sign('Hello', '0x').signing).toBe('0x')
})

test.each([[null], [''], ['0X'], ['0x1234'], ['signed'], [{}], [[`0x${'ab'.repeat(65)}`]]])(
  'sign: %j is no signature',
  async (answer) => {
    await expect(sign('Hello', answer).signing).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
  },
)

test('sign: typed data goes to the wallet as JSON with the types of its domain', async () => {
  const signature = `0x${'ab'.repeat(65)}`
  const page = await openTransactionPage({ wallet: { eth_signTypedData_v4: signature } })
  const data = {
    domain: { name: 'Shop', chainId: 1 },
    types: { Order: [{ name: 'total', type: 'uint256' }] },
    primaryType: 'Order',
    message: { total: 2n ** 200n },
  }
  expect(await page.sign.typedData?.(data, page.where)).toBe(signature)
  const [request] = page.toWallet
  const [address, json] = Array.isArray(request?.params) ? request.params : []
  expect(request?.method).toBe('eth_signTypedData_v4')
  expect(address).toBe(ADDRESS)
  expect(JSON.parse(json)).toEqual({
    ...data,
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      ...data.types,
    },
    message: { total: (2n ** 200n).toString() },
  })
})

test('sign: typed data is what the caller gave where the page has given all lists a toJSON', async () => {
  const page = await openTransactionPage({ wallet: { eth_signTypedData_v4: `0x${'ab'.repeat(65)}` } })
  const data = {
    domain: { name: 'Shop' },
    types: { Order: [{ name: 'items', type: 'uint256[]' }] },
    primaryType: 'Order',
    message: { items: [1n, 2n] },
  }
  // As Prototype.js does.
  Reflect.set(Array.prototype, 'toJSON', () => '[1]')
  try {
    await page.sign.typedData?.(data, page.where)
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON')
  }
  const [request] = page.toWallet
  const [, json] = Array.isArray(request?.params) ? request.params : []
  expect(JSON.parse(json)).toMatchObject({ types: data.types, message: { items: ['1', '2'] } })
})
