import { send } from '@latchkey/send'
import type { SendParameters } from '@latchkey/send/contract'
import type { SessionState } from '@latchkey/session/contract'
import { transactions } from '@latchkey/transactions'
import { holdings } from '../data/holdings'
import { adapterOf, FRIEND, type SendChain } from '../data/send-chain'
import { connectedOn, target } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

export const POISONED = '0x70997fA2b1cD4e5F60718293a4B5c6D7e8dc79C8'
export const OWN = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

/** A session with a wallet that has two accounts. */
function connected(): SessionState {
  const state = connectedOn('eip155:1')
  const only = state.connections['only']
  if (only?.status !== 'connected') return state
  const accounts = [only.accounts[0], { namespace: 'eip155', address: OWN }] as const
  return { ...state, connections: { only: { ...only, accounts } } }
}

export type SendParts = Partial<ViewState> & {
  readonly chain?: SendChain
  /** What the page names in the form. */
  readonly given?: SendParameters
}

export function state(id: string, { chain = {}, given, ...more }: SendParts = {}): ViewState {
  return {
    id: `send/${id}`,
    session: connected(),
    portfolio: holdings.few,
    api: { adapter: adapterOf(chain), active: () => target },
    plugins: [transactions(), send()],
    recentReceivers: [FRIEND],
    path: [(to) => to.push('Account'), (to) => to.push('WalletSend', given)],
    shows: '[part="send"]',
    ...more,
  }
}

const AMOUNT = '[part~="amount-field-input"]'
const TO = '[part~="address-field-input"]'
const CONFIRM = '[part~="send-confirm"]'
const REQUEST = '[part="send-request"]'
const isName = (to = ''): boolean => /\.eth$/i.test(to)

/** Lets the field look up a name. It waits for the end of typing by a real timer. */
async function settle(driver: ViewDriver, to?: string): Promise<void> {
  await driver.pass(1)
  if (isName(to)) await new Promise((resolve) => setTimeout(resolve, 500))
  await driver.pass(1)
}

export const fill =
  (amount: string, to?: string) =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.type(AMOUNT, amount)
    if (to !== undefined) await driver.type(TO, to)
    await settle(driver, to)
  }

export function tokens(id: string, more: SendParts = {}): ViewState {
  return state(`tokens${id}`, {
    path: [
      (to) => to.push('Account'),
      (to) => to.push('WalletSend'),
      (to) => to.push('WalletSendSelectToken'),
    ],
    shows: '[part="send-tokens"]',
    ...more,
  })
}

export const transfer: SendParameters = {
  amount: '1250000000000000000',
  tokenAddress: 'native',
  to: FRIEND,
}

type Steps = readonly ((driver: ViewDriver) => Promise<void>)[]

/** The user goes on from the form that the page has filled in. */
function steps(id: string, { given = transfer, ...parts }: SendParts, all: Steps): ViewState {
  return state(id, {
    given,
    ...parts,
    async act(driver) {
      await settle(driver, given.to)
      for (const step of all) await step(driver)
    },
  })
}

export async function review(driver: ViewDriver): Promise<void> {
  await driver.press('[part~="send-preview"]')
  await waitForPart(driver, '[part="send-preview-view"]')
  await driver.pass(10)
}

/** Presses Send. Resolves when the wallet was asked, or when the review says why not. */
export async function confirm(driver: ViewDriver): Promise<void> {
  await driver.press(CONFIRM)
  await driver.pass(10)
}

async function openRequest(driver: ViewDriver): Promise<void> {
  await confirm(driver)
  await waitForPart(driver, `${REQUEST}, [part="send-end"]`)
}

/** @param after what happens then */
export function preview(id: string, parts: SendParts = {}, after: Steps = []): ViewState {
  return steps(`preview${id}`, parts, [review, ...after])
}

/** @param after what happens once the wallet was asked */
export function asking(id: string, parts: SendParts, after: Steps): ViewState {
  return steps(`request-${id}`, parts, [review, openRequest, ...after])
}

export const pass =
  (ms: number) =>
  (driver: ViewDriver): Promise<void> =>
    driver.pass(ms)

/** The user goes back to the review and asks again, while the wallet still shows the request. */
export async function comeBack(driver: ViewDriver): Promise<void> {
  await driver.press('[part~="back"]')
  await waitForPart(driver, CONFIRM)
  await driver.pass(10)
  await openRequest(driver)
}

/** Presses the button of the open request that asks once more. */
export async function askAgain(driver: ViewDriver): Promise<void> {
  await driver.press(`${REQUEST} button`)
  await driver.pass(10)
}

/** The wallet sends. */
export function ended(id: string, parts: SendParts = {}, after: Steps = []): ViewState {
  return steps(`end-${id}`, { chain: { wallet: ['sends'] }, ...parts }, [review, openRequest, ...after])
}
