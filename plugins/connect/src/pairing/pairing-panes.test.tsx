import type { WalletEntry } from '@latchkey/cloud/contract'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { knownChain } from '../test-support/known-chain'
import {
  button,
  ENCODED,
  oak,
  pair,
  ready,
  recordWindowOpen,
  restoreOverrides,
  tabs,
} from '../test-support/render-pairing'

afterEach(restoreOverrides)

test('panes: tabs are in order, keys move between them, and all panes share one pairing', async () => {
  const view = await pair({ wallet: oak })
  expect(tabs(view)).toEqual(['Mobile', 'Web', 'Desktop'])
  await ready(view)
  await act(() => view.find('[role="tab"][aria-selected="true"]').focus())
  await act(() => userEvent.keyboard('{ArrowRight}'))
  expect(view.find('[part="pairing"]').getAttribute('data-pane')).toBe('web')
  await act(() => userEvent.keyboard('{End}'))
  expect(view.find('[part="pairing"]').getAttribute('data-pane')).toBe('desktop')
  expect(view.session.connects).toHaveLength(1)
  await view.unmount()
})

test('web and desktop: a tap opens the app in a new window, in its own task, and the link is remembered', async () => {
  const opened = recordWindowOpen()
  const view = await pair({ wallet: oak })
  await ready(view)
  await view.press('Web')
  await act(() => userEvent.click(button(view, 'Open Oak')))
  await view.press('Desktop')
  await act(() => userEvent.click(button(view, 'Open Oak')))
  expect(opened).toEqual([
    { url: `https://app.oak.example/wc?uri=${ENCODED}`, target: '_blank', active: true },
    { url: `oak-desk://wc?uri=${ENCODED}`, target: '_blank', active: true },
  ])
  expect(view.relay.links.slice(-2)).toEqual([
    { href: 'https://app.oak.example/', name: 'Oak' },
    { href: 'oak-desk://', name: 'Oak' },
  ])
  expect(view.text()).toContain('Approve in Oak')
  await view.unmount()
})

test('browser: an installed wallet is connected directly, without the relay', async () => {
  const row = walletRow('Oak', { rdns: 'example.oak' })
  const view = await pair({ wallet: { ...oak, rdns: 'example.oak' }, state: { wallets: [row] } })
  expect(tabs(view)[0]).toBe('Browser')
  expect(view.session.connects).toEqual([])
  await view.press('Open Oak')
  expect(view.test.shownView()).toBe('ConnectingExternal')
  await view.unmount()
})

test('browser: a look-alike is not connected; a button opens the list, which shows who made them', async () => {
  const row = walletRow('Oak', { rdns: 'example.oak', lookAlike: true })
  const twin = walletRow('Oak', { id: 'twin', rdns: 'example.oak', lookAlike: true })
  const view = await pair({
    wallet: { ...oak, rdns: 'example.oak' },
    state: { wallets: [twin, row] },
    // Without a chain adapter Connect would be replaced by the view of the relay.
    plugins: [knownChain()],
  })
  expect(tabs(view)[0]).toBe('Browser')
  expect(view.find('[part="look-alike"]').textContent).toBe(
    'Looks like anotherAnother wallet here looks the same. Check who made it before you approve.example.oak',
  )
  await view.press('Choose a wallet')
  expect(view.test.shownView()).toBe('Connect')
  expect(view.session.connects).toEqual([])
  await view.unmount()
})

test('browser: of two wallets that could be the entry none is connected; a button opens the list', async () => {
  const row = walletRow('Oak', { rdns: 'example.oak' })
  const other = walletRow('Elm', { explorerId: 'oak' })
  const view = await pair({
    wallet: { ...oak, rdns: 'example.oak' },
    state: { wallets: [row, other] },
    plugins: [knownChain()],
  })
  await view.press('Choose a wallet')
  expect(view.test.shownView()).toBe('Connect')
  expect(view.session.connects).toEqual([])
  await view.unmount()
})

test.each([
  ['Oak', true],
  [' OAK ', true],
  ['Elm', false],
] as const)(
  'pairing: with a wallet %j of another rdns in this browser, each pane of Oak shows a warning: %s',
  async (name, isMarked) => {
    const other = walletRow(name, { id: 'other', rdns: 'com.other' })
    const view = await pair({ wallet: { ...oak, rdns: 'example.oak' }, state: { wallets: [other] } })
    for (const pane of ['Mobile', 'Web', 'Desktop']) {
      await view.press(pane)
      const notes = view.findAll('[part="look-alike"][role="note"]').map(({ textContent }) => textContent)
      expect([pane, notes]).toEqual([
        pane,
        isMarked
          ? ['Looks like anotherAnother wallet here looks the same. Check who made it before you approve.']
          : [],
      ])
    }
    await view.unmount()
  },
)

test('browser: an installed wallet without an rdns does not match an entry without one', async () => {
  const view = await pair({ wallet: oak, state: { wallets: [walletRow('Nameless')] } })
  expect(tabs(view)).not.toContain('Browser')
  await view.unmount()
})

test('unsupported: a text says that the extension is not installed, but only if there is no other method', async () => {
  const extension: WalletEntry = {
    id: 'oak',
    name: 'Oak',
    rdns: 'example.oak',
    homepage: 'https://oak.example',
  }
  const view = await pair({ wallet: extension })
  expect(view.text()).toContain('Oak wasn’t found')
  expect(view.session.connects).toEqual([])
  expect(view.find('[part="pairing-get"] a').getAttribute('href')).toBe('https://oak.example/')
  await view.unmount()
  const other = await pair({ wallet: { ...extension, mobileLink: 'oak://' } })
  expect(other.find('[part="pairing"]').getAttribute('data-pane')).toBe('qrcode')
  await other.unmount()
})

test('get: a wallet with several download links opens Downloads', async () => {
  const view = await pair({ wallet: { ...oak, appStore: 'https://apps.example/oak' } })
  await view.press(/^Get$/)
  expect(view.test.shownView()).toBe('Downloads')
  await view.unmount()
})
