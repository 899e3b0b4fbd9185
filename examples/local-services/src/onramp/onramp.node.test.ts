import { createPublicClient, http, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalServices, startLocalServices } from '../start-local-services'
import { type Asked, askData } from '../testing/data-client'
import { freePorts } from '../testing/free-ports'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const RECEIVER = '0x00000000000000000000000000000000000000aB'
let services: LocalServices

beforeAll(async () => {
  services = await startLocalServices({ ports: freePorts })
})
afterAll(() => services.stop())
const ask = (path: string, asked?: Asked) => askData(services, path, asked)

const order = (change: Readonly<Record<string, string>> = {}): URLSearchParams =>
  new URLSearchParams({
    destinationWallets: JSON.stringify([
      { address: RECEIVER, blockchains: ['ethereum-mainnet'], assets: ['ETH'] },
    ]),
    defaultNetwork: 'ethereum-mainnet',
    partnerUserId: RECEIVER,
    defaultExperience: 'buy',
    presetFiatAmount: '3200',
    fiatCurrency: 'USD',
    ...change,
  })

test('options: list the chains’ tokens, with the limits of each payment method', async () => {
  const { status, body } = await ask('/v1/onramp/options')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    purchaseCurrencies: expect.arrayContaining([
      expect.objectContaining({
        symbol: 'ETH',
        networks: expect.arrayContaining([
          expect.objectContaining({ chain_id: '8453', contract_address: null }),
        ]),
      }),
    ]),
    paymentCurrencies: expect.arrayContaining([expect.objectContaining({ id: 'USD' })]),
  })
})

test('quote: is less the fee', async () => {
  const { status, body } = await ask('/v1/onramp/quote', {
    method: 'POST',
    body: JSON.stringify({
      projectId: 'local',
      purchaseCurrency: { id: 'ETH', symbol: 'ETH' },
      paymentCurrency: { id: 'USD' },
      amount: '3200',
      network: 'ethereum-mainnet',
    }),
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    paymentTotal: { amount: '3200', currency: 'USD' },
    purchaseAmount: { amount: '0.985', currency: 'ETH' },
    networkFee: { amount: '48.00', currency: 'USD' },
  })
})

test('provider: a purchase arrives on the chain, a declined one does not', async () => {
  const url = services.urls.onrampProvider
  const client = createPublicClient({ transport: http(services.urls.chainMainnet) })
  const balance = () => client.getBalance({ address: RECEIVER })
  const before = await balance()
  const shown = await fetch(`${url}/?${order()}`)
  expect(await shown.text()).toContain('0.985 ETH on Ethereum for 3200 USD')
  const decide = async (behaviour: string) => {
    const body = order({ behaviour })
    return (await fetch(`${url}/decision`, { method: 'POST', body })).text()
  }
  expect(await decide('fail')).toContain('Declined')
  expect(await balance()).toBe(before)
  expect(await decide('buy')).toContain('Thank you')
  expect((await balance()) - before).toBe(parseEther('0.985'))
})

test('provider: an invalid order is refused with a sentence', async () => {
  const response = await fetch(`${services.urls.onrampProvider}/?${order({ defaultNetwork: 'moon' })}`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('does not sell that')
})
