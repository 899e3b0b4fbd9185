import { modalContract } from '@latchkey/modal/contract'
import { sessionContract } from '@latchkey/session/contract'
import { ADDRESS, connectedState, walletRow } from '@latchkey/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { defineElements } from './index'
import { buttonIn, createInstance, element, showElements, untilText } from './test-support/page'

const fox = walletRow('Fox', { rdns: 'io.fox' })

describe('latchkey-button', () => {
  it('connects, and is the account button while a wallet is connected', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    const button = await untilText(one, 'Connect wallet')
    button.click()
    expect(page.shownView()).toBe('Connect')
    page.set(connectedState())
    await untilText(one, '0xb3…\u20603fBfdA')
    expect([button.isConnected, button.title]).toEqual([true, ADDRESS])
    button.click()
    expect(page.shownView()).toBe('Account')
    page.set(connectedState('eip155:250'))
    button.click()
    expect(page.shownView()).toBe('UnsupportedChain')
    page.end()
  })

  it('does not change until the storage is read', async () => {
    const one = element('latchkey-button')
    const page = showElements([one], { ...connectedState(), restoreStatus: 'reading' })
    expect(buttonIn(one)?.textContent).toBe('Connect wallet')
    expect(buttonIn(one)?.ariaBusy).toBe('false')
    page.set({ restoreStatus: 'done' })
    await untilText(one, '0xb3…\u20603fBfdA')
    page.end()
  })

  it('is busy while a wallet is asked', async () => {
    const one = element('latchkey-button', { 'loading-label': 'Wait' })
    const page = showElements([one])
    page.set({ connections: { c: { id: 'c', walletId: 'c', connectorId: 'c', status: 'connecting' } } })
    expect((await untilText(one, 'Wait')).ariaBusy).toBe('true')
    page.end()
  })

  it('follows its attributes and properties', async () => {
    const one = element('latchkey-button', { label: 'Sign in' })
    const page = showElements([one])
    const button = await untilText(one, 'Sign in')
    one.label = 'Log in'
    expect([button.textContent, one.getAttribute('label')]).toEqual(['Log in', 'Log in'])
    one.label = undefined
    expect(button.textContent).toBe('Connect wallet')
    one.disabled = true
    expect([button.disabled, one.hasAttribute('disabled')]).toEqual([true, true])
    one.removeAttribute('disabled')
    expect(button.disabled).toBe(false)
    page.end()
  })

  it('hides the balance', async () => {
    const one = element('latchkey-button', { balance: 'hide' })
    const page = showElements([one], connectedState())
    await untilText(one, '0xb3…\u20603fBfdA')
    expect(one.balance).toBe('hide')
    page.end()
  })

  it('has the language of the instance', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    page.latchkey.setLanguage({ locale: 'ar', texts: { 'button.connect': 'اربط محفظة' } })
    await untilText(one, 'اربط محفظة')
    page.end()
  })

  it('has the theme of the dialog, and gives back variables that it no longer sets', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    const button = await untilText(one, 'Connect wallet')
    const { setTheme } = page.latchkey.get(modalContract)
    setTheme({ mode: 'dark', variables: { '--lk-accent': 'rgb(1, 2, 3)' } })
    expect(button.dataset['theme']).toBe('dark')
    expect(getComputedStyle(button).backgroundColor).toBe('rgb(1, 2, 3)')
    setTheme({ variables: {} })
    expect(button.style.length).toBe(0)
    page.end()
  })

  it('hands on what session tells, through shadow roots', async () => {
    const outer = document.createElement('div')
    const one = element('latchkey-button')
    outer.attachShadow({ mode: 'open' }).append(one)
    const page = showElements([outer])
    const heard: unknown[] = []
    for (const name of ['latchkey-connected', 'latchkey-disconnected'] as const)
      document.addEventListener(name, ({ type, detail }) => heard.push([type, detail.connectionId]), {
        once: true,
      })
    page.session.emit('session:connected', {
      connectionId: 'c',
      walletId: 'w',
      account: { namespace: 'eip155', address: ADDRESS },
      silent: false,
    })
    page.session.emit('session:disconnected', { connectionId: 'c', by: 'wallet' })
    expect(heard).toEqual([
      ['latchkey-connected', 'c'],
      ['latchkey-disconnected', 'c'],
    ])
    page.end()
  })
})

describe('latchkey-network-button', () => {
  it('has the name of the network, and opens the list', async () => {
    const one = element('latchkey-network-button', { label: 'Pick one' })
    const page = showElements([one], { networks: [] })
    await untilText(one, 'Pick one')
    page.set({ ...connectedState() })
    const button = await untilText(one, 'Switch network')
    button.click()
    expect(page.shownView()).toBe('Networks')
    page.end()
  })
})

describe('latchkey-wallet-button', () => {
  it('connects the wallet that has the rdns', async () => {
    const one = element('latchkey-wallet-button', { wallet: 'IO.fox', label: 'Fox Wallet' })
    const page = showElements([one])
    const button = await untilText(one, 'Fox Wallet')
    page.set({ wallets: [walletRow('Other'), fox] })
    expect(button.textContent).toBe('Fox')
    button.click()
    expect(page.shownView()).toBe('ConnectingExternal')
    one.wallet = 'io.nobody'
    await untilText(one, 'Fox Wallet')
    page.end()
  })
})

describe('elements', () => {
  it('begin when they are put into the page, end when they leave it, and begin again', async () => {
    const one = element('latchkey-button')
    const page = showElements([])
    expect(buttonIn(one)).toBeNull()
    page.host.append(one)
    const button = await untilText(one, 'Connect wallet')
    one.remove()
    one.label = 'Sign in'
    page.latchkey.setLanguage({ locale: 'xx', texts: {} })
    expect(button.textContent).toBe('Connect wallet')
    page.host.append(one)
    expect(buttonIn(one)).toBe(button)
    expect(button.textContent).toBe('Sign in')
    page.end()
  })

  it('take properties that were set before they were defined', async () => {
    const one = element('latchkey-button')
    Object.defineProperty(one, 'label', { value: 'Early', configurable: true, writable: true })
    const page = showElements([one])
    await untilText(one, 'Early')
    expect(one.getAttribute('label')).toBe('Early')
    page.end()
  })

  it('show an instance of their own', async () => {
    const [one, other] = [element('latchkey-button'), element('latchkey-button')]
    const page = showElements([one, other])
    const second = createInstance({ networks: [] })
    const stop = second.latchkey.start()
    other.latchkey = second.latchkey
    ;(await untilText(other, 'Connect wallet')).click()
    expect([page.shownView(), second.shownView()]).toEqual([undefined, 'Connect'])
    expect(() => defineElements(second.latchkey)).toThrow(
      expect.objectContaining({ code: 'ELEMENTS_DEFINED' }),
    )
    other.latchkey = undefined
    buttonIn(other)?.click()
    expect(page.shownView()).toBe('Connect')
    stop()
    page.end()
  })

  it('are disabled once their instance is disposed, and then show another one', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    const button = await untilText(one, 'Connect wallet')
    page.latchkey.dispose()
    expect(button.disabled).toBe(true)
    const next = createInstance()
    const stop = next.latchkey.start()
    const end = defineElements(next.latchkey)
    expect(button.disabled).toBe(false)
    button.click()
    expect(next.shownView()).toBe('Connect')
    end()
    expect(button.disabled).toBe(true)
    stop()
    page.host.remove()
  })

  it('do nothing more when the same instance is given twice', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    const end = defineElements(page.latchkey)
    expect(buttonIn(one)?.disabled).toBe(false)
    end()
    page.end()
  })

  it('preload what a press opens', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    const preloaded: unknown[] = []
    one.latchkey = { ...page.latchkey, preload: (view) => preloaded.push(view) }
    const button = await untilText(one, 'Connect wallet')
    button.dispatchEvent(new PointerEvent('pointerenter'))
    button.dispatchEvent(new PointerEvent('pointerdown'))
    one.focus()
    expect(preloaded).toEqual(['Connect', 'Connect', 'Connect'])
    expect(one.shadowRoot?.activeElement).toBe(button)
    page.end()
  })

  it('keep focus and picture when something else changes', async () => {
    const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
    const one = element('latchkey-wallet-button', { wallet: 'io.fox' })
    const page = showElements([one], { wallets: [{ ...fox, iconUrl: picture }] })
    const button = await untilText(one, 'Fox')
    const image = button.querySelector('img')
    one.focus()
    page.set({ wallets: [{ ...fox, iconUrl: picture, name: 'Fox 2' }] })
    expect(button.textContent).toBe('Fox 2')
    expect(button.querySelector('img')).toBe(image)
    expect(document.activeElement).toBe(one)
    page.end()
  })

  it('have no faults that axe finds', async () => {
    const page = showElements(
      [
        element('latchkey-button'),
        element('latchkey-network-button'),
        element('latchkey-wallet-button', { wallet: 'io.fox' }),
      ],
      { ...connectedState(), wallets: [fox] },
    )
    for (const one of page.host.children) await expect.poll(() => buttonIn(one)?.textContent).not.toBe('')
    const { violations } = await axe.run(page.host)
    expect(violations.map(({ id }) => id)).toEqual([])
    page.end()
  })

  it('leave no watcher behind', async () => {
    const one = element('latchkey-button')
    const page = showElements([one])
    let watchers = 0
    const counting: typeof page.latchkey = {
      ...page.latchkey,
      watch: (...args) => {
        watchers += 1
        const end = page.latchkey.watch(...args)
        return () => {
          watchers -= 1
          end()
        }
      },
    }
    one.latchkey = counting
    expect(watchers).toBe(4)
    one.remove()
    expect(watchers).toBe(0)
    expect(page.latchkey.read(sessionContract)).toBeDefined()
    page.end()
  })
})
