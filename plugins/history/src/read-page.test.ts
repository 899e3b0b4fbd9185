import { expect, test } from 'vitest'
import { parsePage } from './read-page'
import { HASH, wire, wireTransfer } from './test-support/wire'

const NOW = Date.parse('2026-11-24T12:00:00Z')
const ACCOUNT = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const parts = {
  accountAddress: ACCOUNT,
  networkId: 'eip155:1',
  nativeSymbol: 'ETH',
  nowMs: NOW,
} as const
const parse = (data: readonly unknown[], more: object = {}) =>
  parsePage({ data, next: null }, { ...parts, ...more })
const only = (entry: unknown, more: object = {}) => parse([entry], more).transactions[0]
const idsOf = (data: readonly unknown[]): readonly string[] => parse(data).transactions.map(({ id }) => id)

test('page: keeps what the list shows, with this plugin’s field names', () => {
  expect(parsePage({ data: [wire('a')], next: 'c1' }, parts)).toEqual({
    source: 'service',
    next: 'c1',
    transactions: [
      {
        id: 'a',
        hash: HASH,
        type: 'send',
        status: 'confirmed',
        minedAtMs: Date.parse('2026-11-20T10:00:00Z'),
        from: '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA',
        to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
        transfers: [
          {
            kind: 'token',
            direction: 'out',
            name: 'ETH Coin',
            symbol: 'ETH',
            pictureUrl: 'https://pictures.example/ETH.png',
            quantity: '1.5',
          },
        ],
      },
    ],
  })
})

test.each([undefined, null, 'text', [], {}, { data: {} }, { data: null }])('page: %j is none', (response) => {
  expect(() => parsePage(response, parts)).toThrow()
})

test('page: a cursor of a wrong type or length is dropped', () => {
  for (const next of [7, {}, '', 'x'.repeat(2_001)]) {
    expect(parsePage({ data: [], next }, parts)).toEqual({ source: 'service', transactions: [] })
  }
})

test('chain: only transactions of the connected chain, and those without a chain', () => {
  expect(idsOf([wire('a'), wire('b', { chain: 'eip155:8453' }), wire('c', { chain: undefined })])).toEqual([
    'a',
    'c',
  ])
})

test('spam: transactions with only marked collectibles are left out, those without transfers are not', () => {
  const nft = (isSpam: boolean) => ({
    nft_info: { name: 'Free Money', flags: { is_spam: isSpam } },
    direction: 'in',
    quantity: { numeric: '1' },
  })
  const entries = [
    wire('spam', {}, [nft(true), nft(true)]),
    wire('mixed', {}, [nft(true), wireTransfer('1', 'ETH', 'out')]),
    wire('fine', {}, [nft(false)]),
    wire('none', {}, []),
    wire('null', {}, null),
  ]
  expect(idsOf(entries)).toEqual(['mixed', 'fine', 'none', 'null'])
})

test('dates: a future date counts as now, and an entry without a date is dropped', () => {
  expect(only(wire('a', { minedAt: '2999-01-01T00:00:00Z' }))?.minedAtMs).toBe(NOW)
  expect(
    idsOf([wire('a', { minedAt: 'soon' }), wire('b', { minedAt: 17 }), wire('c', { minedAt: '1066-10-14' })]),
  ).toEqual([])
})

test('texts: ten megabytes are cut to one line without invisible characters', () => {
  const long = 'x'.repeat(10_000_000)
  const entry = only(
    wire('a', { operationType: long }, [
      {
        ...Object(wireTransfer('1', 'ETH', 'in')),
        fungible_info: { name: long, symbol: `B\u202eI\u0000D\u3164\u2800I${long}` },
      },
    ]),
  )
  expect(entry?.type.length).toBeLessThanOrEqual(40)
  expect(entry?.transfers[0]?.name?.length).toBeLessThanOrEqual(100)
  expect(entry?.transfers[0]?.symbol).toMatch(/^BIDIx{1,96}$/)
  expect(idsOf([wire(long)])).toEqual([])
})

test('pictures: https only, and of the origins that the host allows', () => {
  const pictureOf = (url: unknown, more: object = {}) =>
    only(
      wire('a', {}, [
        { ...Object(wireTransfer('1', 'ETH', 'in')), fungible_info: { symbol: 'E', icon: { url } } },
      ]),
      more,
    )?.transfers[0]?.pictureUrl
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'http://elsewhere.example/a.png',
    '//x',
    7,
  ])
    expect(pictureOf(url)).toBeUndefined()
  expect(pictureOf('https://a.example/1.png')).toBe('https://a.example/1.png')
  expect(pictureOf('https://a.example/1.png', { pictureOrigins: ['https://b.example'] })).toBeUndefined()
  expect(pictureOf('https://a.example/1.png', { pictureOrigins: ['https://a.example'] })).toBe(
    'https://a.example/1.png',
  )
  expect(pictureOf('https://a.example/1.png', { pictureOrigins: [] })).toBeUndefined()
})

test('hashes: an invalid hash is dropped, so that no row links to a script', () => {
  expect(only(wire('a', { hash: 'javascript:alert(1)' }))).not.toHaveProperty('hash')
})

test('amounts: are exact, also with an exponent or as a number; anything else is dropped', () => {
  const quantityOf = (numeric: unknown) =>
    only(wire('a', {}, [wireTransfer(numeric, 'ETH', 'in')]))?.transfers[0]?.quantity
  expect(quantityOf('2.8e-12')).toBe('0.0000000000028')
  expect(quantityOf(0.5)).toBe('0.5')
  for (const numeric of ['-5', 'NaN', '9'.repeat(400), '1e999999999', null, {}])
    expect(quantityOf(numeric)).toBeUndefined()
})

test('entries: malformed ones are left out one by one', () => {
  const entries = [
    null,
    'x',
    [],
    { id: 7 },
    wire('a'),
    wire('b', {}, 'transfers'),
    wire('c', {}, [null, wireTransfer('1', 'E', 'sideways')]),
  ]
  expect(idsOf(entries)).toEqual(['a', 'b', 'c'])
  expect(parse(entries).transactions.at(-1)?.transfers).toEqual([])
})

test('status: only what the service calls confirmed is, and one that it does not tell is unknown', () => {
  const given = ['confirmed', 'failed', 'pending', 'dropped', 'CONFIRMED', '', null, undefined, 1]
  expect(given.map((status) => only(wire('a', { status }))?.status)).toEqual([
    'confirmed',
    'failed',
    'pending',
    ...given.slice(3).map(() => 'unknown'),
  ])
})

test.each([
  ['a token, which goes to its contract', [wireTransfer('5', 'USDC', 'out')], 'eip155:1', 'send', false],
  ['both', [wireTransfer('1', 'ETH', 'out'), wireTransfer('5', 'USDC', 'out')], 'eip155:1', 'send', false],
  ['what has failed', [], 'eip155:1', 'send', false],
  ['the native currency', [wireTransfer('1', 'ETH', 'out')], 'eip155:1', 'send', true],
  [
    'a token of Solana',
    [wireTransfer('5', 'USDC', 'out')],
    'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    'send',
    true,
  ],
  ['an approval', [], 'eip155:1', 'approve', true],
])('receiver: of %s is shown where it is known', (_what, transfers, networkId, operationType, isKnown) => {
  const entry = wire('a', { operationType, chain: networkId }, transfers)
  const to = only(entry, { networkId })?.to
  expect(to).toBe(isKnown ? '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' : undefined)
})

test.each(['ETH', 'USDC'])(
  'receiver: of %s that went to the account itself is the account, not a contract',
  (symbol) => {
    const sentTo = `0x${'c'.repeat(40)}`
    const to = (...directions: string[]) =>
      only(
        wire(
          'a',
          { sentTo },
          directions.map((direction) => wireTransfer('1', symbol, direction)),
        ),
      )?.to
    expect(to('self')).toBe(ACCOUNT)
    expect(to('self', 'self')).toBe(ACCOUNT)
    expect(to()).toBeUndefined()
    expect(only(wire('a', { sentTo: ACCOUNT.toLowerCase() }, [wireTransfer('1', 'ETH', 'self')]))?.to).toBe(
      ACCOUNT,
    )
  },
)

test('receiver: of what somebody else sent off for the account, as a bundler does, is not known', () => {
  const to = (sentFrom: unknown) => only(wire('a', { sentFrom }))?.to
  expect(to(ACCOUNT.toLowerCase())).toBe(OTHER)
  for (const sentFrom of [OTHER, `0x${'e'.repeat(40)}`, undefined]) expect(to(sentFrom)).toBeUndefined()
})

test('sender: is known of what was sent to the account itself, not of what came by way of a contract', () => {
  const from = (metadata: object) =>
    only(
      wire('a', { operationType: 'receive', sentFrom: OTHER, sentTo: ACCOUNT.toLowerCase(), ...metadata }, [
        wireTransfer('5', 'USDC', 'in'),
      ]),
      metadata,
    )?.from
  expect(from({})).toBe(OTHER)
  for (const sentTo of [`0x${'c'.repeat(40)}`, undefined]) expect(from({ sentTo })).toBeUndefined()
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(from({ sentTo: 'Program', chain: solana, networkId: solana })).toBe(OTHER)
})
