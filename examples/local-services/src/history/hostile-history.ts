/** Malformed entries between two valid ones, for `/data/hostile`. */
const HASH = `0x${'f1'.repeat(32)}`
const fine = {
  id: 'fine',
  metadata: {
    operationType: 'send',
    hash: HASH,
    chain: 'eip155:1',
    minedAt: '2024-06-01T12:00:00.000Z',
    sentFrom: `0x${'a'.repeat(40)}`,
    sentTo: `0x${'b'.repeat(40)}`,
    status: 'confirmed',
    nonce: 1,
  },
  transfers: [
    {
      fungible_info: { name: 'Fine Coin', symbol: 'FINE', icon: { url: '' } },
      direction: 'out',
      quantity: { numeric: '5' },
      value: 5,
    },
  ],
}
const [transfer] = fine.transfers
const dated = (id: string, minedAt: unknown): unknown => ({
  ...fine,
  id,
  metadata: { ...fine.metadata, minedAt },
})
const moving = (id: string, given: unknown): unknown => ({ ...fine, id, transfers: given })
const named = (id: string, change: object): unknown => ({
  ...fine,
  id,
  metadata: { ...fine.metadata, ...change },
})

export const hostileHistory: readonly unknown[] = [
  fine,
  { ...fine, metadata: { ...fine.metadata, operationType: 'Same Id Again' } },
  dated('future', '2999-01-01T00:00:00.000Z'),
  dated('no date', 'soon'),
  dated('number date', 17),
  dated('before the epoch', '1066-10-14T09:00:00.000Z'),
  named('other-chain', { chain: 'eip155:8453' }),
  named('markup', { operationType: '<img src=x onerror=alert(1)>' }),
  named('prototype', { operationType: '__proto__', hash: '__proto__' }),
  named('long', { operationType: 'Long '.repeat(200_000) }),
  named('script-hash', { hash: 'javascript:alert(1)' }),
  named('status', { status: 'maybe' }),
  moving('script-icon', [
    {
      ...transfer,
      fungible_info: { name: 'Script Icon', symbol: 'SCR', icon: { url: 'javascript:alert(1)' } },
    },
  ]),
  moving('page-icon', [
    {
      ...transfer,
      fungible_info: {
        name: 'Page',
        symbol: 'PAGE',
        icon: { url: 'data:text/html,<script>alert(1)</script>' },
      },
    },
  ]),
  moving('long-name', [
    {
      ...transfer,
      fungible_info: { name: 'x'.repeat(1_000_000), symbol: 'y'.repeat(1_000_000), icon: null },
    },
  ]),
  moving('bidi', [{ ...transfer, fungible_info: { name: 'Bidi\u202e', symbol: 'BI\u202eDI', icon: {} } }]),
  moving('negative', [{ ...transfer, quantity: { numeric: '-5' } }]),
  moving('huge', [{ ...transfer, quantity: { numeric: '9'.repeat(400) }, value: 1e308 }]),
  moving('exponent', [{ ...transfer, quantity: { numeric: '1e999999999' } }]),
  moving('not-a-number', [{ ...transfer, quantity: { numeric: 'NaN' } }]),
  moving('sideways', [{ ...transfer, direction: 'sideways' }]),
  moving('no-list', 'transfers'),
  moving(
    'many',
    Array.from({ length: 5_000 }, () => transfer),
  ),
  moving('spam', [
    {
      nft_info: { name: 'Free Money', flags: { is_spam: true } },
      direction: 'in',
      quantity: { numeric: '1' },
    },
  ]),
  { id: 'nothing else' },
  { id: 7, metadata: fine.metadata, transfers: null },
  null,
  'transaction',
  [],
  { ...fine, id: 'also-fine', metadata: { ...fine.metadata, minedAt: '2024-05-01T12:00:00.000Z' } },
]
