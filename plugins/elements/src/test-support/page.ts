import { account } from '@latchkey/account'
import { connect } from '@latchkey/connect'

import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { modal } from '@latchkey/modal'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { type SessionState, sessionContract } from '@latchkey/session/contract'
import { createFakeSession, type FakeSession, mainnet } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { expect } from 'vitest'
import { defineElements } from '../index'

export interface ElementsPage extends TestLatchkey {
  readonly session: FakeSession
  readonly host: HTMLElement
  readonly set: (state: Partial<SessionState>) => void
  /** Ends the elements, and removes them. */
  readonly end: () => void
}

/** An instance with the plugins of the buttons. */
export function createInstance(state: Partial<SessionState> = {}): TestLatchkey & {
  readonly session: FakeSession
} {
  const session = createFakeSession({ state: { networks: [mainnet], ...state } })
  const test = createTestLatchkey({
    plugins: [modal(), account(), connect()],
    fakes: [
      session.plugin,
      fake(portfolioContract, { state: emptyPortfolio, api: {} }),
      fake(transactionsContract, { state: { entries: [] }, api: {} }),
    ],
  })
  return { ...test, session }
}

/** A page whose elements show a new instance. */
export function showElements(
  elements: readonly HTMLElement[],
  state: Partial<SessionState> = {},
): ElementsPage {
  const test = createInstance(state)
  const host = document.createElement('div')
  host.append(...elements)
  document.body.append(host)
  const stop = test.latchkey.start()
  const remove = defineElements(test.latchkey)
  return {
    ...test,
    host,
    set: (next) => test.setState(sessionContract, next),
    end() {
      remove()
      stop()
      host.remove()
    },
  }
}

/** Creates an element with these attributes. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** The button in an element, if it shows one. */
export const buttonIn = (one: Element): HTMLButtonElement | null =>
  one.shadowRoot?.querySelector('button') ?? null

/** Waits until the code of the quiet buttons is loaded and the element shows this text. */
export async function untilText(one: Element, text: string): Promise<HTMLButtonElement> {
  await expect.poll(() => buttonIn(one)?.textContent).toBe(text)
  const button = buttonIn(one)
  if (!button) throw new Error('The element is empty')
  return button
}
