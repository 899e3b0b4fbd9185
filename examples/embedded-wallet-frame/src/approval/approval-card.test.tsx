import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createApprovalCards } from './approval-card'

const root = document.createElement('main')

afterEach(() => root.remove())

function start() {
  document.body.append(root)
  let visibleMs = 1_000
  const cards = createApprovalCards({
    root,
    hostOrigin: 'https://shop.example',
    watchVisibility: () => () => visibleMs,
  })
  const ask = (title: string, signal = new AbortController().signal) =>
    cards.ask({ title, warning: 'Careful', facts: [{ label: 'Message', value: 'a\u202eb' }] }, signal)
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

test('card: the origin of the host is on it, and hidden characters are visible', async () => {
  const { ask, button } = start()
  const outcome = ask('Sign')
  await expect.poll(() => root.textContent).toContain('https://shop.example')
  expect(root.textContent).toContain('a\\u{202e}b')
  expect(root.querySelector('[role=alert]')?.textContent).toBe('Careful')
  await userEvent.click(button('Approve'))
  expect(await outcome).toBe('approved')
  expect(root.textContent).toBe('')
})

test('card: a tap counts only after the buttons were visible for a while', async () => {
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

test('card: requests are shown one after the other, and an abort ends its own', async () => {
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
