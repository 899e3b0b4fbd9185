import { lazy } from '@latchkey/kernel'
import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { email, otherMethods, social } from '../test-support/other-methods'
import { type RenderedConnect, renderConnect } from '../test-support/render-connect'

const metamask = walletRow('MetaMask')
const names = ['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook']
const more = social('More', { overflow: true, order: 99 })
const tiles = (view: RenderedConnect): (string | null)[] =>
  view.findAll('[part~="method-tile"]').map(({ textContent }) => textContent)
const socialsInOrder = (list: readonly string[]) => list.map((name, order) => social(name, { order }))

test('social tiles: up to five are shown without the overflow item', async () => {
  const view = await renderConnect({ plugins: [otherMethods(...socialsInOrder(names.slice(0, 5)), more)] })
  await view.open('Connect')
  expect(tiles(view)).toEqual(names.slice(0, 5))
  await view.unmount()
})

test('social tiles: of more than five, four and the overflow item are shown', async () => {
  const view = await renderConnect({ plugins: [otherMethods(...socialsInOrder(names), more)] })
  await view.open('Connect')
  expect(tiles(view)).toEqual([...names.slice(0, 4), 'More'])
  await view.unmount()
})

test('social tiles: a single one is a row labelled with a whole sentence', async () => {
  const view = await renderConnect({ plugins: [otherMethods(social('Google'), more)] })
  await view.open('Connect')
  expect(tiles(view)).toEqual([])
  expect(view.find('[part~="connect-method"]').textContent).toBe('Continue with Google')
  await view.unmount()
})

for (const [width, direction] of [
  [360, 'ltr'],
  [400, 'rtl'],
] as const)
  test(`social tiles: in a dialog of ${width - 40} px (${direction}) each is at least 44 px wide and has a whole sentence as its accessible name`, async () => {
    const plugins = [otherMethods(email, ...socialsInOrder(names), more)]
    const view = await renderConnect({ width, direction, state: { wallets: [metamask] }, plugins })
    await view.open('Connect')
    const found = view.findAll('[part~="method-tile"]')
    for (const tile of found) expect(tile.offsetWidth).toBeGreaterThanOrEqual(44)
    for (const tile of found) expect(tile.offsetHeight).toBeGreaterThanOrEqual(48)
    expect(found.map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Continue with Google',
      'Continue with X',
      'Continue with Discord',
      'Continue with Farcaster',
      'More',
    ])
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

test('methods: the code of an icon is fetched once when the list opens, and the icon is shown', async () => {
  let fetches = 0
  const icon = lazy(async () => {
    fetches += 1
    return { default: () => createElement('svg', { 'data-mark': '' }) }
  })
  const view = await renderConnect({
    plugins: [otherMethods({ ...email, icon, badge: () => 'Recent' }, social('X', { icon }))],
  })
  expect(fetches).toBe(0)
  await view.open('Connect')
  await expect.poll(() => view.findAll('[data-mark]').length).toBe(2)
  expect(fetches).toBe(1)
  expect(view.find('[part~="tag"]').textContent).toBe('Recent')
  await view.unmount()
})

test('methods: focusing a method calls its preload', async () => {
  const preloads: string[] = []
  const preload = (id: string) => () => void preloads.push(id)
  const view = await renderConnect({
    plugins: [
      otherMethods(
        { ...email, preload: preload('email') },
        social('X', { preload: preload('x') }),
        social('Apple'),
      ),
    ],
  })
  await view.open('Connect')
  // The pointer may be over a method when the list is rendered, or a moment later, which also calls preload.
  preloads.length = 0
  await act(() => view.find('[part~="connect-method"][part~="list-row"]').focus())
  await act(() => view.find('[aria-label="Continue with X"]').focus())
  expect([...new Set(preloads)]).toEqual(['email', 'x'])
  await view.unmount()
})

test('methods: email is above the social logins, even if its plugin comes after theirs', async () => {
  const view = await renderConnect({ plugins: [otherMethods(social('X'), social('Apple'), email)] })
  await view.open('Connect')
  expect(view.findAll('[part~="connect-method"]').map(({ textContent }) => textContent)).toEqual([
    'Continue with email',
    'Apple',
    'X',
  ])
  await view.unmount()
})
