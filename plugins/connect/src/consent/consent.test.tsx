import { walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { connectContract } from '../contract'
import { createFakeRelay, relayRow } from '../test-support/fake-relay'
import { knownChain } from '../test-support/known-chain'
import { email, otherMethods, social } from '../test-support/other-methods'
import { type RenderConnectParts, type RenderedConnect, renderConnect } from '../test-support/render-connect'

const options = {
  legalCheckbox: true,
  termsConditionsUrl: 'https://example.com/t',
  privacyPolicyUrl: 'https://example.com/p',
}
const wallets = [walletRow('MetaMask')]
const MISSING = 'Tick the box to agree first.'
const consentOf = (view: RenderedConnect) => view.test.latchkey.read(connectContract).consent
const open = async (parts: RenderConnectParts = {}): Promise<RenderedConnect> => {
  const view = await renderConnect({ options, state: { wallets }, ...parts })
  await view.open('Connect')
  return view
}
const box = (view: RenderedConnect): HTMLInputElement => {
  const input = view.find('[part="consent-check"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('The checkbox is not an input.')
  return input
}

test('consent: the checkbox above the wallets links the terms, and there is no legal line below them', async () => {
  const view = await open()
  expect(view.find('[part="consent"]').textContent).toBe(
    'I agree to the Terms of Service and the Privacy Policy.',
  )
  expect(view.findAll('[part="consent"] a').map((link) => link.getAttribute('href'))).toEqual([
    options.termsConditionsUrl,
    options.privacyPolicyUrl,
  ])
  expect(view.findAll('[part="legal"]')).toEqual([])
  const [first] = view.findAll('[part="consent"], [part~="wallet"]')
  expect(first?.getAttribute('part')).toBe('consent')
  await view.unmount()
})

test('consent: without it a press on a wallet only marks and focuses the checkbox, and a text says why', async () => {
  const view = await open()
  await view.press('MetaMask')
  expect(view.session.connects).toEqual([])
  expect(view.test.shownView()).toBe('Connect')
  expect(view.shadow.activeElement).toBe(box(view))
  expect(box(view).getAttribute('aria-invalid')).toBe('true')
  expect(view.find('[part="consent-missing"]').textContent).toBe(MISSING)
  expect(view.announced()).toBe(MISSING)
  await act(() => userEvent.keyboard(' '))
  expect(consentOf(view)).toBe('given')
  expect(view.findAll('[part="consent-missing"]')).toEqual([])
  await view.press('MetaMask')
  expect(view.session.connects.map(({ walletId }) => walletId)).toEqual(['metamask'])
  await view.unmount()
})

test('consent: without it no method of another plugin runs, by pointer or key', async () => {
  let runs = 0
  const run = (): void => void runs++
  const plugins = [otherMethods({ ...email, run }, social('X', { run }), social('Apple', { run }))]
  const view = await open({ plugins })
  for (const method of view.findAll('[part~="connect-method"]')) {
    await act(() => method.click())
    method.focus()
    await act(() => userEvent.keyboard('{Enter}'))
  }
  expect(runs).toBe(0)
  await act(() => box(view).click())
  await act(() => view.find('[part~="method-tile"]').click())
  expect(runs).toBe(1)
  await view.unmount()
})

test('consent: without it the link of a custom wallet is not followed, not even with the middle button', async () => {
  const customWallets = [{ id: 'frame', name: 'Frame', homepage: 'https://frame.sh/' }]
  const view = await open({ options: { ...options, customWallets } })
  const link = view.find('a[part~="custom-wallet"]')
  for (const type of ['click', 'auxclick'])
    expect(link.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })), type).toBe(false)
  await view.unmount()
})

test('consent: the explanation of wallets needs none', async () => {
  const view = await open({ state: { wallets: [] } })
  await view.advance(600)
  await view.press('What is a wallet?')
  expect(view.test.shownView()).toBe('WhatIsAWallet')
  await view.unmount()
})

test('consent: the list that collapseWallets leads to has the checkbox too', async () => {
  const view = await open({ options: { ...options, collapseWallets: true }, plugins: [otherMethods(email)] })
  await view.press('Continue with a wallet')
  expect(view.test.shownView()).toBe('Connect')
  await view.open('ConnectWallets')
  await view.press('MetaMask')
  expect(view.session.connects).toEqual([])
  expect(view.find('[part="consent-missing"]').textContent).toBe(MISSING)
  await view.unmount()
})

test('consent: is needed again after the user has unticked the checkbox', async () => {
  const view = await open()
  await act(() => box(view).click())
  await act(() => box(view).click())
  expect(consentOf(view)).toBe('needed')
  await view.press('MetaMask')
  expect(view.session.connects).toEqual([])
  await view.unmount()
})

test.each([
  ['ConnectingExternal', { walletId: 'metamask' }],
  ['ConnectingMultiChain', { walletId: 'metamask' }],
  ['ConnectingWalletConnect', {}],
  ['ConnectingWalletConnectBasic', undefined],
  ['AllWallets', undefined],
] as const)('consent: %s, opened by the host, asks for it first', async (name, args) => {
  const relay = createFakeRelay()
  const view = await renderConnect({
    options,
    state: { wallets: [...wallets, relayRow] },
    connectors: [relay.connector],
    plugins: [knownChain()],
  })
  await view.open(name, args)
  expect(view.find('[part="consent-step"]').textContent).toContain('Agree to this site’s terms')
  await view.press('Continue')
  expect(view.announced()).toBe(MISSING)
  expect(view.session.connects).toEqual([])
  expect(await view.violations()).toEqual([])
  await act(() => box(view).click())
  await view.press('Continue')
  expect(view.findAll('[part="consent-step"]')).toEqual([])
  expect(consentOf(view)).toBe('given')
  await view.unmount()
})

test('consent: axe finds no violations with the marked checkbox, in dark and right to left', async () => {
  const view = await open({ mode: 'dark', direction: 'rtl', plugins: [otherMethods(email)] })
  await view.press('MetaMask')
  expect(await view.violations()).toEqual([])
  await view.unmount()
})
