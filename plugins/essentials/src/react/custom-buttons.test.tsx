import { account } from '@latchkey/account'
import { connect } from '@latchkey/connect'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeSession,
  disconnectedState,
  mainnet,
  walletRow,
} from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { act, renderInShadow } from '@latchkey/ui-primitives/test-support'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  CustomConnectButton,
  CustomWalletButton,
  LatchkeyProvider,
  NetworkButton,
  WalletButton,
} from './index'

const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const fox = walletRow('Fox', { rdns: 'io.fox', iconUrl: picture })
const provider = { request: async () => undefined, on: () => undefined, removeListener: () => undefined }

async function show(children: ReactNode, state: Partial<SessionState> = {}) {
  const session = createFakeSession({
    state: { networks: [mainnet], ...state },
    api: { provider: () => provider },
  })
  const { latchkey, setState, shownView } = createTestLatchkey({
    plugins: [modal(), account(), connect()],
    fakes: [
      session.plugin,
      fake(portfolioContract, { state: emptyPortfolio, api: {} }),
      fake(transactionsContract, { state: { entries: [] }, api: {} }),
    ],
  })
  const view = await renderInShadow(<LatchkeyProvider latchkey={latchkey}>{children}</LatchkeyProvider>)
  return {
    ...view,
    latchkey,
    session,
    shownView,
    set: (next: Partial<SessionState>) => act(() => setState(sessionContract, next)),
    press: (selector = 'button') => act(() => view.find(selector).click()),
    /** With the dialog, which holds the page's scrolling and may open only now. */
    async unmount() {
      await view.unmount()
      latchkey.dispose()
    },
  }
}

const custom = (
  <CustomConnectButton>
    {({ status, account: shown, network, isReady, openAccount, openConnect, openNetworks }) => (
      <>
        <button type="button" disabled={!isReady} onClick={shown ? openAccount : openConnect}>
          {`${status} ${shown?.displayName} ${network?.name}`}
        </button>
        <button type="button" id="networks" onClick={openNetworks} />
      </>
    )}
  </CustomConnectButton>
)

test('CustomConnectButton: is not ready until the storage is read, and then opens the list of wallets', async () => {
  const { find, set, press, shownView, unmount } = await show(custom, { restoreStatus: 'reading' })
  expect(find('button')).toMatchObject({ disabled: true, textContent: 'reconnecting undefined undefined' })
  await set({ restoreStatus: 'done' })
  expect(find('button')).toMatchObject({ disabled: false, textContent: 'disconnected undefined undefined' })
  await press()
  expect(shownView()).toBe('Connect')
  await unmount()
})

test('CustomConnectButton: has the account and its network, and opens their views', async () => {
  const { find, set, press, shownView, unmount } = await show(custom, connectedState())
  expect(find('button').textContent).toBe('connected 0xb3…\u20603fBfdA Ethereum')
  await press()
  expect(shownView()).toBe('Account')
  await press('#networks')
  expect(shownView()).toBe('Networks')
  await set(connectedState('eip155:250'))
  expect(find('button').textContent).toBe('connected 0xb3…\u20603fBfdA undefined')
  await press()
  expect(shownView()).toBe('UnsupportedChain')
  await unmount()
})

test('WalletButton: shows the wallet that has the rdns, and connects it', async () => {
  const { find, set, press, session, shownView, violations, unmount } = await show(
    <WalletButton wallet="IO.fox" label="Fox Wallet" />,
  )
  expect(find('button').textContent).toBe('Fox Wallet')
  await press()
  expect(shownView()).toBe('Connect')
  await set({ wallets: [walletRow('Other'), fox] })
  expect([find('button').textContent, find('img').getAttribute('src')]).toEqual(['Fox', picture])
  await press()
  await expect.poll(() => session.connects).toMatchObject([{ walletId: 'fox' }])
  expect(await violations()).toEqual([])
  await unmount()
})

test('WalletButton: is busy while its wallet is asked to connect, and no other', async () => {
  const { find, set, unmount } = await show(<WalletButton wallet="io.fox" />, { wallets: [fox] })
  const connecting = (id: string) =>
    set({ connections: { [id]: { id, walletId: id, connectorId: id, status: 'connecting' } } })
  await connecting('other')
  expect(find('button').ariaBusy).toBe('false')
  await connecting('fox')
  expect(find('button').ariaBusy).toBe('true')
  await unmount()
})

test('WalletButton: opens the account while its wallet is connected', async () => {
  const wallets = [{ ...fox, id: 'metamask' }]
  const { press, shownView, unmount } = await show(<WalletButton wallet="metamask" />, {
    ...connectedState(),
    wallets,
  })
  await press()
  expect(shownView()).toBe('Account')
  await unmount()
})

test('WalletButton: opens the list where several wallets claim the rdns', async () => {
  const { find, press, shownView, unmount } = await show(<WalletButton wallet="io.fox" />, {
    wallets: [fox, { ...fox, id: 'other', name: 'F0x' }],
  })
  expect(find('button').textContent).toBe('Connect wallet')
  await press()
  expect(shownView()).toBe('Connect')
  await unmount()
})

const ownWallet = (
  <CustomWalletButton wallet="io.fox">
    {({ wallet, iconUrl, status, connect: ask, openAccount, preload }) => (
      <button
        type="button"
        onPointerEnter={preload}
        onClick={status === 'connected' ? openAccount : ask}
      >{`${wallet?.name} ${iconUrl} ${status}`}</button>
    )}
  </CustomWalletButton>
)

test('CustomWalletButton: has the wallet once it is found and its safe picture, and asks it', async () => {
  const { find, set, press, session, shownView, unmount } = await show(ownWallet)
  expect(find('button').textContent).toBe('undefined undefined disconnected')
  await press()
  expect(shownView()).toBe('Connect')
  await set({ wallets: [{ ...fox, iconUrl: 'http://fox.example/icon.png' }] })
  expect(find('button').textContent).toBe('Fox undefined disconnected')
  await set({ wallets: [walletRow('Other'), fox] })
  expect(find('button').textContent).toBe(`Fox ${picture} disconnected`)
  await press()
  expect(shownView()).toBe('ConnectingExternal')
  await expect.poll(() => session.connects).toMatchObject([{ walletId: 'fox' }])
  await unmount()
})

test('CustomWalletButton: tells how its own wallet stands, and opens the account', async () => {
  const { find, set, press, shownView, unmount } = await show(ownWallet, { wallets: [fox] })
  const entry = (id: string) => ({ id, walletId: id, connectorId: id, status: 'connecting' as const })
  await set({ connections: { other: entry('other') } })
  expect(find('button').textContent).toBe(`Fox ${picture} disconnected`)
  await set({ connections: { fox: entry('fox') } })
  expect(find('button').textContent).toBe(`Fox ${picture} connecting`)
  await set({ ...connectedState(), wallets: [{ ...fox, id: 'metamask' }] })
  expect(find('button').textContent).toBe(`Fox ${picture} connected`)
  await press()
  expect(shownView()).toBe('Account')
  await unmount()
})

test('CustomWalletButton: its preload loads the view of the next click', async () => {
  const { find, latchkey, unmount } = await show(ownWallet, { wallets: [fox] })
  const asked: (string | undefined)[] = []
  const { preload } = latchkey
  Reflect.set(latchkey, 'preload', (view?: string) => void asked.push(view))
  find('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  Reflect.set(latchkey, 'preload', preload)
  expect(asked).toEqual(['ConnectingExternal'])
  await unmount()
})

test.each<readonly [string, ReactNode, Partial<SessionState>]>([
  ['ConnectButton', <ConnectButton key="c" className="mine" />, disconnectedState],
  ['AccountButton', <AccountButton key="a" className="mine" />, connectedState()],
  ['NetworkButton', <NetworkButton key="n" className="mine" />, {}],
  ['WalletButton', <WalletButton key="w" className="mine" wallet="io.fox" />, {}],
])('%s: has the classes of the page instead of its own', async (_name, button, state) => {
  const { find, unmount } = await show(button, state)
  expect(find('button').className).toBe('mine')
  await unmount()
})

test('ConnectButton: keeps the classes of the page when it becomes the account button', async () => {
  const { find, unmount } = await show(<ConnectButton className="mine" />, connectedState())
  await expect.poll(() => find('button').dataset['latchkeyButton']).toBe('account')
  expect([find('button').className, find('button').title]).toEqual(['mine', ADDRESS])
  await unmount()
})
