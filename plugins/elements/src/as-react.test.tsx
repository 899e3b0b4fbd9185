import { modalContract } from '@latchkey/modal/contract'
import { connectedState, walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { AccountButton, ConnectButton, LatchkeyProvider, NetworkButton, WalletButton } from 'latchkey/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { buttonIn, element, showElements } from './test-support/page'

/** What only the elements have. */
const ofElements = ['part', 'aria-haspopup']

/** A button as text: tags, attributes and texts, with how each of them looks. */
function describe(button: Element | null | undefined): string {
  if (!button) return 'none'
  // The width of the layout: a box on the screen turns with the spinner.
  const { width, color, backgroundColor, font, padding, borderRadius, opacity } = getComputedStyle(button)
  const attributes = [...button.attributes]
    .filter(({ name, value }) => !ofElements.includes(name) && value !== '')
    .map(({ name, value }) => `${name}=${value.trim()}`)
    .sort()
  const look = [width, color, backgroundColor, font, padding, borderRadius, opacity]
  const inside = [...button.childNodes].map((one) =>
    one instanceof Element ? describe(one) : one.textContent,
  )
  return `<${button.tagName} ${[...attributes, ...look].join(' ')}>${inside.join('')}`
}

test('elements: are the same buttons as those of React, in every state', async () => {
  const elements = [
    element('latchkey-button'),
    element('latchkey-account-button'),
    element('latchkey-network-button'),
    element('latchkey-wallet-button', { wallet: 'io.fox' }),
  ]
  const page = showElements(elements, { wallets: [walletRow('Fox', { rdns: 'io.fox' })] })
  const host = document.createElement('div')
  document.body.append(host)
  // The pointer may rest where one of them comes to lie.
  document.body.inert = true
  const root = createRoot(host)
  await act(() =>
    root.render(
      <LatchkeyProvider latchkey={page.latchkey}>
        {[ConnectButton, AccountButton, NetworkButton].map((Button) => (
          <p key={Button.name}>
            <Button />
          </p>
        ))}
        <p>
          <WalletButton wallet="io.fox" />
        </p>
      </LatchkeyProvider>,
    ),
  )
  const compare = async (change: () => void): Promise<void> => {
    await act(change)
    const ofReact = () => [...host.querySelectorAll('p')].map((one) => describe(one.querySelector('button')))
    const ours = () => elements.map((one) => describe(buttonIn(one)))
    await expect
      .poll(() =>
        ours().flatMap((text, index) => (text === ofReact()[index] ? [] : [text, ofReact()[index]])),
      )
      .toEqual([])
  }
  const connecting = { id: 'c', walletId: 'fox', connectorId: 'c', status: 'connecting' } as const
  await compare(() => undefined)
  await compare(() => page.set({ connections: { c: connecting } }))
  await compare(() => page.set(connectedState()))
  await compare(() => page.latchkey.get(modalContract).setTheme({ mode: 'dark' }))
  await compare(() => page.set(connectedState('eip155:250')))
  await compare(() =>
    page.latchkey.setLanguage({ locale: 'ar', texts: { 'button.switch-network': 'بدّل الشبكة' } }),
  )
  await act(() => root.unmount())
  host.remove()
  document.body.inert = false
  page.end()
})
