import { expect, test } from 'vitest'
import { root, startCards } from '../test-support/start-cards'
import { watchHeight } from './watch-height'

test('height: the frame tells what a card needs, more for more facts, and no more than it needs', async () => {
  const told: number[] = []
  watchHeight(root, (height) => told.push(height))
  const { ask, title, cards } = startCards('frame')
  const facts = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ label: `Fact ${at}`, value: 'x'.repeat(20) }))
  const first = ask('Short', { facts: facts(1) })
  await title('Short')
  await expect.poll(() => told.length).toBeGreaterThan(0)
  const short = told.at(-1) ?? 0
  cards.close()
  await first
  const second = ask('Long', { facts: facts(12) })
  await title('Long')
  await expect.poll(() => (told.at(-1) ?? 0) > short + 100).toBe(true)
  cards.close()
  await second
  const count = told.length
  const again = ask('Long', { facts: facts(12) })
  await title('Long')
  await expect.poll(() => told.length).toBeGreaterThan(count)
  expect(told.at(-1)).toBe(told[count - 1])
  cards.close()
  await again
})
