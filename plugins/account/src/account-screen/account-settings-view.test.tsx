import { connectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { renderAccount } from '../test-support/render-account'
import { severalAccounts } from '../test-support/session-states'

test('settings: with a single account no row leads to accounts or account types', async () => {
  const view = await renderAccount({ state: connectedState('eip155:1') })
  await view.open('AccountSettings')
  expect(view.findAll('[part~="list-row-title"]').map(({ textContent }) => textContent)).toEqual([
    '0xb3…\u20603fBfdA',
    'Ethereum',
    'Connected wallets',
    'View on explorer',
    'Disconnect',
  ])
  await view.press('Ethereum')
  expect(view.test.shownView()).toBe('Networks')
  await view.unmount()
})

test('settings: a press on an account type makes it preferred, and a row opens the list of accounts', async () => {
  const view = await renderAccount({ state: severalAccounts })
  await view.open('AccountSettings')
  const current = () => view.findAll('[part~="account-type"][aria-current]').map((one) => one.textContent)
  expect(current()).toEqual(['Smart accountIn use'])
  await view.press('Smart account')
  expect(view.session.preferredTypes).toEqual([])
  await view.press('Regular account')
  expect(view.session.preferredTypes).toEqual(['eoa'])
  expect(view.test.notices.map(({ notice }) => notice.code)).toEqual(['ACCOUNT_SWITCHED'])
  await view.setSession({ preferredAccountTypes: { eip155: 'eoa' } })
  expect(current()).toEqual(['Regular accountIn use'])
  await view.press('Accounts')
  expect(view.test.shownView()).toBe('SwitchAddress')
  await view.unmount()
})

test('settings: axe finds no violations, right to left', async () => {
  const view = await renderAccount({ state: severalAccounts, direction: 'rtl' })
  await view.open('AccountSettings')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
