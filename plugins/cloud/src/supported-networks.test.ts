import { HttpStatusError } from '@latchkey/kernel/web'
import type { Network } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { createCloud } from './test-support/create-cloud'

const SUPPORTED = '/v1/supported-chains'
const served = { http: ['eip155:1', 7, null, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], ws: [] }
const networkOf = (id: Network['id']): Network => ({
  id,
  namespace: 'eip155',
  name: id,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
})

test('supports: the list is fetched once for all callers', async () => {
  const { api, service, test } = createCloud({ [SUPPORTED]: served })
  expect(await Promise.all([api.supports('eip155:1'), api.supports('eip155:10')])).toEqual([true, false])
  expect(await api.supports('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(true)
  expect(await api.supports('eip155:7')).toBe(false)
  expect(service.sent).toHaveLength(1)
  test.clock.setBy(-3_600_000)
  await test.clock.advance(86_400_000)
  await api.supports('eip155:1')
  expect(service.sent).toHaveLength(1)
  await test.clock.advance(1)
  expect(await api.supports('eip155:1')).toBe(true)
  expect(service.sent).toHaveLength(2)
})

test.each([
  ['a failure', new HttpStatusError(503, undefined)],
  ['an empty list', { http: [], ws: [] }],
  ['something else', { chains: ['eip155:1'] }],
  ['nothing', null],
])('supports: false for %s, and the next call requests again', async (_what, first) => {
  const answers: unknown[] = [first, served]
  const { api, service, test } = createCloud({ [SUPPORTED]: () => answers.shift() })
  expect(await api.supports('eip155:1')).toBe(false)
  expect(await api.supports('eip155:1')).toBe(true)
  expect(service.sent).toHaveLength(2)
  expect(test.errors).toEqual([])
})

test('fallback: an RPC URL for supported networks only', async () => {
  const { service, fallback } = createCloud({ [SUPPORTED]: served })
  expect(service.sent).toEqual([])
  expect(await fallback.url(networkOf('eip155:1'))).toBe(
    'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=test-id',
  )
  expect(await fallback.url(networkOf('eip155:31337'))).toBeUndefined()
  expect(service.sent).toHaveLength(1)
})

test('fallback: undefined without a project id', async () => {
  const { service, fallback } = createCloud({ [SUPPORTED]: served }, {})
  expect(await fallback.url(networkOf('eip155:1'))).toBeUndefined()
  expect(service.sent).toEqual([])
})
