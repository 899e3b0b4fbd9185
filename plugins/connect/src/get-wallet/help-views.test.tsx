import { walletRow } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { renderConnect } from '../test-support/render-connect'

const customWallets = [
  { id: 'frame', name: 'Frame', homepage: 'https://frame.sh/' },
  { id: 'rabby', name: 'Rabby', homepage: 'https://rabby.io/' },
  { id: 'ledger', name: 'Ledger' },
]

test('get wallet: lists the custom wallets that have a homepage and are not installed', async () => {
  const view = await renderConnect({ options: { customWallets }, state: { wallets: [walletRow('Rabby')] } })
  await view.open('GetWallet')
  expect(view.findAll('a').map((link) => link.getAttribute('href'))).toEqual(['https://frame.sh/'])
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('get wallet: without any wallet it shows advice and no link', async () => {
  const view = await renderConnect()
  await view.open('GetWallet')
  expect(view.text()).toContain('Install one you trust')
  expect(view.findAll('a')).toHaveLength(0)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

for (const mode of ['light', 'dark'] as const)
  test(`what is a wallet: explains it and opens GetWallet, in ${mode}, right to left`, async () => {
    const view = await renderConnect({ mode, direction: 'rtl' })
    await view.open('WhatIsAWallet')
    expect(view.findAll('li')).toHaveLength(3)
    expect(await view.violations()).toEqual([])
    await view.press('Get a wallet')
    expect(view.test.shownView()).toBe('GetWallet')
    await view.unmount()
  })
