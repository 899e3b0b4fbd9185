import { evm } from '@latchkey/evm'
import { mainnet } from '@latchkey/evm/networks'
import { createFakeBrowser, createMemoryStorage, createRecordingLogger } from '@latchkey/kernel/testing'
import { act, actUntil } from '@latchkey/ui-primitives/test-support'
import { type ReactNode, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createFakeConnector, onMainnet, pending } from '../../../../session/src/test-support/fake-connector'
import { storageOf } from '../../../../session/src/test-support/stored'
import { createLatchkey, essentials } from '../../index'
import { ConnectButton, LatchkeyProvider, NetworkButton, useAccount, useConnection } from '../../react'
import { accountCookie, hydrateFromCookie } from '../index'
import { RememberedConnectButton, useRememberedAccount } from './index'

const ALICE = '0xA11Ce00000000000000000000000000000000000'
const SHORT = '0xA1…\u2060000000'
const COOKIE = `latchkey-account=1/eip155:1:${ALICE}`
const FIRST_TEXT = 'Connect wallet'

let root: Root | undefined
afterEach(async () => {
  await act(() => root?.unmount())
  root = undefined
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A page of one request, or of the browser that shows it. The wallet answers when the test says so. */
function createPage(where: 'server' | 'browser', cookie: string | undefined) {
  const answer = pending<ReturnType<typeof onMainnet>>()
  const wallet = createFakeConnector('w', { reconnect: () => answer.promise })
  const latchkey = createLatchkey({
    plugins: [
      ...essentials({ session: { connectors: [wallet] } }),
      evm({ networks: [mainnet] }),
      accountCookie(),
    ],
    ports: {
      storage: storageOf(...(cookie === undefined ? [] : ['w'])),
      logger: createRecordingLogger(),
      browser: { ...createFakeBrowser(), available: where === 'browser' },
      http: { send: () => Promise.reject(new Error('offline')) },
    },
    hydrateFrom: hydrateFromCookie(cookie),
  })
  return { latchkey, answer }
}

function Texts(): ReactNode {
  const connection = useConnection()
  const account = useAccount()
  const remembered = useRememberedAccount()
  return (
    <output>
      {[connection.status, connection.address, account.displayName, remembered?.displayName].join('|')}
    </output>
  )
}

const treeOf = (latchkey: ReturnType<typeof createPage>['latchkey']): ReactNode => (
  <StrictMode>
    <LatchkeyProvider latchkey={latchkey}>
      <RememberedConnectButton balance="hide" />
      <ConnectButton />
      <NetworkButton />
      <Texts />
    </LatchkeyProvider>
  </StrictMode>
)

/** Puts the server's HTML into the page and hydrates it. Resolves after the first render, with what React complained of. */
async function hydrate(html: string, latchkey: ReturnType<typeof createPage>['latchkey']) {
  const complaints: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said))
  const element = document.createElement('div')
  element.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)
  document.body.append(element)
  const [first] = element.children
  await act(async () => {
    root = hydrateRoot(element, treeOf(latchkey), { onRecoverableError: (error) => complaints.push(error) })
  })
  return {
    complaints,
    /** Whether the server's first element is still the page's. */
    isKept: () => element.firstElementChild === first,
    button: () => element.querySelector('[data-latchkey-button]'),
    status: () => element.querySelector('output')?.textContent,
  }
}

test('server render: the account of the cookie is in the first HTML, hydrates, and is connected later', async () => {
  const html = renderToString(treeOf(createPage('server', COOKIE).latchkey))
  expect(html).toContain(SHORT)
  expect(html).toContain(`<output>reconnecting|||${SHORT}</output>`)
  const { latchkey, answer } = createPage('browser', COOKIE)
  const page = await hydrate(html, latchkey)
  expect(page.isKept()).toBe(true)
  expect(page.button()?.getAttribute('aria-busy')).toBe('true')
  expect(page.button()?.textContent).toBe(SHORT)
  const { width } = page.button()?.getBoundingClientRect() ?? {}
  answer.resolve(onMainnet())
  await actUntil(
    () => page.status() === `connected|${ALICE}|${SHORT}|`,
    () => `It is ${page.status()}`,
  )
  expect(page.button()?.textContent).toBe(SHORT)
  expect(page.button()?.getAttribute('aria-busy')).toBe('false')
  expect(page.button()?.getBoundingClientRect().width).toBe(width)
  expect(page.complaints).toEqual([])
})

test.each([
  ['no cookie', undefined],
  ['a foreign version', COOKIE.replace('=1/', '=9/')],
  ['garbage', 'latchkey-account=%%%'],
])('server render: with %s it is a first visit, and hydrates', async (_what, cookie) => {
  const html = renderToString(treeOf(createPage('server', cookie).latchkey))
  expect(html).not.toContain('0x')
  expect(html).toContain('<output>reconnecting|||</output>')
  const page = await hydrate(html, createPage('browser', undefined).latchkey)
  expect(page.isKept()).toBe(true)
  expect(page.button()?.textContent).toBe(FIRST_TEXT)
  await actUntil(
    () => page.status() === 'disconnected|||',
    () => `It is ${page.status()}`,
  )
  expect(page.complaints).toEqual([])
})

test('server render: a stale cookie gives way to the connect button', async () => {
  const html = renderToString(treeOf(createPage('server', COOKIE).latchkey))
  const stale = createLatchkey({
    plugins: [...essentials(), evm({ networks: [mainnet] }), accountCookie()],
    ports: {
      storage: createMemoryStorage(),
      logger: createRecordingLogger(),
      browser: createFakeBrowser(),
      http: { send: () => Promise.reject(new Error('offline')) },
    },
    hydrateFrom: hydrateFromCookie(COOKIE),
  })
  const page = await hydrate(html, stale)
  await actUntil(
    () => page.status() === 'disconnected|||',
    () => `It is ${page.status()}`,
  )
  expect(page.button()?.textContent).toBe(FIRST_TEXT)
  expect(page.complaints).toEqual([])
})
