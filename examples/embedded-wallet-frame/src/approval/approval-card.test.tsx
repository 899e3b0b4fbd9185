import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createSay } from '../copy/say'
import { createApprovalCards } from './approval-card'
import type { WatchVisibility } from './watch-visibility'

const root = document.createElement('main')

afterEach(() => root.remove())

function start(watch?: WatchVisibility) {
  document.body.append(root)
  let visibleMs = 1_000
  const cards = createApprovalCards({
    root,
    hostOrigin: 'https://shop.example',
    watchVisibility: watch ?? (() => () => visibleMs),
    say: createSay('en'),
  })
  const ask = (title: string, signal = new AbortController().signal) =>
    cards.ask(
      { title, warnings: ['Careful', 'Careful', 'Beware'], facts: [{ label: 'Message', value: 'a\u202eb' }] },
      signal,
    )
  const button = (name: string): HTMLButtonElement => {
    const found = [...root.querySelectorAll('button')].find((one) => one.textContent === name)
    if (!found) throw new Error(`There is no button ${name}`)
    return found
  }
  return {
    cards,
    ask,
    button,
    see(ms: number) {
      visibleMs = ms
    },
  }
}

test('card: shows the origin of the host, and shows hidden characters as escapes', async () => {
  const { ask, button } = start()
  const outcome = ask('Sign')
  await expect.poll(() => root.textContent).toContain('https://shop.example')
  expect(root.textContent).toContain('a\\u{202e}b')
  expect([...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'Careful',
    'Beware',
  ])
  await userEvent.click(button('Approve'))
  expect(await outcome).toBe('approved')
  expect(root.textContent).toBe('')
})

test('card: a click counts only after the buttons were visible for a while', async () => {
  const { ask, button, see } = start()
  const outcome = ask('Sign')
  await expect.poll(() => root.textContent).toContain('Sign')
  for (const ms of [0, 399]) {
    see(ms)
    await userEvent.click(button('Approve'))
    await userEvent.click(button('Reject'))
    expect(root.textContent).toContain('Sign')
  }
  see(400)
  button('Approve').click()
  expect(root.textContent).toContain('Sign')
  await userEvent.click(button('Reject'))
  expect(await outcome).toBe('rejected')
})

test('card: after the approval the progress is shown until the request has ended', async () => {
  const { cards, button } = start()
  const outcome = cards.ask({ title: 'Send', facts: [], progress: 'Sending…' }, new AbortController().signal)
  await expect.poll(() => root.textContent).toContain('Send')
  await userEvent.click(button('Approve'))
  expect(await outcome).toBe('approved')
  expect(root.querySelector('[role=status]')?.textContent).toBe('Sending…')
  cards.clearProgress()
  expect(root.textContent).toBe('')
})

test('card: requests are shown one after the other, and an abort ends only its own request', async () => {
  const { ask, button, cards } = start()
  const end = new AbortController()
  const first = ask('One', end.signal)
  const second = ask('Two')
  const third = ask('Three')
  await expect.poll(() => root.textContent).toContain('One')
  expect(root.textContent).not.toContain('Two')
  end.abort()
  expect(await first).toBe('aborted')
  await expect.poll(() => root.textContent).toContain('Two')
  await userEvent.click(button('Approve'))
  expect(await second).toBe('approved')
  cards.close()
  expect(await third).toBe('aborted')
})

test('card: the visibility of title, origin, facts and buttons is watched, and an ignored click is explained', async () => {
  let watched: readonly string[] = []
  const { ask, button } = start((elements) => {
    watched = elements.map(({ textContent }) => textContent ?? '')
    return () => 0
  })
  void ask('Sign')
  await expect.poll(() => root.textContent).toContain('Sign')
  expect(watched).toEqual([
    'Sign',
    'https://shop.example',
    expect.stringContaining('Message'),
    'Reject',
    'Approve',
  ])
  await userEvent.click(button('Approve'))
  expect(root.querySelector('[role=status]')?.textContent).toContain('when all of this request is visible')
  expect(root.textContent).toContain('Sign')
})

test('card: hidden characters in the title are shown as escapes', async () => {
  const { ask, cards } = start()
  void ask('Sign a\u202eb')
  await expect.poll(() => root.querySelector('h1')?.textContent).toBe('Sign a\\u{202e}b')
  cards.close()
})
