import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSimulatedWallet } from '../create-simulated-wallet'
import type { SimulatedWalletOptions } from '../options'
import type { SimulatedWallet } from '../simulated-wallet'
import {
  ada,
  ben,
  recordedLegacyTransfer,
  recordedVersionedTransfer,
  solanaMainnet,
} from '../test-support/recorded-transactions'
import { featuresOf } from '../test-support/standard-features'
import { alice, bob } from '../test-support/test-accounts'

const connect = { method: 'eth_requestAccounts' }
const sign = { method: 'personal_sign', params: ['Hello <b>you</b>', alice] }

afterEach(() => {
  document.body.replaceChildren()
})

function createVisibleWallet(options: SimulatedWalletOptions = {}): SimulatedWallet {
  return createSimulatedWallet({ confirm: 'visible', ...options })
}

/** The open window, once the wallet has drawn it. */
async function confirmWindow(): Promise<HTMLDialogElement> {
  return expect
    .poll(() => findWindow())
    .not.toBeNull()
    .then(() => {
      const dialog = findWindow()
      if (!dialog) throw new Error('the window vanished')
      return dialog
    })
}

function findWindow(): HTMLDialogElement | null {
  return document.querySelector('[data-simulated-wallet]')?.shadowRoot?.querySelector('dialog') ?? null
}

function button(dialog: HTMLDialogElement, name: 'approve' | 'reject'): HTMLButtonElement {
  const found = dialog.querySelector(`button.${name}`)
  if (found instanceof HTMLButtonElement) return found
  throw new Error(`no button ${name}`)
}

/** What has the focus, looked for through shadow roots. */
function focused(): Element | null {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element
}

test('approve: responds to the page and closes the window', async () => {
  const wallet = createVisibleWallet()
  const request = wallet.provider.request(connect)
  const dialog = await confirmWindow()
  expect(dialog.textContent).toContain('Simulated wallet – test keys, no real money')
  expect(dialog.textContent).toContain(`Connect to ${location.host}`)
  await userEvent.click(button(dialog, 'approve'))
  expect(await request).toEqual([alice])
  expect(findWindow()).toBeNull()
})

test('connect: the user picks the account', async () => {
  const wallet = createVisibleWallet()
  const request = wallet.provider.request(connect)
  const dialog = await confirmWindow()
  const choice = [...dialog.querySelectorAll('label')].find((label) => label.textContent === bob)
  if (!choice) throw new Error('no such account to pick')
  await userEvent.click(choice)
  await userEvent.click(button(dialog, 'approve'))
  expect(await request).toEqual([bob])
})

test.each([['the button'], ['Escape']])('reject: by %s it is 4001', async (method) => {
  const wallet = createVisibleWallet()
  const refused = expect(wallet.provider.request(connect)).rejects.toMatchObject({ code: 4001 })
  const dialog = await confirmWindow()
  if (method === 'Escape') await userEvent.keyboard('{Escape}')
  else await userEvent.click(button(dialog, 'reject'))
  await refused
  expect(findWindow()).toBeNull()
})

test('keyboard: Enter right after opening approves nothing; Tab reaches the buttons, reject first', async () => {
  const wallet = createVisibleWallet({ accounts: 1, authorised: true })
  const request = wallet.provider.request(sign)
  const dialog = await confirmWindow()
  expect(focused()).toBe(dialog)
  await userEvent.keyboard('{Enter}')
  expect(wallet.openPrompts).toHaveLength(1)
  while (!(focused() instanceof HTMLButtonElement)) await userEvent.keyboard('{Tab}')
  expect(focused()).toBe(button(dialog, 'reject'))
  await userEvent.keyboard('{Tab}{Enter}')
  expect(await request).toMatch(/^0x/)
})

test('text of the page: is shown as text', async () => {
  const wallet = createVisibleWallet({ authorised: true })
  const request = wallet.provider.request(sign)
  const dialog = await confirmWindow()
  expect(dialog.textContent).toContain('Hello <b>you</b>')
  expect(dialog.querySelector('b')).toBeNull()
  wallet.approveNext()
  await request
})

test('several requests: one window at a time, a script may decide before the user', async () => {
  const wallet = createVisibleWallet({ authorised: true })
  const first = wallet.provider.request(sign)
  const second = expect(wallet.provider.request(sign)).rejects.toMatchObject({ code: 4001 })
  const dialog = await confirmWindow()
  expect(document.querySelectorAll('[data-simulated-wallet]')).toHaveLength(1)
  wallet.approveNext()
  await first
  await expect.poll(() => findWindow()).not.toBe(dialog)
  await userEvent.click(button(await confirmWindow(), 'reject'))
  await second
})

test("over a page's modal dialog: it can be clicked, and the page gets no event and its focus back", async () => {
  const received: string[] = []
  const page = document.createElement('dialog')
  const inside = document.createElement('button')
  page.append(inside)
  document.body.append(page)
  page.addEventListener('cancel', () => received.push('cancel'))
  page.showModal()
  inside.focus()
  const names = ['pointerdown', 'mousedown', 'click', 'focusin', 'keydown', 'keyup']
  const listening = new AbortController()
  for (const name of names) {
    document.addEventListener(name, () => received.push(name), { signal: listening.signal })
  }

  const wallet = createVisibleWallet()
  const approved = wallet.provider.request(connect)
  await userEvent.click(button(await confirmWindow(), 'approve'))
  expect(await approved).toEqual([alice])
  expect(focused()).toBe(inside)

  const refusal = wallet.provider.request({ method: 'wallet_requestPermissions' })
  const refused = expect(refusal).rejects.toMatchObject({ code: 4001 })
  await confirmWindow()
  await userEvent.keyboard('{Escape}')
  await refused
  listening.abort()
  expect(page.open).toBe(true)
  expect(received.filter((name) => name !== 'focusin' && name !== 'keyup')).toEqual([])
})

test('hostile page styles: the window stays visible and readable', async () => {
  const hostile = new CSSStyleSheet()
  hostile.replaceSync('body * { display: none !important; color: red !important; font-size: 3px !important }')
  document.adoptedStyleSheets = [hostile]
  const wallet = createVisibleWallet({ authorised: true })
  const request = wallet.provider.request(sign)
  const dialog = await confirmWindow()
  const approve = button(dialog, 'approve')
  expect(approve.checkVisibility()).toBe(true)
  expect(getComputedStyle(approve).fontSize).toBe('14px')
  document.adoptedStyleSheets = []
  wallet.approveNext()
  await request
})

test('Solana: picks an account, then shows what several transactions do and cost before it signs them', async () => {
  const networks = [{ networkId: solanaMainnet, rpcUrl: 'http://127.0.0.1:1' }] as const
  const { standardWallet } = createVisibleWallet({ networks })
  const { connect: connectSolana, signTransaction } = featuresOf(standardWallet)
  const connecting = connectSolana()
  const picker = await confirmWindow()
  expect([...picker.querySelectorAll('label')].map((label) => label.textContent)).toEqual([ada, ben])
  await userEvent.click(button(picker, 'approve'))
  const [account] = (await connecting).accounts
  if (!account) throw new Error('A connected wallet has an account.')

  const signing = signTransaction(
    { account, transaction: recordedLegacyTransfer },
    { account, transaction: recordedVersionedTransfer },
  )
  const dialog = await confirmWindow()
  const shown = [...dialog.querySelectorAll('h2, dt, dd')].map((part) => part.textContent)
  expect(shown).toEqual([
    'Sign 2 transactions',
    ...['Amount', '1.5 SOL', 'To', ben],
    ...['Calls a program, 5 bytes', 'ComputeBudget111111111111111111111111111111'],
    ...['Calls a program, 9 bytes', 'ComputeBudget111111111111111111111111111111'],
    ...['Amount', '0.000000001 SOL', 'To', ben],
    ...['Amount', '1.5', 'Token', expect.any(String), 'To token account', ben],
    ...['Fee, at most', '0.000015 SOL', 'Account', ada, 'Network', 'Solana'],
  ])
  await userEvent.click(button(dialog, 'approve'))
  const [first] = await signing
  // Signed by the browser's own cryptography: a count of one, then 64 bytes that are no longer zeroes.
  expect(first?.signedTransaction.slice(1, 65).some((byte) => byte !== 0)).toBe(true)
})

test('Solana: signing in shows the whole text, and a rejection is 4001', async () => {
  const networks = [{ networkId: solanaMainnet, rpcUrl: 'http://127.0.0.1:1' }] as const
  const { standardWallet } = createVisibleWallet({ networks })
  const refused = expect(featuresOf(standardWallet).signIn({ statement: 'Hello.' })).rejects.toMatchObject({
    code: 4001,
  })
  const dialog = await confirmWindow()
  expect(dialog.textContent).toContain(
    `${location.host} wants you to sign in with your Solana account:\n${ada}\n\nHello.`,
  )
  await userEvent.click(button(dialog, 'reject'))
  await refused
  expect(standardWallet?.accounts).toEqual([])
})
