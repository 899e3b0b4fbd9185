import { expect, test } from 'vitest'
import { readAuthentication } from './sign-in'
import type { Network } from './state'

const networks: readonly Network[] = ['eip155:1', 'eip155:8453'].map((networkId) => ({
  networkId,
  name: networkId,
  rpcUrl: 'http://127.0.0.1',
  symbol: 'ETH',
}))
const recapOf = (abilities: readonly string[]): string => {
  const eip155 = Object.fromEntries(abilities.map((ability) => [ability, [{}]]))
  return `urn:recap:${btoa(JSON.stringify({ att: { eip155 } })).replaceAll('=', '')}`
}
const read = (authPayload: object) => {
  const metadata = { name: 'A page', url: 'https://page.example', icons: [] }
  return readAuthentication({ id: 7, params: { requester: { metadata }, authPayload } } as never, networks)
}

test('sign-in: becomes a proposal with the requested networks and methods that this wallet supports', () => {
  const resources = ['https://page.example', recapOf(['request/personal_sign', 'request/eth_coinbase'])]
  expect(read({ chains: ['eip155:1', 'eip155:5'], resources })).toMatchObject({
    kind: 'proposal',
    id: 7,
    page: { name: 'A page' },
    namespaces: [{ namespace: 'eip155', chains: ['eip155:1'], methods: ['personal_sign'] }],
    missing: [],
  })
})

test.each([
  ['no list of networks', {}],
  ['networks that are no texts', { chains: [1] }],
])('sign-in: is undefined with %s', (_what, authPayload) => {
  expect(read(authPayload)).toBeUndefined()
})

test('sign-in: a resource that is no ReCap requests no method', () => {
  const found = read({ chains: ['eip155:1'], resources: ['urn:recap:!', 'urn:recap:bm9uZQ'] })
  expect(found?.namespaces[0]?.methods).toEqual([])
})
