import type { FaultRequest } from '@latchkey-examples/local-services'
import type { BrowserContext, Page } from '@playwright/test'
import fc from 'fast-check'
import { expect } from '../test'
import { openAccount, openList, pageButton, walletRow } from './dialog'
import type { Chain } from './keys-wallet'
import type { PreparedUser } from './prepared-users'
import { newReceiver, openSend, previewSend } from './send'

/** Ether that each transfer of a soak sends. */
export const AMOUNT = '0.001'

const faults: readonly FaultRequest[] = (
  [
    'data',
    'data:balance',
    'data:history',
    'data:price',
    'data:identity',
    'data:rpc',
    'rpc:1',
    'rpc:8453',
    'directory',
    'images',
  ] as const
).flatMap((service): readonly FaultRequest[] => [
  { service, kind: 'slow', delayMs: 2_000 },
  { service, kind: 'status', status: 503 },
  { service, kind: 'garbage' },
  { service, kind: 'cut' },
])

const kinds = [
  'connect',
  'disconnect',
  'look',
  'switch',
  'send',
  'hostile wallet',
  'noise',
  'fault',
  'recovery',
  'offline',
  'tab',
] as const
type Kind = (typeof kinds)[number]
const weights: Readonly<Record<Kind, number>> = {
  connect: 5,
  disconnect: 1,
  look: 6,
  switch: 3,
  send: 4,
  'hostile wallet': 3,
  noise: 3,
  fault: 3,
  recovery: 2,
  offline: 1,
  tab: 1,
}
/** What a user, a neighbour on the page or a service does next. */
export interface Step {
  readonly kind: Kind
  readonly choice: number
}
export const steps: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(...kinds.map((kind) => ({ weight: weights[kind], arbitrary: fc.constant(kind) }))),
  choice: fc.nat(999),
})
const one = <Item>(items: readonly Item[], choice: number): Item => {
  const item = items[choice % items.length]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

const hostileRows = ['Loud', 'Mute', 'Painter', 'Thrower', 'Janus', 'Thorn', 'Double'] as const
const screens = ['Activity', 'Receive', 'Swap', 'Send'] as const

/** A user of one page, and what was done there. */
export interface Walk {
  readonly user: PreparedUser
  readonly context: BrowserContext
  readonly chains: readonly Chain[]
  /** How often the button of a review was pressed. */
  presses: number
  /** After how many steps the page was connected. */
  connected: number
  /** How often the wallet was asked to send, before this load. */
  asked: number
  readonly receivers: ReturnType<typeof newReceiver>[]
}

/** What a script of the page can do to others: announcements, messages and storage that mean nothing. */
async function makeNoise(page: Page, choice: number): Promise<void> {
  await page.evaluate((seed) => {
    const junk = ['', '{', 'null', '[]', '{"version":9}', 'x'.repeat(10_000), '"\u0000"'][seed % 7] ?? ''
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('latchkey/')))
      dispatchEvent(new StorageEvent('storage', { key, newValue: junk, storageArea: localStorage }))
    localStorage.setItem(`latchkey/1/latchkey/noise/${seed % 5}`, junk)
    for (const data of [
      junk,
      { type: '@w3m-frame/READY' },
      { type: '@w3m-frame/RPC_REQUEST_SUCCESS', id: junk },
      null,
    ])
      postMessage(data, '*')
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: { name: junk } } }))
    window.hostile.comeLate()
  }, choice)
}

/** Takes one step as a user would: whatever a fault prevents is left by closing the dialog. */
export async function take(walk: Walk, { kind, choice }: Step): Promise<void> {
  const { user, context } = walk
  const { page, servers } = user
  const isConnected = (await pageButton(page, 'account').count()) > 0
  switch (kind) {
    case 'connect':
      if (isConnected) return
      await openList(page)
      return walletRow(page, /^Keys/).click()
    case 'disconnect':
      if (isConnected) await (await openAccount(page)).getByRole('button', { name: 'Disconnect' }).click()
      return
    case 'look': {
      if (!isConnected) return void (await openList(page))
      const dialog = await openAccount(page)
      return dialog.getByRole('button', { name: one(screens, choice), exact: true }).click()
    }
    case 'switch':
      if (!isConnected) return
      await page.evaluate(
        (networkId) => void window.latchkey.plugins.session.switchNetwork(networkId).catch(() => undefined),
        one(['eip155:1', 'eip155:8453'] as const, choice),
      )
      return
    case 'send':
      return send(walk, isConnected)
    case 'hostile wallet':
      if (isConnected) return
      await openList(page)
      return walletRow(page, new RegExp(`^${one(hostileRows, choice)}`))
        .first()
        .click()
    case 'noise':
      return makeNoise(page, choice)
    case 'fault':
      return servers.gateway.fault(one(faults, choice))
    case 'recovery':
      return servers.gateway.reset()
    case 'offline':
      await context.setOffline(true)
      await page.waitForTimeout(500)
      return context.setOffline(false)
    case 'tab': {
      const tab = await context.newPage()
      await tab.goto(page.url())
      await expect(tab.getByTestId('status')).toHaveText(/connected/)
      return tab.close()
    }
  }
}

async function send(walk: Walk, isConnected: boolean): Promise<void> {
  const { page } = walk.user
  if (!isConnected) return
  const receiver = newReceiver()
  const dialog = await openSend(page)
  await previewSend(dialog, AMOUNT, receiver)
  const confirm = dialog.locator('[part~="send-confirm"]')
  await expect(confirm).toBeEnabled()
  walk.receivers.push(receiver)
  walk.presses += 1
  await confirm.click()
  await expect(dialog.locator('[part~="send-end"]')).toBeVisible()
}
