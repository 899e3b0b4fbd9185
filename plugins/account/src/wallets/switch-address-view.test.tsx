import { emptyPortfolio } from '@latchkey/portfolio/contract'
import { ADDRESS } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type RenderedAccount, renderAccount } from '../test-support/render-account'
import { OTHER, severalAccounts } from '../test-support/session-states'

const rows = (view: RenderedAccount): HTMLElement[] => view.findAll('[part~="account-choice"]')

test('accounts: lists those of the active wallet and namespace, with name and type', async () => {
  const identities = { [`eip155:${OTHER}`]: { status: 'known', name: 'ada.eth', readAtMs: 0 } } as const
  const view = await renderAccount({
    state: severalAccounts,
    portfolio: { state: { ...emptyPortfolio, identities } },
  })
  await view.open('SwitchAddress')
  expect(rows(view).map(({ textContent }) => textContent)).toEqual([
    '0xb3…\u20603fBfdASmart accountIn use',
    'ada.eth0x71…\u2060d8976FRegular account',
  ])
  expect(view.findAll('[part~="copy-button"]').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Copy address 0xb3…\u20603fBfdA',
    'Copy address 0x71…\u2060d8976F',
  ])
  await view.unmount()
})

test('accounts: pressing one activates that account of the active wallet', async () => {
  const view = await renderAccount({ state: severalAccounts })
  await view.open('SwitchAddress')
  await act(() => rows(view)[0]?.click())
  expect(view.session.activations).toEqual([])
  await act(() => rows(view)[1]?.click())
  expect(view.session.activations.map(({ id, selector }) => [id, selector])).toEqual([
    ['fox', { namespace: 'eip155', address: OTHER }],
  ])
  await act(() => view.session.activations[0]?.resolve())
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['ACCOUNT_SWITCHED'])
  await view.unmount()
})

test('accounts: of a thousand only visible ones are rendered', async () => {
  const fox = severalAccounts.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  const more = Array.from({ length: 1_000 }, (_, index) => ({
    namespace: 'eip155',
    address: `0x${index.toString(16).padStart(40, '0')}`,
  }))
  const view = await renderAccount({
    state: {
      ...severalAccounts,
      connections: { fox: { ...fox, accounts: [{ namespace: 'eip155', address: ADDRESS }, ...more] } },
    },
  })
  await view.open('SwitchAddress')
  expect(rows(view).length).toBeLessThan(30)
  await view.unmount()
})

test('accounts: axe finds no violations, right to left', async () => {
  const view = await renderAccount({ state: severalAccounts, direction: 'rtl' })
  await view.open('SwitchAddress')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
