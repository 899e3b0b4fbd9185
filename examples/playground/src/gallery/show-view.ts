import { modalContract } from '@latchkey/modal/contract'
import { sessionContract } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { galleryContract } from './gallery-contract'
import type { ViewState } from './gallery-state'
import type { Look } from './look'
import { makeLatchkey } from './make-latchkey'
import { typeInto, type ViewDriver } from './view-driver'
import { until, waitUntilStill } from './wait-until-still'

/**
 * Opens the dialog, or embeds it in `place`, and brings it to the state. Resolves once nothing moves any
 * more. Removes the instance when the signal aborts.
 */
export async function showView(
  state: ViewState,
  look: Look,
  place: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const { latchkey, clock, browser, setState } = makeLatchkey(state, look)
  signal.addEventListener('abort', () => latchkey.dispose(), { once: true })
  latchkey.start()
  if (state.modal?.enableEmbedded) latchkey.get(modalContract).embed(place)
  const { router, notify } = latchkey.get(galleryContract)
  for (const step of state.path) {
    step(router)
    await frame()
  }
  const shadow = await shadowOf(latchkey.id)
  const find = (selector: string): HTMLElement => {
    const found = shadow.querySelector(selector)
    if (found instanceof HTMLElement) return found
    throw new Error(`There is no ${selector} in ${state.id}.`)
  }
  // The dialog shows a loading state only after a delay, which passes on the fake clock.
  for (let waits = 0; state.unfinished && waits < 10 && !shadow.querySelector(state.shows); waits += 1) {
    await frame()
    await clock.advance(50)
  }
  await until(state.shows, () => shadow.querySelector(state.shows) !== null)
  const complete = (): Promise<void> =>
    until('all of it', () => state.unfinished === true || shadow.querySelector('div[aria-busy]') === null)
  await complete()
  const driver: ViewDriver = {
    notify,
    find,
    async pass(ms) {
      await clock.advance(ms)
      await frame()
    },
    async press(selector) {
      find(selector).click()
      await frame()
    },
    async type(selector, text) {
      typeInto(find(selector), text)
      await frame()
    },
    async focus(selector) {
      find(selector).focus()
      await frame()
    },
    async setSession(session) {
      setState(sessionContract, session)
      await frame()
    },
    async setSent(entries) {
      setState(transactionsContract, { entries })
      await frame()
    },
    async fire(event) {
      browser.fire(event)
      await frame()
    },
  }
  await frame()
  await state.act?.(driver)
  await complete()
  await waitUntilStill(shadow)
}

const frame = (): Promise<unknown> =>
  new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))

async function shadowOf(id: string): Promise<ShadowRoot> {
  const find = (): ShadowRoot | null | undefined =>
    document.querySelector(`[data-latchkey="${id}"]`)?.shadowRoot
  await until('the dialog', () => Boolean(find()))
  const shadow = find()
  if (!shadow) throw new Error('There is no dialog.')
  return shadow
}
