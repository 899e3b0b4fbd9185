import { createMemoryStorage, type MemoryStorage } from '@latchkey/kernel/testing'
import { expect, test, vi } from 'vitest'
import { type PortfolioOptions, portfolioContract } from './contract'
import type { PortfolioState } from './state'
import { ALICE, BOB, createPortfolioPage, type PortfolioPage } from './test-support/portfolio-page'

const ALICES = `eip155:1:${ALICE}`
const known = (made: PortfolioPage): PortfolioState => made.latchkey.read(portfolioContract)

/** A visit on a network that the test controls. */
function visit(storage: MemoryStorage, options: PortfolioOptions = {}): PortfolioPage {
  return createPortfolioPage(options, {}, { storage })
}
/** The storage of a visit with a balance of 7 wei and its list. */
async function visited(): Promise<MemoryStorage> {
  const storage = createMemoryStorage()
  const made = visit(storage)
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.calls).toHaveLength(1))
  made.calls[0]?.respond('7')
  await made.portfolio.loadTokens()
  await vi.waitFor(() => expect([...storage.entries.values()].join()).toContain('items'))
  made.latchkey.dispose()
  return storage
}
const keyOf = (storage: MemoryStorage): string =>
  [...storage.entries.keys()].find((key) => key.includes('portfolio')) ?? 'nothing is stored'

test('persistence: the next visit shows the stored data at once, and reads it again', async () => {
  const made = visit(await visited())
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.entry()).toMatchObject({ status: 'known', value: '7' }))
  expect(known(made).tokens[ALICES]).toMatchObject({ status: 'known', items: [{ value: '7' }] })
  await vi.waitFor(() => expect(made.calls).toHaveLength(1))
  made.calls[0]?.respond('8')
  await vi.waitFor(() => expect(made.entry()).toMatchObject({ value: '8' }))
  await made.portfolio.loadTokens()
  expect(known(made).tokens[ALICES]).toMatchObject({ items: [{ value: '8' }] })
})

test('persistence: the data of one account is never shown for another', async () => {
  const made = visit(await visited())
  made.setActive(BOB)
  await vi.waitFor(() => expect(made.calls).toHaveLength(1))
  expect(made.entry(BOB)).toEqual({ status: 'loading' })
})

test('persistence: disconnecting deletes everything', async () => {
  const storage = await visited()
  const made = visit(storage)
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.entry()).toMatchObject({ value: '7' }))
  made.setActive()
  await vi.waitFor(() => expect(keyOf(storage)).toBe('nothing is stored'))
  expect(known(made)).toMatchObject({ native: {}, tokens: {}, nfts: {}, identities: {} })
  made.calls[0]?.respond('9')
  await made.portfolio.refresh()
  expect(keyOf(storage)).toBe('nothing is stored')
})

const damaged: readonly (readonly [what: string, damage: (text: string) => string])[] = [
  ['no JSON', () => '{'],
  ['of another version', (text) => text.replace('"version":1', '"version":0')],
  ['a negative amount', (text) => text.replace('"value":"7"', '"value":"-7"')],
  ['decimals beyond every token', (text) => text.replaceAll('"decimals":18', '"decimals":300')],
  [
    'a name in another direction',
    (text) =>
      text.replace(
        /"identities":\{[^}]*\}\}?/,
        `"identities":{"${ALICES}":{"name":"a\u202eb","readAtMs":0}}`,
      ),
  ],
  ['far too long', (text) => text + ' '.repeat(262_144)],
  ['of a name that every object has', (text) => text.replace(ALICES, 'toString')],
]
test.each(damaged)('persistence: %s is dropped, not repaired', async (_what, damage) => {
  const storage = await visited()
  const key = keyOf(storage)
  const text = storage.entries.get(key) ?? ''
  expect(damage(text)).not.toBe(text)
  await storage.set(key, damage(text))
  const made = visit(storage)
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.calls).toHaveLength(1))
  expect(made.entry()).toEqual({ status: 'loading' })
  expect(keyOf(storage)).toBe('nothing is stored')
})

test('persistence: only pictures of origins that are no longer allowed are dropped', async () => {
  const storage = await visited()
  const key = keyOf(storage)
  const text = storage.entries.get(key) ?? ''
  const pictured = text.replace(
    '"symbol":"ETH","decimals":18',
    '$&,"iconUrl":"https://pictures.example/eth.png"',
  )
  expect(pictured).not.toBe(text)
  const iconUrl = async (options: PortfolioOptions): Promise<unknown> => {
    await storage.set(key, pictured)
    const made = visit(storage, options)
    made.setActive(ALICE)
    await vi.waitFor(() => expect(known(made).tokens[ALICES]).toMatchObject({ items: [{ value: '7' }] }))
    const entry = known(made).tokens[ALICES]
    made.latchkey.dispose()
    return entry?.status === 'known' && entry.items[0]?.iconUrl
  }
  expect(await iconUrl({})).toBe('https://pictures.example/eth.png')
  expect(await iconUrl({ pictureOrigins: ['https://pictures.example'] })).toBe(
    'https://pictures.example/eth.png',
  )
  expect(await iconUrl({ pictureOrigins: [] })).toBeUndefined()
})

test('persistence: a stored list keeps only its network’s tokens, and the native token has the network’s name', async () => {
  const storage = await visited()
  const key = keyOf(storage)
  const text = storage.entries.get(key) ?? ''
  const items = async (damage: (text: string) => string): Promise<unknown> => {
    expect(damage(text)).not.toBe(text)
    await storage.set(key, damage(text))
    const made = visit(storage)
    made.setActive(ALICE)
    await vi.waitFor(() => expect(made.entry()).toMatchObject({ status: 'known', value: '7' }))
    const entry = known(made).tokens[ALICES]
    made.latchkey.dispose()
    return entry?.status === 'known' && entry.items
  }
  expect(
    await items((stored) =>
      stored.replace('"name":"Ether","symbol":"ETH"', '"name":"USD Coin","symbol":"USDC"'),
    ),
  ).toMatchObject([{ name: 'Ether', symbol: 'ETH' }])
  expect(
    await items((stored) => stored.replace('{"networkId":"eip155:1"', '{"networkId":"eip155:8453"')),
  ).toEqual([])
})

test('persistence: what another tab reads later is shown here, and is checked like what is stored', async () => {
  const storage = await visited()
  const key = keyOf(storage)
  const text = storage.entries.get(key) ?? ''
  const made = visit(storage)
  made.setActive(ALICE)
  await vi.waitFor(() => expect(made.calls).toHaveLength(1))
  made.calls[0]?.respond('8')
  await vi.waitFor(() => expect(made.entry()).toMatchObject({ value: '8' }))
  await made.clock.advance(1)
  const later = text.replaceAll('"readAtMs":0', '"readAtMs":5')
  storage.writeElsewhere(key, later.replace('"value":"7"', '"value":"9"'))
  await vi.waitFor(() => expect(made.entry()).toMatchObject({ value: '9', readAtMs: 5 }))
  storage.writeElsewhere(key, later.replace('"value":"7"', '"value":"-9"'))
  await made.clock.advance(1)
  expect(made.entry()).toMatchObject({ value: '9' })
})
