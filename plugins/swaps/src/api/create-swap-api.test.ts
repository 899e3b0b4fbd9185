import { ServiceNetworkError } from '@latchkey/cloud/errors'
import { HttpStatusError } from '@latchkey/kernel/web'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { approveData, built, ether, fromEther, fromUsdc, SPENDER, target, usdc } from '../test-support/orders'
import { createSwapApi, type SwapApi } from './create-swap-api'

const { signal } = new AbortController()
const account = `eip155:1:${ADDRESS.toLowerCase()}`
const token = `eip155:1:${usdc.address}`
const native = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The endpoints over a service that gives this answer, or rejects with it. */
function open(answer: unknown) {
  const asked: unknown[] = []
  const api = createSwapApi(
    {
      projectId: 'p',
      async blockchainApi({ parse, signal: given, ...request }) {
        expect(given).toBe(signal)
        asked.push(request)
        if (answer instanceof Error) throw answer
        return parse(answer)
      },
    },
    {
      pictureUrlCheck:
        async () =>
        (url): url is string =>
          url === 'https://example.com/u.png',
    },
  )
  return { api, asked }
}

test('tokens: are those of the network, with pictures that may be shown', async () => {
  const entry = { ...usdc, address: token, logoUri: 'https://example.com/u.png' }
  const { api, asked } = open({
    tokens: [entry, { ...entry, address: native, logoUri: 'https://other.example/' }],
  })
  expect(await api.tokens(target, signal)).toEqual([
    { ...usdc, iconUrl: 'https://example.com/u.png' },
    { ...ether, ...target.network?.nativeCurrency },
  ])
  expect(asked).toEqual([
    { path: '/v1/convert/tokens', query: { chainId: 'eip155:1' }, networkId: 'eip155:1' },
  ])
})

test('quote: is asked for with both tokens, the account and the price of gas', async () => {
  const { api, asked } = open({ quotes: [{ fromAmount: fromUsdc.amount, toAmount: '7' }] })
  expect(await api.quote(fromUsdc, 10n, signal)).toBe(7n)
  expect(asked).toEqual([
    {
      path: '/v1/convert/quotes',
      query: { from: token, to: native, amount: fromUsdc.amount, userAddress: ADDRESS, gasPrice: '10' },
      networkId: 'eip155:1',
    },
  ])
})

test.each([
  ['no quote', { quotes: [] }],
  ['a quote of nothing', { quotes: [{ fromAmount: fromUsdc.amount, toAmount: '0' }] }],
  ['an amount that no pool can swap', new HttpStatusError(400, undefined)],
])('quote: %s is told as too little liquidity', async (_what, answer) => {
  await expect(open(answer).api.quote(fromUsdc, 10n, signal)).rejects.toMatchObject({
    code: 'SWAP_LIQUIDITY',
  })
})

test('gas price: that of the network, in wei', async () => {
  const { api, asked } = open({ standard: '1200' })
  expect(await api.gasPrice('eip155:1', signal)).toBe(1_200n)
  expect(asked).toEqual([
    { path: '/v1/convert/gas-price', query: { chainId: 'eip155:1' }, networkId: 'eip155:1' },
  ])
})

test('allowance: that of the account for the paid token', async () => {
  const { api, asked } = open({ allowance: '5' })
  expect(await api.allowance(fromUsdc, signal)).toBe(5n)
  expect(asked).toEqual([
    {
      path: '/v1/convert/allowance',
      query: { tokenAddress: token, userAddress: account },
      networkId: 'eip155:1',
    },
  ])
})

test('approval: is built for the account and the amount', async () => {
  const data = approveData(SPENDER, 5n)
  const { api, asked } = open({ tx: { from: token, data } })
  expect(await api.buildApproval(fromUsdc, signal)).toEqual({ from: token, data })
  expect(asked).toEqual([
    {
      path: '/v1/convert/build-approve',
      query: { from: token, to: native, amount: fromUsdc.amount, userAddress: account },
      networkId: 'eip155:1',
    },
  ])
})

test('swap: is built for the account, with the slippage that is shown, and untried', async () => {
  const { api, asked } = open({ tx: { ...built, eip155: { gas: '9' } } })
  expect(await api.buildSwap(fromEther, signal)).toEqual({ ...built, eip155: { gas: '9' } })
  expect(asked).toEqual([
    {
      path: '/v1/convert/build-transaction',
      body: {
        from: native,
        to: token,
        amount: fromEther.amount,
        eip155: { slippage: 1 },
        projectId: 'p',
        userAddress: account,
        disableEstimate: true,
      },
      networkId: 'eip155:1',
    },
  ])
})

test('swap: one that no pool can make is told as too little liquidity', async () => {
  const refusal = new HttpStatusError(400, undefined)
  await expect(open(refusal).api.buildSwap(fromEther, signal)).rejects.toMatchObject({
    code: 'SWAP_LIQUIDITY',
    cause: refusal,
  })
})

test('price: in US dollars for a whole token', async () => {
  const { api, asked } = open({ fungibles: [{ price: 1.5 }, { price: 9 }] })
  expect(await api.price(usdc, signal)).toBe(1.5)
  expect(asked).toEqual([
    {
      path: '/v1/fungible/price',
      body: { currency: 'usd', addresses: [token], projectId: 'p' },
      networkId: 'eip155:1',
    },
  ])
})

const requests: readonly (readonly [string, (api: SwapApi) => Promise<unknown>, string])[] = [
  ['tokens', (api) => api.tokens(target, signal), 'SWAP_UNSUPPORTED'],
  ['a quote', (api) => api.quote(fromUsdc, 10n, signal), 'SWAP_UNSUPPORTED'],
  ['the price of gas', (api) => api.gasPrice('eip155:1', signal), 'SWAP_GAS_PRICE'],
  ['an approval', (api) => api.buildApproval(fromUsdc, signal), 'SWAP_UNSUPPORTED'],
  ['a swap', (api) => api.buildSwap(fromUsdc, signal), 'SWAP_UNSUPPORTED'],
]

test.each(requests)(
  '%s: on a network that the service does not serve is said so',
  async (_what, ask, code) => {
    const cause = new ServiceNetworkError('eip155:1')
    await expect(ask(open(cause).api)).rejects.toMatchObject({ code, cause })
  },
)

test.each(requests)('%s: another failure of the service is handed on', async (_what, ask) => {
  const failures = [
    new HttpStatusError(500, undefined),
    new Error('gone'),
    Object.assign(new Error('no answer'), { code: 'HTTP_STATUS', status: 400 }),
    new ServiceNetworkError('eip155:1', new Error('the list could not be read')),
  ]
  for (const failure of failures) await expect(ask(open(failure).api)).rejects.toBe(failure)
})
