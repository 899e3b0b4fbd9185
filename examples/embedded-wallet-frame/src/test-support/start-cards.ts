import { afterEach, beforeEach, expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Approval } from '../approval/approval-card'
import { createApprovalCards } from '../approval/approval-queue'
import type { OpenOwnWindow, WindowRequest } from '../approval/own-window'
import type { WatchVisibility } from '../approval/watch-visibility'
import { createSay } from '../copy/say'

export const root = document.createElement('main')
const style = document.createElement('style')
style.textContent = 'section { block-size: 150px; overflow-y: auto } button[hidden] { display: none }'

beforeEach(() => document.head.append(style))
afterEach(() => {
  root.remove()
  style.remove()
})

const never = (): AbortSignal => new AbortController().signal

/**
 * Cards in a browser with a fake clock: in the wallet's own window, or in the frame that opens it. What is visible, and for
 * how long, is said by `see`.
 */
export function startCards(place: 'window' | 'frame' = 'window', watch?: WatchVisibility) {
  document.body.append(root)
  let visibleMs = 60_000
  let nowMs = 0
  const windows: WindowRequest[] = []
  let canOpen = true
  let closed = 0
  let decide: (outcome: 'approved' | 'rejected') => void = () => undefined
  const open: OpenOwnWindow = (request, signal) => {
    if (!canOpen) return undefined
    windows.push(request)
    signal.addEventListener('abort', () => {
      closed += 1
    })
    const outcome = new Promise<'approved' | 'rejected'>((resolve) => {
      decide = resolve
    })
    return { outcome, focus: () => undefined }
  }
  const cards = createApprovalCards({
    root,
    hostOrigin: 'https://shop.example',
    watchVisibility: watch ?? (() => () => visibleMs),
    ownWindow: place === 'frame' ? open : undefined,
    now: () => nowMs,
    say: createSay('en'),
  })
  const button = (name: string): HTMLButtonElement => {
    const found = [...root.querySelectorAll('button')].find((one) => one.textContent === name && !one.hidden)
    if (!found) throw new Error(`There is no button ${name}`)
    return found
  }
  return {
    cards,
    windows,
    decide: (outcome: 'approved' | 'rejected') => decide(outcome),
    closed: () => closed,
    block(isBlocked: boolean) {
      canOpen = !isBlocked
    },
    ask(title: string, more: Partial<Approval> = {}, signal = never()) {
      const facts = [{ label: 'Message', value: 'a\u202eb' }]
      return cards.ask({ title, warnings: ['Careful', 'Careful', 'Beware'], facts, ...more }, signal)
    },
    button,
    has: (name: string) =>
      [...root.querySelectorAll('button')].some((one) => one.textContent === name && !one.hidden),
    title: (text: string) => expect.poll(() => root.querySelector('h1')?.textContent).toBe(text),
    /** Presses as a user does. */
    press: (name: string) => userEvent.click(button(name), { force: true }),
    hint: () => root.querySelector('.hint')?.textContent,
    see(ms: number) {
      visibleMs = ms
    },
    pass(ms: number) {
      nowMs += ms
    },
  }
}
