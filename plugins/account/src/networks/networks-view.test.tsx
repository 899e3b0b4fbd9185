import { defineContract, definePlugin } from '@latchkey/kernel'
import { networkPictures } from '@latchkey/session/contract'
import { base, connectedState, mainnet } from '@latchkey/testing'
import { networkMark } from '@latchkey/ui-primitives/network-marks'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'
import { several } from '../test-support/session-states'

const names = (view: RenderedAccount): string[] =>
  view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent ?? '')
const current = (view: RenderedAccount): string[] =>
  view.findAll('[aria-current] [part~="list-row-title"]').map(({ textContent }) => textContent ?? '')

test('networks: lists them in the order of the host, and marks the active one and test networks', async () => {
  const view = await renderAccount({ state: connectedState('eip155:8453') })
  await view.open('Networks')
  expect(names(view)).toEqual(['Ethereum', 'Base', 'Sepolia'])
  expect(current(view)).toEqual(['Base'])
  expect(view.findAll('[part~="tag"]').map(({ textContent }) => textContent)).toEqual(['Testnet'])
  await view.unmount()
})

test('networks: with a connected wallet, picking one requests it from the wallet', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Networks')
  await view.press('Base')
  expect(view.test.shownView()).toBe('SwitchNetwork')
  expect(view.session.switches.map(({ id }) => id)).toEqual(['eip155:8453'])
  await view.unmount()
})

test('networks: a page without any says so, and leads out', async () => {
  const view = await renderAccount({ state: { ...connectedState('eip155:1'), networks: [] } })
  await view.open('Networks')
  expect(view.text()).toContain('This page offers no networks.')
  await view.press('Close')
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('networks: one that the wallet did not approve is disabled, with the reason', async () => {
  const fox = several.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  const limited = {
    fox: { ...fox, approvedNetworkIds: { eip155: ['eip155:1', 'eip155:11155111'] as const } },
  }
  const view = await renderAccount({ state: { ...several, connections: limited } })
  await view.open('Networks')
  const row = view.findAll('[part~="network"]').find(({ textContent }) => textContent?.includes('Base'))
  expect(row?.textContent).toContain('Not approved in Fox')
  await act(() => row?.click())
  expect(view.test.shownView()).toBe('Networks')
  expect(view.session.switches).toEqual([])
  await view.press('Sepolia')
  expect(view.session.switches.map(({ id }) => id)).toEqual(['eip155:11155111'])
  await view.unmount()
})

test('networks: picking the active one sends no request', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('Networks')
  await view.press('Ethereum')
  expect(view.session.switches).toEqual([])
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('networks: without a connected wallet, picking one makes it preferred and closes the list', async () => {
  const view = await renderAccount({ state: { preferredNetworkIds: { eip155: 'eip155:8453' } } })
  await view.open('Networks')
  expect(current(view)).toEqual(['Base'])
  await view.press('Sepolia')
  expect(view.session.switches.map(({ id }) => id)).toEqual(['eip155:11155111'])
  expect(view.test.shownView()).toBeUndefined()
  await view.unmount()
})

test('networks: without a preferred network the first one is marked', async () => {
  const view = await renderAccount()
  await view.open('Networks')
  expect(current(view)).toEqual(['Ethereum'])
  await view.unmount()
})

test.each([
  ['connected', connectedState('eip155:1')],
  ['disconnected', {}],
])('networks: with enableNetworkSwitch off the list is disabled and says so, %s', async (_what, state) => {
  const view = await renderAccount({ state, policy: { enableNetworkSwitch: false } })
  await view.open('Networks')
  expect(view.text()).toContain('This page doesn’t switch networks')
  expect(view.findAll('[part~="network"]').every((row) => row.hasAttribute('disabled'))).toBe(true)
  await act(() => view.find('[part~="network"]:last-child').click())
  expect(view.session.switches).toEqual([])
  await view.unmount()
})

test('networks: a list of ten can be searched', async () => {
  const networks = Array.from({ length: 9 }, (_, index) => ({
    ...base,
    id: `eip155:${index + 100}` as const,
    name: `Chain ${index}`,
  }))
  const view = await renderAccount({ state: { networks: [...networks, mainnet] } })
  await view.open('Networks')
  const area = view.find('[part="scroll-area"]')
  expect(area.offsetHeight).toBeGreaterThan(500)
  await act(() => userEvent.type(view.find('input'), 'ether'))
  expect(names(view)).toEqual(['Ethereum'])
  expect(area.offsetHeight).toBe(280)
  await act(() => userEvent.type(view.find('input'), 'x'))
  expect(view.announced()).toBe('No network is called “etherx”.')
  await view.press('Show all networks')
  expect(names(view)).toHaveLength(10)
  await view.unmount()
})

test('networks: an empty list has a text', async () => {
  const view = await renderAccount({ state: { networks: [] } })
  await view.open('Networks')
  expect(view.text()).toContain('offers no networks')
  await view.unmount()
})

test('networks: the keyboard moves through the list and opens the explanation', async () => {
  const view = await renderAccount()
  await view.open('Networks')
  await userEvent.keyboard('{Tab}{ArrowDown}{End}')
  expect(view.shadow.activeElement?.textContent).toContain('Sepolia')
  await view.press('What is a network?')
  expect(view.test.shownView()).toBe('WhatIsANetwork')
  expect(view.findAll('li')).toHaveLength(3)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`networks: axe finds no violations in ${mode}, right to left`, async () => {
    const view = await renderAccount({ mode, direction: 'rtl', state: connectedState('eip155:1') })
    await view.open('Networks')
    expect(await view.violations()).toEqual([])
    await view.unmount()
  })

interface PicturesContract {
  readonly id: 'pictures'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

test('networks: pictures are those of the host, else our marks, else those of a plugin, fetched when the list opens', async () => {
  const given = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const fetched = `${given}#`
  const requestedIds: string[] = []
  const pictures = definePlugin(defineContract<PicturesContract>('pictures', 1), {
    setup(ctx) {
      ctx.fill(networkPictures, {
        id: 'pictures',
        async image({ id }) {
          requestedIds.push(id)
          return id === 'eip155:8' ? fetched : undefined
        },
      })
      return {}
    },
  })
  const own = { ...mainnet, iconUrl: given }
  const view = await renderAccount({
    state: {
      networks: [
        own,
        base,
        { ...base, id: 'eip155:7', name: 'Seven' },
        { ...base, id: 'eip155:8', name: 'Eight' },
      ],
    },
    plugins: [pictures()],
  })
  expect(requestedIds).toEqual([])
  await view.open('Networks')
  const sources = () =>
    view.findAll('[part~="network-picture"] img').map((image) => image.getAttribute('src'))
  await expect.poll(sources).toEqual([given, networkMark(base.id), fetched])
  expect(new Set(requestedIds)).toEqual(new Set(['eip155:7', 'eip155:8']))
  await view.unmount()
})
