import { expect, test } from 'vitest'
import { parseRecent, rememberReceiver } from './recent-receivers'
import { ADA, request } from './test-support/example-request'

test('recent: the newest receiver is first, once, and thirty are kept', () => {
  const known = Array.from({ length: 30 }, (_, index) => ({ namespace: 'eip155', address: `0x${index}` }))
  const next = rememberReceiver([{ namespace: 'eip155', address: ADA }, ...known.slice(1)], {
    ...request,
    toName: 'ada.eth',
  })
  // With the network on which the name had the address.
  expect(next[0]).toEqual({ namespace: 'eip155', address: ADA, name: 'ada.eth', networkId: 'eip155:1' })
  expect(next.filter(({ address }) => address === ADA)).toHaveLength(1)
  expect(rememberReceiver(known, request)).toHaveLength(30)
})

test.each([
  [{ recent: [{ namespace: 'eip155', address: ADA }] }, { recent: [{ namespace: 'eip155', address: ADA }] }],
  [
    { recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth', more: 1 }] },
    { recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth' }] },
  ],
  [
    { recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth', networkId: 'eip155:1' }] },
    { recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth', networkId: 'eip155:1' }] },
  ],
  [{ recent: [{ namespace: 'eip155', address: ADA, name: 'ada.eth', networkId: 'x' }] }, undefined],
  [{ recent: [{ namespace: 'eip155' }] }, undefined],
  [{ recent: [{ namespace: 'eip155', address: 'a'.repeat(300) }] }, undefined],
  [{ recent: 'x' }, undefined],
  [null, undefined],
])('recent: of what was stored, %j is read as %j', (stored, read) => {
  expect(parseRecent(stored)).toEqual(read)
})
