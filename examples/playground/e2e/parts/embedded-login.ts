import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from '../test'
import { newAddress } from './email'
import { codeTo } from './mailbox'

export interface EmbeddedLogin {
  readonly evm: `0x${string}`
  readonly solana: string | undefined
}

/**
 * Logs in to the embedded wallet by a headless page's API, connects it, and selects its plain or its smart
 * account. Uses a new email address, because a known one would require the device to be allowed first.
 */
export async function logInByEmail(
  page: Page,
  gateway: string,
  type: 'eoa' | 'smartAccount' = 'eoa',
): Promise<EmbeddedLogin> {
  const email = newAddress()
  const step = await page.evaluate(async (address) => {
    const login = await window.latchkey.plugins.embeddedWallet.login()
    return login.email.start(address)
  }, email)
  expect(step).toBe('verifyCode')
  await page.evaluate(
    async ({ code, accountType }) => {
      const { embeddedWallet, session } = window.latchkey.plugins
      await (await embeddedWallet.login()).email.confirmCode(code)
      await session.connect('embedded')
      await embeddedWallet.setAccountType(accountType)
    },
    { code: await codeTo(gateway, email), accountType: type },
  )
  return page.evaluate(() => {
    const { session } = window.latchkey.plugins
    const evm = session.active('eip155')?.account.address ?? ''
    return { evm: `0x${evm.slice(2)}` as const, solana: session.active('solana')?.account.address }
  })
}

/** Decides on the wallet's card: rejects in the frame, approves in the window that it opens. */
export async function decideInFrame(page: Page, name: 'Approve' | 'Decline'): Promise<void> {
  if (name === 'Approve') return approveIn(await openWindow(page))
  const button = walletFrame(page).getByRole('button', { name, exact: true })
  await button.click()
  await expect(button).toHaveCount(0)
}

/** Opens the wallet's own window, which alone approves. */
export async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), windowButton(page).click()])
  return opened
}

/** Reads the card in the wallet's own window to its end and approves. The frame then closes the window. */
export async function approveIn(opened: Page): Promise<void> {
  const approve = opened.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve.or(readOn(opened)).first()).toBeVisible()
  await readToEnd(opened)
  // Waits until presses count, which the button says.
  const pressed = approve.click().catch((error: unknown) => {
    // The window may be closed before the click is told to have ended.
    if (!opened.isClosed()) throw error
  })
  await Promise.all([opened.waitForEvent('close'), pressed])
}

/** Scrolls the card in the wallet's own window on until its last fact was in view. */
export const readToEnd = (opened: Page): Promise<void> =>
  expect(async () => {
    if ((await readOn(opened).count()) > 0) await readOn(opened).click({ timeout: 1_000 })
    await expect(readOn(opened)).toHaveCount(0, { timeout: 500 })
  }).toPass()

/** The button of the frame that opens the wallet's own window. It is there while a request waits for the user. */
export const windowButton = (page: Page): Locator =>
  walletFrame(page).getByRole('button', { name: 'Open window', exact: true })

/** Scrolls the card in the wallet's own window on. It is there until the last fact was in view. */
export const readOn = (opened: Page): Locator =>
  opened.getByRole('button', { name: 'Show more', exact: true })

/** The wallet's slice of the state, as `dehydrate` returns it. */
export async function walletState(page: Page): Promise<{
  readonly login?: unknown
  readonly user?: unknown
  readonly approvals: readonly unknown[]
}> {
  return page.evaluate(() => JSON.parse(window.latchkey.dehydrate()).states.embeddedWallet)
}

/** The wallet's page in the dialog. */
export const walletFrame = (page: Page): FrameLocator => page.frameLocator('[data-latchkey] iframe')

/**
 * Refuses messages with this name with the error, before the wallet's page gets them, in the documents that are opened from
 * now on. Returns a function that counts them.
 */
export async function refuseMessages(
  page: Page,
  name: string,
  error: { readonly message: string },
): Promise<() => Promise<number>> {
  // Before any script of a document: the listeners of a window run in the order in which they were added, also capturing ones.
  await page.addInitScript(
    ([wanted, payload]) => {
      const refused: string[] = []
      Object.assign(window, { refused })
      window.addEventListener('message', (event) => {
        if (event.data?.type !== `@w3m-app/${wanted}`) return
        event.stopImmediatePropagation()
        const { id } = event.data
        refused.push(id)
        window.parent.postMessage({ id, type: `@w3m-frame/${wanted}_ERROR`, payload }, event.origin)
      })
    },
    [name, error] as const,
  )
  return async () => {
    const frames = page
      .frames()
      .map((frame) => frame.evaluate(() => Array.from(Reflect.get(window, 'refused') ?? []).length))
    return (await Promise.all(frames)).reduce((sum, count) => sum + count, 0)
  }
}

/**
 * Loses the first message of each of these names on its way to the wallet's page, for the documents that are opened from now
 * on. The page in the frame stays as it is. Returns a function that lists the names of the lost messages.
 */
export async function loseMessages(
  page: Page,
  names: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  // Before any script of a document, so its listener is the first.
  await page.addInitScript((wanted) => {
    const lost: string[] = []
    Object.assign(window, { lost })
    window.addEventListener(
      'message',
      (event) => {
        const name = String(event.data?.type).replace('@w3m-app/', '')
        if (!wanted.includes(name) || lost.includes(name)) return
        event.stopImmediatePropagation()
        lost.push(name)
      },
      { capture: true },
    )
  }, names)
  return async () => {
    const frames = page
      .frames()
      .map((frame) => frame.evaluate(() => Array.from(Reflect.get(window, 'lost') ?? [])))
    return (await Promise.all(frames)).flat().map(String)
  }
}

/**
 * Lets the wallet's page be stopped: the documents that are opened from now on get no message while they are. Returns a
 * function that stops the present page; the one after a reload of the frame works.
 */
export async function stoppableFrame(page: Page): Promise<() => Promise<void>> {
  // Before any script of a document, so its listener is the first.
  await page.addInitScript(() =>
    window.addEventListener('message', (event) => {
      if (Reflect.get(window, 'isStopped')) event.stopImmediatePropagation()
    }),
  )
  return async () => {
    const frame = await (await page.locator('iframe[title="Email wallet"]').elementHandle())?.contentFrame()
    await frame?.evaluate(() => Object.assign(window, { isStopped: true }))
  }
}
