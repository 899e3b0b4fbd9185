import { expect, it } from 'vitest'
import type { Connector, WalletRow } from '../contract'
import { createFakeConnector, type FakeConnectorParts } from '../test-support/fake-connector'
import { groupConnectors, toWalletRows } from './wallet-rows'

const COUNT = 1_000
const shared = {}

type Given = FakeConnectorParts['traits'] & { readonly identity?: object }

function connector(id: string, { identity, ...traits }: Given): Connector {
  return createFakeConnector(id, { traits, ...(identity ? { identity } : {}) })
}

const rowsOf = (...connectors: readonly Connector[]): readonly WalletRow[] =>
  toWalletRows(groupConnectors(connectors))

it.each<readonly [what: string, given: (index: number) => Given]>([
  ['the same rdns', () => ({ rdns: 'app.example', identity: {} })],
  [
    'the same rdns in two namespaces',
    (index) => ({ rdns: 'app.example', namespaces: index % 2 ? ['solana'] : ['eip155'], identity: {} }),
  ],
  [
    'the same provider, followed by others in another namespace',
    (index) => ({
      rdns: 'app.example',
      ...(index < COUNT / 2 ? { identity: shared } : { namespaces: ['solana'], identity: {} }),
    }),
  ],
])('rows: grouping a thousand wallets with %s takes linear time', (_what, given) => {
  let reads = 0
  const counted = Array.from({ length: COUNT }, (_, index): Connector => {
    const one = connector(`wallet-${index}`, given(index))
    const { namespaces } = one.traits
    Object.defineProperty(one.traits, 'namespaces', {
      get() {
        reads += 1
        return namespaces
      },
    })
    return one
  })
  rowsOf(...counted)
  expect(reads).toBeLessThan(COUNT * 10)
})

it('rows: another wallet with the same rdns joins the first row that serves none of its namespaces', () => {
  const rows = rowsOf(
    connector('a', { rdns: 'app.example', identity: {} }),
    connector('b', { rdns: 'app.example', identity: {} }),
    connector('c', { rdns: 'app.example', namespaces: ['solana'], identity: {} }),
    connector('d', { rdns: 'app.example', namespaces: ['eip155', 'solana'], identity: {} }),
    connector('e', { rdns: 'app.example', namespaces: ['solana'], identity: {} }),
    connector('f', { rdns: 'app.example', namespaces: ['bip122'], identity: {} }),
  )
  expect(rows.map(({ connectors }) => connectors.map(({ id }) => id).join('+'))).toEqual([
    'a+c+f',
    'b+e',
    'd',
  ])
})
