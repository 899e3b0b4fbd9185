import { expect, test } from 'vitest'
import { root, startCards } from '../test-support/start-cards'

test('card: shows the origin of the host, and shows hidden characters as escapes', async () => {
  const { ask, title, press, pass } = startCards()
  const outcome = ask('Sign a\u202eb')
  await title('Sign a\\u{202e}b')
  expect(root.querySelector('.origin')?.textContent).toBe('shop.example')
  expect(root.textContent).toContain('a\\u{202e}b')
  expect([...root.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
    'Careful',
    'Beware',
  ])
  pass(1_000)
  await press('Approve')
  expect(await outcome).toBe('approved')
  expect(root.textContent).toBe('')
})

test('card: a press counts only after the whole card was visible for a second, and only one of the user', async () => {
  const { ask, title, button, press, see, pass, hint } = startCards()
  const outcome = ask('Sign')
  await title('Sign')
  pass(60_000)
  for (const ms of [1, 999]) {
    see(ms)
    await press('Approve')
    await press('Decline')
    expect(root.textContent).toContain('Sign')
    expect(hint()).toBe('That was too early. Wait a second, then press again.')
    expect(button('Approve').getAttribute('aria-disabled')).toBe('true')
  }
  see(60_000)
  pass(1_000)
  await expect.poll(() => button('Approve').getAttribute('aria-disabled')).toBe('false')
  button('Approve').click()
  expect(root.textContent).toContain('Sign')
  await press('Decline')
  expect(await outcome).toBe('rejected')
})

test('card: a press that comes too early begins the time anew, so pressing again and again approves nothing', async () => {
  const { ask, title, press, pass } = startCards()
  const outcome = ask('Sign')
  await title('Sign')
  for (let count = 0; count < 10; count += 1) {
    pass(999)
    await press('Approve')
    expect(root.textContent).toContain('Sign')
  }
  pass(1_000)
  await press('Approve')
  expect(await outcome).toBe('approved')
})

test('card: a request that waited does not take over the presses on the one before', async () => {
  const { ask, title, press, pass } = startCards()
  const first = ask('One')
  const second = ask('Two')
  await title('One')
  pass(5_000)
  await press('Approve')
  expect(await first).toBe('approved')
  await title('Two')
  await press('Approve')
  pass(999)
  await press('Approve')
  expect(root.textContent).toContain('Two')
  pass(1_000)
  await press('Approve')
  expect(await second).toBe('approved')
})

const manyFacts = Array.from({ length: 30 }, (_, index) => ({ label: `Fact ${index}`, value: 'one' }))

test('card: can be approved only after its last fact was in view', async () => {
  const { ask, title, press, pass, has } = startCards()
  const outcome = ask('Sign', { facts: manyFacts })
  await title('Sign')
  expect([has('Approve'), has('Show more')]).toEqual([false, true])
  while (has('Show more')) {
    pass(5_000)
    await press('Show more')
    await new Promise(requestAnimationFrame)
    await expect.poll(() => has('Show more') || has('Approve')).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  // Where "Show more" was, so it needs its own time.
  await press('Approve')
  expect(root.textContent).toContain('Sign')
  pass(1_000)
  await press('Approve')
  expect(await outcome).toBe('approved')
})

test('card: a request that is not read to its end can be rejected', async () => {
  const { ask, title, press, pass } = startCards()
  const outcome = ask('Sign', { facts: manyFacts })
  await title('Sign')
  pass(1_000)
  await press('Decline')
  expect(await outcome).toBe('rejected')
})

test('card: long names of the page are cut, with their length, and shown on demand', async () => {
  const { ask, title, press, pass, has, cards } = startCards()
  const name = 'Nothing is moved. '.repeat(100)
  const facts = [{ label: 'Application', value: name, cutAfter: 80 }]
  void ask('Sign', { warnings: [], facts })
  await title('Sign')
  expect(root.querySelector('dd')?.textContent).toBe(`${name.slice(0, 80)}…Show all (1800 characters)`)
  await expect.poll(() => has('Approve')).toBe(true)
  pass(1_000)
  await press('Show all (1800 characters)')
  expect(root.querySelector('dd')?.textContent).toBe(name)
  await expect.poll(() => [has('Approve'), has('Show more')]).toEqual([false, true])
  cards.close()
})

test('card: a long label, which typed data of the page has, is cut', async () => {
  const { ask, title, cards } = startCards()
  void ask('Sign', { facts: [{ label: 'x'.repeat(500), value: 'one' }] })
  await title('Sign')
  expect(root.querySelector('dt')?.textContent).toBe(`${'x'.repeat(80)}…Show all (500 characters)`)
  cards.close()
})

test('card: from the third request on all can be rejected, also those that come at once afterwards', async () => {
  const { ask, title, press, pass, has } = startCards()
  const first = ask('One')
  await title('One')
  expect(has('Decline all requests')).toBe(false)
  const others = [ask('Two'), ask('Three')]
  await expect.poll(() => has('Decline all requests')).toBe(true)
  await press('Decline all requests')
  expect(root.textContent).toContain('One')
  pass(1_000)
  await press('Decline all requests')
  expect(await Promise.all([first, ...others])).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await ask('At once')).toBe('rejected')
  pass(3_000)
  const later = ask('Later')
  await title('Later')
  pass(1_000)
  await press('Approve')
  expect(await later).toBe('approved')
})

test('card: the third request in a row offers to reject all, although no other waits', async () => {
  const { ask, title, press, pass, has } = startCards()
  for (const name of ['One', 'Two', 'Three']) {
    const outcome = ask(name)
    await title(name)
    await expect.poll(() => has('Decline all requests')).toBe(name === 'Three')
    pass(1_000)
    await press('Decline')
    expect(await outcome).toBe('rejected')
  }
  pass(10_001)
  void ask('Four')
  await title('Four')
  expect(has('Decline all requests')).toBe(false)
})

test('card: after the approval the progress is shown until the request has ended', async () => {
  const { cards, ask, title, press, pass } = startCards()
  const outcome = ask('Send', { facts: [], progress: 'Sending…' })
  await title('Send')
  pass(1_000)
  await press('Approve')
  expect(await outcome).toBe('approved')
  expect(root.querySelector('[role=status]')?.textContent).toBe('Sending…')
  cards.clearProgress()
  expect(root.textContent).toBe('')
})

test('card: while a request is read its place is held, not over a card, and it ends with the request', async () => {
  const { cards, ask, title } = startCards()
  const bones = (): number => root.querySelectorAll('.bones').length
  const failed = cards.expectCard()
  expect(bones()).toBe(1)
  failed()
  expect(root.hasChildNodes()).toBe(false)
  const read = cards.expectCard()
  const outcome = ask('One')
  await title('One')
  expect(bones()).toBe(0)
  cards.expectCard()
  expect(bones()).toBe(0)
  read()
  expect(root.textContent).toContain('One')
  cards.close()
  await outcome
})

test('card: requests are shown one after the other, and an abort ends only its own request', async () => {
  const { ask, title, press, pass, cards } = startCards()
  const end = new AbortController()
  const first = ask('One', {}, end.signal)
  const second = ask('Two')
  const third = ask('Three')
  await title('One')
  expect(root.textContent).not.toContain('Two')
  end.abort()
  expect(await first).toBe('aborted')
  await title('Two')
  pass(1_000)
  await press('Approve')
  expect(await second).toBe('approved')
  cards.close()
  expect(await third).toBe('aborted')
})
