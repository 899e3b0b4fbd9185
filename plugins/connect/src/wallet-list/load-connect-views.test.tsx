import { cloudContract } from '@latchkey/cloud/contract'
import { defineContract, definePlugin, outlets } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import { sessionContract } from '@latchkey/session/contract'
import { createFakeSession, walletRow } from '@latchkey/testing'
import { act } from '@latchkey/ui-primitives/test-support'
import { expect, test } from 'vitest'
import { type ConnectContext, connectContract, connectMethods } from '../contract'
import { initialConnectState } from '../plugin'
import { renderConnect } from '../test-support/render-connect'
import { loadConnectViews } from './load-connect-views'

interface EmailContract {
  readonly id: 'email'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

const email = definePlugin(defineContract<EmailContract>('email', 1), {
  setup(ctx) {
    ctx.fill(connectMethods, { id: 'email', kind: 'email', label: () => 'Email', run: () => undefined })
    return {}
  },
})

const INCOMPLETE = '[part~="skeleton"], [aria-busy="true"]'

test('connect: the first render is complete, the first time and again', async () => {
  const view = await renderConnect({
    state: { wallets: [walletRow('MetaMask')] },
    plugins: [email()],
    options: { termsConditionsUrl: 'https://example.com/terms' },
  })
  const incomplete: Node[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches(INCOMPLETE) || node.querySelector(INCOMPLETE)))
          incomplete.push(node)
  })
  observer.observe(view.shadow, { childList: true, subtree: true })
  for (const time of ['first', 'second']) {
    await view.open('Connect')
    expect(view.text(), time).toContain('Email')
    expect(view.findAll('[part="legal"]'), time).toHaveLength(1)
    expect(incomplete, time).toEqual([])
    await act(() => view.test.latchkey.close())
  }
  observer.disconnect()
  await view.unmount()
})

test('connect: methods of a source are shown when the list opens, and a source that fails leaves the others', async () => {
  const social = definePlugin(defineContract<EmailContract>('email', 1), {
    setup(ctx) {
      ctx.fill(connectMethods, { id: 'broken', load: () => Promise.reject(new Error('offline')) })
      ctx.fill(connectMethods, {
        id: 'social',
        load: async () => [{ id: 'x', kind: 'social', label: () => 'X', run: () => undefined }],
      })
      return {}
    },
  })
  const view = await renderConnect({ state: { wallets: [walletRow('MetaMask')] }, plugins: [social()] })
  await view.open('Connect')
  expect(view.text()).toContain('Continue with X')
  expect(view.text()).toContain('MetaMask')
  await view.unmount()
})

test('connect: wallets whose code could not be loaded are said to be missing, until another try has loaded it', async () => {
  let isThere = false
  let tries = 0
  const adapter = definePlugin(defineContract<EmailContract>('email', 1), {
    setup(ctx) {
      ctx.fill(outlets, {
        id: 'adapter',
        preload: async () => {
          tries += 1
          if (!isThere) throw new TypeError('Failed to fetch')
        },
      })
      return {}
    },
  })
  const view = await renderConnect({ state: { wallets: [walletRow('MetaMask')] }, plugins: [adapter()] })
  await view.open('Connect')
  await expect.poll(() => view.text()).toContain('Couldn’t load this browser’s wallets.')
  expect(view.text()).toContain('MetaMask')
  const before = tries
  await view.press('Try again')
  await expect.poll(() => tries).toBe(before + 1)
  await expect.poll(() => view.text()).toContain('Couldn’t load')
  isThere = true
  await view.press('Try again')
  await expect.poll(() => tries).toBe(before + 2)
  expect(view.findAll('[part="wallets-missed"]')).toHaveLength(0)
  expect(await view.violations()).toEqual([])
  await view.unmount()
})

test('connect: when a method is added later, the wallets stay shown while its code is loaded', async () => {
  let addMethod = (): void => undefined
  const late = definePlugin(defineContract<EmailContract>('email', 1), {
    setup(ctx) {
      addMethod = () =>
        void ctx.fill(connectMethods, {
          id: 'email',
          kind: 'email',
          label: () => 'Email',
          run: () => undefined,
        })
      return {}
    },
  })
  const view = await renderConnect({ state: { wallets: [walletRow('MetaMask')] }, plugins: [late()] })
  await view.open('Connect')
  const seen: boolean[] = []
  const observer = new MutationObserver(() => seen.push(view.text().includes('MetaMask')))
  observer.observe(view.shadow, { childList: true, subtree: true })
  await act(() => addMethod())
  await expect.poll(() => view.text()).toContain('Email')
  expect(seen).not.toContain(false)
  observer.disconnect()
  await view.unmount()
})

function createContext() {
  let ctx: ConnectContext | undefined
  const unused = { load: () => Promise.reject(new Error('unused')) }
  const owner = definePlugin(connectContract, {
    dependsOn: [sessionContract],
    optionalDependsOn: [cloudContract],
    initialState: initialConnectState,
    views: {
      Connect: unused,
      ConnectWallets: unused,
      ConnectingExternal: unused,
      ConnectingMultiChain: unused,
      ConnectingWalletConnect: unused,
      ConnectingWalletConnectBasic: unused,
      AllWallets: unused,
      Downloads: unused,
      WhatIsAWallet: unused,
      GetWallet: unused,
    },
    setup(own) {
      ctx = own
      return { directory: unused.load, setConsent: () => undefined }
    },
  })
  const { setState } = createTestLatchkey({ plugins: [owner()], fakes: [createFakeSession().plugin] })
  if (!ctx) throw new Error('The plugin is not set up.')
  return { ctx, setState }
}

test('connect: wallets that an outlet is listing, and the code that they need, are there before the first render', async () => {
  const { ctx, setState } = createContext()
  let finishListing = (): void => undefined
  const listing = new Promise<void>((resolve) => {
    finishListing = resolve
  })
  ctx.fill(outlets, { id: 'lists', preload: () => listing })
  ctx.fill(outlets, { id: 'fails', preload: () => Promise.reject(new Error('offline')) })
  let deliverCode = (): void => undefined
  const delivered = new Promise<void>((resolve) => {
    deliverCode = resolve
  })
  const order: string[] = []
  const views = loadConnectViews(ctx, async () => {
    order.push('code requested')
    await delivered
    return import('./directory-list')
  }).then(() => order.push('shown'))
  await import('./directory-list')
  expect(order).toEqual([])
  setState(sessionContract, { wallets: ['Keys', 'Keys'].map((name) => walletRow(name, { lookAlike: true })) })
  finishListing()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(order).toEqual(['code requested'])
  deliverCode()
  await views
  expect(order).toEqual(['code requested', 'shown'])
})

test('connect: the code for look-alikes is loaded when such wallets are listed after the views were preloaded', async () => {
  const { ctx, setState } = createContext()
  let loads = 0
  await loadConnectViews(ctx, async () => {
    loads += 1
    return import('./directory-list')
  })
  setState(sessionContract, { wallets: [walletRow('MetaMask')] })
  expect(loads).toBe(0)
  setState(sessionContract, {
    wallets: ['MetaMask', 'Metamask'].map((name) => walletRow(name, { lookAlike: true })),
  })
  expect(loads).toBe(1)
})
