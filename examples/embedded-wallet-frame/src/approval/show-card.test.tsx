import { expect, test } from 'vitest'
import { root, startCards } from '../test-support/start-cards'

test('card: title, origin, facts and buttons are watched, and a press on a covered card does not count', async () => {
  let watched: readonly string[] = []
  const { ask, title, press, pass, hint, cards } = startCards('window', (elements) => {
    watched = elements.map(({ textContent }) => textContent ?? '')
    return () => 0
  })
  const outcome = ask('Sign')
  await title('Sign')
  expect(watched.slice(0, 3)).toEqual(['Sign', 'shop.example', expect.stringContaining('Message')])
  expect(watched[3]).toContain('Approve')
  pass(1_000)
  await press('Approve')
  expect(hint()).toContain('when all of this request is visible')
  expect(root.textContent).toContain('Sign')
  cards.close()
  expect(await outcome).toBe('aborted')
})

test('card: in the frame only the own window approves', async () => {
  const { ask, title, press, pass, has, hint, windows, decide, closed } = startCards('frame')
  const outcome = ask('Sign')
  await title('Sign')
  pass(5_000)
  expect(has('Approve')).toBe(false)
  expect(hint()).toContain('you approve in the wallet’s own window')
  await press('Open window')
  expect(windows).toMatchObject([
    { title: 'Sign', hostOrigin: 'https://shop.example', facts: [{ label: 'Message' }] },
  ])
  expect(has('Approve')).toBe(false)
  decide('approved')
  expect(await outcome).toBe('approved')
  expect(closed()).toBe(1)
})

test('card: a window that the browser blocks is said, and can be opened again; closing it rejects', async () => {
  const { ask, title, press, hint, block, decide, windows } = startCards('frame')
  const outcome = ask('Sign')
  await title('Sign')
  block(true)
  await press('Open window')
  expect(hint()).toContain('Couldn’t open the window')
  block(false)
  await press('Open window')
  expect(hint()).toContain('Closing it declines')
  await press('Show window')
  expect(windows).toHaveLength(1)
  decide('rejected')
  expect(await outcome).toBe('rejected')
})

test('card: the window closes when the page aborts the request, or when it is rejected in the frame', async () => {
  const { ask, title, press, pass, closed } = startCards('frame')
  const end = new AbortController()
  const first = ask('One', {}, end.signal)
  await title('One')
  await press('Open window')
  end.abort()
  expect(await first).toBe('aborted')
  const second = ask('Two')
  await title('Two')
  await press('Open window')
  pass(1_000)
  await press('Decline')
  expect(await second).toBe('rejected')
  expect(closed()).toBe(2)
})
