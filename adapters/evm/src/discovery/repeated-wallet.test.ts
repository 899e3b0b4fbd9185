import { expect, test, vi } from 'vitest'
import { announce, goodInfo } from '../test-support/announce'
import { createFakeProvider } from '../test-support/fake-provider'
import { createWalletPage, type WalletPage } from '../test-support/wallet-page'

const withFlags = (flags: object): object => Object.assign(createFakeProvider(), flags)
const rabby = (more: object = {}) => goodInfo({ name: 'Rabby Wallet', rdns: 'io.rabby', ...more })
const metamask = (more: object = {}) =>
  goodInfo({ uuid: crypto.randomUUID(), name: 'MetaMask', rdns: 'io.metamask', ...more })

interface Announcement {
  readonly info: Record<string, unknown>
  readonly provider: object
}

/** `[id, id of the connector that it repeats]` of each connector. */
const listed = (page: WalletPage): readonly unknown[] =>
  page.connectors().map(({ id, repeats }) => [id, repeats])

async function pageWith(
  ethereum: object,
  announcements: readonly Announcement[],
  when: 'before' | 'after' = 'before',
): Promise<WalletPage> {
  const properties: Record<string, unknown> = when === 'before' ? { ethereum } : {}
  const page = createWalletPage({ properties })
  page.latchkey.start()
  const announceAll = (): void => {
    for (const { info, provider } of announcements) announce(page.browser, info, provider)
  }
  if (when === 'after') announceAll()
  await vi.waitFor(() => expect(page.connectors().length).toBeGreaterThan(0))
  if (when === 'before') announceAll()
  else {
    properties['ethereum'] = ethereum
    page.browser.fire(new Event('ethereum#initialized'))
  }
  return page
}

test.each(['before', 'after'] as const)(
  'repeated: what has the flag of an announced rdns joins it, injected %s the announcement',
  async (when) => {
    const ethereum = withFlags({ isRabby: true, isMetaMask: true })
    const page = await pageWith(ethereum, [{ info: rabby(), provider: withFlags({ isRabby: true }) }], when)
    expect(listed(page)).toEqual([
      ['eip6963:io.rabby', undefined],
      ['injected:rabby', 'eip6963:io.rabby'],
    ])
  },
)

test('repeated: beside another announced wallet each keeps its own row', async () => {
  const ethereum = withFlags({ isRabby: true, isMetaMask: true })
  const page = await pageWith(ethereum, [
    { info: metamask(), provider: withFlags({ isMetaMask: true }) },
    { info: rabby(), provider: withFlags({ isRabby: true, isMetaMask: true }) },
  ])
  expect(listed(page)).toEqual([
    ['eip6963:io.metamask', undefined],
    ['eip6963:io.rabby', undefined],
    ['injected:rabby', 'eip6963:io.rabby'],
  ])
})

test('repeated: a wallet that poses as another for its user names both itself', async () => {
  const provider = withFlags({ _isRabby: true, isMetaMask: true })
  const page = await pageWith(withFlags({ _isRabby: true, isMetaMask: true }), [
    { info: rabby(), provider },
    { info: metamask(), provider },
  ])
  expect(listed(page)).toEqual([
    ['eip6963:io.metamask', undefined],
    ['eip6963:io.rabby', undefined],
    ['injected:metamask', 'eip6963:io.metamask'],
  ])
  expect(page.connectors().map(({ isSelfNamed }) => isSelfNamed)).toEqual([true, true, undefined])
})

test('repeated: a provider that a script announces under the name of another wallet does not name itself so', async () => {
  const provider = withFlags({ isPhantom: true, isMetaMask: true })
  const page = await pageWith({}, [{ info: metamask(), provider }], 'after')
  expect(page.connectors().map(({ isSelfNamed }) => isSelfNamed)).toEqual([undefined])
})

test('repeated: an injected object stays with its wallet when a script claims the rdns of that later', async () => {
  const ethereum = withFlags({ isRabby: true })
  const page = await pageWith(ethereum, [
    { info: rabby(), provider: withFlags({ isRabby: true }) },
    { info: rabby({ uuid: crypto.randomUUID(), name: 'Evil' }), provider: createFakeProvider() },
  ])
  expect(listed(page)).toContainEqual(['injected:rabby', 'eip6963:io.rabby'])
})

const request = () => undefined

test.each([
  ['no flag', {}],
  ['the flag that most claim', { isMetaMask: true }],
])(
  'repeated: an object with %s that passes requests on to an announced one joins it',
  async (_what, flags) => {
    const page = await pageWith({ ...flags, request }, [{ info: goodInfo(), provider: { request } }])
    expect(page.connectors().map(({ repeats }) => repeats)).toContain('eip6963:com.example.wallet')
  },
)

test.each([
  ['announces another rdns', { isTrust: true }, goodInfo()],
  ['poses as it under another rdns', { isMetaMask: true }, metamask({ rdns: 'xyz.evil' })],
])('repeated: a wallet of its own is not left out where a wrapper of it %s', async (_what, flags, info) => {
  const page = await pageWith({ ...flags, request }, [{ info, provider: { request } }])
  expect(page.connectors()).toHaveLength(2)
  expect(page.connectors().map(({ repeats }) => repeats)).toEqual([undefined, undefined])
})

test('repeated: an object whose properties throw repeats nothing', async () => {
  const ethereum = { request }
  Object.defineProperty(ethereum, 'isRabby', {
    get() {
      throw new Error('no')
    },
  })
  const page = await pageWith(ethereum, [{ info: rabby(), provider: createFakeProvider() }])
  expect(listed(page)).toContainEqual(['injected', undefined])
  expect(page.failures).toEqual([])
})
