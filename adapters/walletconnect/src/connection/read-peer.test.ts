import { expect, test } from 'vitest'
import { readPeer } from './read-peer'

test.each([
  ['https://fern.example/app?x=1', 'fern.example'],
  ['http://fern.example', undefined],
  ['javascript:alert(1)', undefined],
  ['fern', undefined],
  [7, undefined],
  [undefined, undefined],
])('readPeer: a wallet that gives the address %j is known by %s', (url, identifier) => {
  const peer = readPeer({ metadata: { name: 'Fern', icons: [], url } })
  expect(peer).toEqual(identifier === undefined ? { name: 'Fern' } : { name: 'Fern', identifier })
})
