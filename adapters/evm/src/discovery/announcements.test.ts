import { expect, test, vi } from 'vitest'
import { announce, goodInfo, ICON, UUID } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { createWalletPage, type WalletPage } from '../test-support/wallet-page'

const OTHER_UUID = '11111111-1111-4111-8111-111111111111'

async function startedPage(): Promise<WalletPage> {
  const page = createWalletPage()
  page.latchkey.start()
  announce(page.browser, goodInfo({ uuid: OTHER_UUID, rdns: 'com.example.first', name: 'First' }))
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  return page
}

const throwing = (): object =>
  new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
      ownKeys() {
        throw new Error('no')
      },
    },
  )

const unusable: readonly (readonly [what: string, info: unknown, provider: unknown])[] = [
  ['no provider', goodInfo(), null],
  ['a provider without request', goodInfo(), {}],
  ['a provider whose request is text', goodInfo(), { request: 'yes' }],
  ['a provider that throws', goodInfo(), throwing()],
  ['info whose parts throw', throwing(), createFakeProvider()],
]

test.each(unusable)('announcement: refuses %s, and the others stay', async (_what, info, provider) => {
  const page = await startedPage()
  announce(page.browser, info, provider)
  announce(page.browser, goodInfo({ name: 'Good' }))
  expect(page.connectors().map(({ traits }) => traits.name)).toEqual(['First', 'Good'])
  expect(page.failures).toEqual([])
})

const UNNAMED = 'Browser Wallet'
const malformed: readonly (readonly [what: string, info: unknown, traits: object])[] = [
  ['no info', undefined, { id: 'eip6963:~browser-wallet', name: UNNAMED }],
  ['info that is text', 'wallet', { id: 'eip6963:~browser-wallet', name: UNNAMED }],
  ['no uuid', goodInfo({ uuid: undefined }), { rdns: 'com.example.wallet' }],
  ['a uuid of version 1', goodInfo({ uuid: '350670db-19fa-1704-a166-e52e178b59d2' }), {}],
  ['a uuid that is a number', goodInfo({ uuid: 7 }), {}],
  ['no name', goodInfo({ name: undefined }), { name: UNNAMED }],
  ['a name of control characters', goodInfo({ name: '\u0000\u202e\u200b' }), { name: UNNAMED }],
  ['a name of a megabyte', goodInfo({ name: 'x'.repeat(1_000_000) }), { name: UNNAMED }],
  ['a name that is an object', goodInfo({ name: { toString: () => 'Evil' } }), { name: UNNAMED }],
  ['no rdns', goodInfo({ rdns: undefined }), { id: 'eip6963:~example-wallet' }],
  ['an rdns of one word', goodInfo({ rdns: 'MetaMask' }), { id: 'eip6963:~metamask' }],
  ['an rdns that ends like a second id', goodInfo({ rdns: 'wallet:2' }), { id: 'eip6963:~wallet-2' }],
  ['an rdns with markup', goodInfo({ rdns: 'com.<img>.x' }), { id: 'eip6963:~com-img-x' }],
  ['an rdns that ends in a dot', goodInfo({ rdns: 'com.example.' }), { id: 'eip6963:~com-example-' }],
  ['an rdns of a megabyte', goodInfo({ rdns: 'x'.repeat(1_000_000) }), { id: `eip6963:~${'x'.repeat(64)}` }],
]

test.each(malformed)('announcement: lists a wallet with %s', async (_what, info, traits) => {
  const page = await startedPage()
  const provider = createFakeProvider()
  announce(page.browser, info, provider)
  const found = page.connectors().find(({ identity }) => identity === provider)
  expect(found?.traits).toMatchObject(traits)
  expect(page.failures).toEqual([])
})

test.each([['MetaMask'], [''], [undefined], ['com.example.'], ['com.exa mple']])(
  'announcement: an rdns of %j is no evidence of who it is',
  async (rdns) => {
    const page = await startedPage()
    const provider = createFakeProvider()
    announce(page.browser, goodInfo({ rdns }), provider)
    const found = page.connectors().find(({ identity }) => identity === provider)
    expect(found).toBeDefined()
    expect(found?.traits).not.toHaveProperty('rdns')
    expect(found?.claimedId).toBe(found?.id)
  },
)

test.each([
  ['before', 0],
  ['after', 1],
])('announcement: a sloppy wallet %s one of the same word keeps an id of its own', async (_when, at) => {
  const page = await startedPage()
  const infos = ['wallet', 'wallet:2', 'wallet'].map((rdns) => goodInfo({ rdns, uuid: crypto.randomUUID() }))
  for (const info of [...infos.slice(at), ...infos.slice(0, at)]) announce(page.browser, info)
  expect(new Set(page.connectors().map(({ id }) => id)).size).toBe(4)
  expect(page.failures).toEqual([])
})

test('announcement: one that throws when the list is made keeps no other from it', async () => {
  const page = createWalletPage({ outlet: true })
  page.latchkey.start()
  announce(page.browser, goodInfo(), throwing())
  announce(page.browser, goodInfo({ name: 'Good' }))
  page.latchkey.preload()
  await vi.waitFor(() => expect(page.connectors().map(({ traits }) => traits.name)).toEqual(['Good']))
  expect(page.failures).toEqual([])
})

test('announcement: an event without details is no announcement', async () => {
  const page = await startedPage()
  page.browser.fire(new Event('eip6963:announceProvider'))
  expect(page.connectors()).toHaveLength(1)
  expect(page.failures).toEqual([])
})

const icons: readonly (readonly [icon: unknown, listed: string | undefined])[] = [
  [ICON, ICON],
  [`\n ${ICON} `, ICON],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['data:image/webp;base64,AAAA', 'data:image/webp;base64,AAAA'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>1</script>', undefined],
  ['data:image/svg+xmlx,<svg/>', undefined],
  ['https://example.com/icon.png', undefined],
  ['blob:https://example.com/1', undefined],
  ['', undefined],
  [42, undefined],
  [`data:image/png;base64,${'A'.repeat(128_000)}`, undefined],
]

test.each(icons)('announcement: keeps the wallet and judges its icon %#', async (icon, listed) => {
  const page = await startedPage()
  announce(page.browser, goodInfo({ icon }))
  const found = page.connectors().find(({ traits }) => traits.name === 'Example Wallet')
  expect(found?.traits.iconUrl).toBe(listed)
  expect(found).toBeDefined()
})

test('announcement: names lose what cannot be seen', async () => {
  const page = await startedPage()
  announce(page.browser, goodInfo({ name: ' Meta\u202eMask\u0007\n ' }))
  expect(page.connectors().map(({ traits }) => traits.name)).toContain('MetaMask')
})

test('announcement: a gap in a name becomes one space, so that it hides nothing', async () => {
  const page = await startedPage()
  announce(page.browser, goodInfo({ name: `MetaMask${'\u2003'.repeat(40)}Fake` }))
  expect(page.connectors().map(({ traits }) => traits.name)).toContain('MetaMask Fake')
})

test('announcement: the traits are what a list needs', async () => {
  const page = await startedPage()
  const provider = createFakeProvider()
  announce(page.browser, goodInfo({ rdns: 'COM.Example.Wallet' }), provider)
  const connector = page.connectors().find(({ id }) => id === 'eip6963:com.example.wallet')
  expect(connector?.identity).toBe(provider)
  expect(connector?.traits).toEqual({
    id: 'eip6963:com.example.wallet',
    name: 'Example Wallet',
    kind: 'announced',
    namespaces: ['eip155'],
    approval: 'wallet',
    rdns: 'com.example.wallet',
    uuid: UUID,
    iconUrl: ICON,
  })
})

test('announcement: the same provider again changes nothing', async () => {
  const page = await startedPage()
  const provider = createFakeProvider()
  announce(page.browser, goodInfo(), provider)
  const before = page.connectors()
  announce(page.browser, goodInfo(), provider)
  announce(page.browser, goodInfo({ uuid: '22222222-2222-4222-8222-222222222222' }), provider)
  expect(page.connectors()).toBe(before)
})

test.each([
  ['rdns', { rdns: 'com.other.x' }],
  ['name', { name: 'Other' }],
])('announcement: a provider under another %s too is listed under both', async (_what, other) => {
  const page = await startedPage()
  const provider = createFakeProvider()
  const infos = [goodInfo(other), goodInfo()]
  for (const info of [...infos, ...infos]) announce(page.browser, info, provider)
  const listed = page.connectors().filter(({ identity }) => identity === provider)
  const named = listed.map(({ traits: { name, rdns } }) => ({ name, rdns }))
  expect(named).toHaveLength(2)
  expect(named).toEqual(expect.arrayContaining(infos.map(({ name, rdns }) => ({ name, rdns }))))
})

test('announcement: a second provider under a known uuid replaces none, and both carry the uuid', async () => {
  const page = await startedPage()
  announce(page.browser, goodInfo())
  announce(page.browser, goodInfo({ uuid: UUID.toUpperCase(), name: 'Other', rdns: 'com.other.x' }))
  const listed = page.connectors().filter(({ traits }) => traits.uuid === UUID)
  expect(listed.map(({ traits }) => traits.name)).toEqual(['Example Wallet', 'Other'])
  expect(listed.map(({ claimedId }) => claimedId)).toEqual([
    'eip6963:com.example.wallet',
    'eip6963:com.other.x',
  ])
})

test('announcement: a wallet that makes a new provider object for each announcement is listed once, with the first', async () => {
  const page = await startedPage()
  const first = createFakeProvider()
  announce(page.browser, goodInfo(), first)
  const before = page.connectors()
  for (let count = 0; count < 3; count += 1) announce(page.browser, goodInfo(), createFakeProvider())
  expect(page.connectors()).toBe(before)
  expect(before.find(({ id }) => id === 'eip6963:com.example.wallet')?.identity).toBe(first)
})

test('announcement: of two providers that announce the same in response to one request both are listed', async () => {
  const page: WalletPage = createWalletPage({
    onDispatch: (name) => {
      if (name !== 'eip6963:requestProvider') return
      announce(page.browser, goodInfo())
      announce(page.browser, goodInfo())
    },
  })
  page.latchkey.start()
  announce(page.browser, goodInfo())
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(2))
  expect(page.connectors().map(({ id }) => id)).toEqual([
    'eip6963:com.example.wallet',
    'eip6963:com.example.wallet:2',
  ])
})

test('announcement: a second provider with the same rdns gets another id', async () => {
  const page = await startedPage()
  announce(page.browser, goodInfo())
  announce(page.browser, goodInfo({ uuid: '22222222-2222-4222-8222-222222222222' }))
  expect(page.connectors().map(({ id }) => id)).toEqual([
    'eip6963:com.example.first',
    'eip6963:com.example.wallet',
    'eip6963:com.example.wallet:2',
  ])
  expect(new Set(page.connectors().map(({ claimedId }) => claimedId)).size).toBe(2)
})

test('announcement: a thousand that claim one rdns all have an id, in the order they came', async () => {
  const page = await startedPage()
  for (let index = 1; index < 1_000; index += 1)
    announce(page.browser, goodInfo({ uuid: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}` }))
  const ids = page.connectors().map(({ id }) => id)
  expect(new Set(ids).size).toBe(1_000)
  expect(ids).toContain('eip6963:com.example.wallet:999')
})

test('announcement: what the page changes later changes nothing, and nothing is frozen', async () => {
  const page = createWalletPage({ outlet: true })
  page.latchkey.start()
  const info = goodInfo()
  const provider = createFakeProvider()
  announce(page.browser, info, provider)
  info['name'] = 'Changed'
  info['icon'] = 'javascript:alert(1)'
  page.latchkey.preload()
  await vi.waitFor(() => expect(page.connectors()).toHaveLength(1))
  expect(page.connectors()[0]?.traits).toMatchObject({ name: 'Example Wallet', iconUrl: ICON })
  expect(Object.isFrozen(info)).toBe(false)
  expect(Object.isFrozen(provider)).toBe(false)
})
