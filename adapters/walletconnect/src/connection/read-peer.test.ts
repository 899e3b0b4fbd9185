import { expect, test } from 'vitest'
import { readPeer } from './read-session'

test.each([
  [' Fern \n', 'Fern'],
  ['Fe\u202Ern\u200B', 'Fern'],
  ['Fe\u{E0100}rn\u115F', 'Fern'],
  [`Fern${'\u2003'.repeat(40)}Fake`, 'Fern Fake'],
  ['\u3164\u2800', undefined],
  ['\u0301', undefined],
  ['x'.repeat(65), undefined],
])('readPeer: the name %j is read as %j, as of a wallet on the page', (name, read) => {
  expect(readPeer({ metadata: { name } })).toEqual(read === undefined ? undefined : { name: read })
})

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
