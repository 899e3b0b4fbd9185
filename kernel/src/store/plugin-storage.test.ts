import { expect, test } from 'vitest'
import { type PartContract, part, partToken } from '../test-support/part'
import { createMemoryStorage, createTestLatchkey } from '../testing'
import type { PersistConfig } from './persistence'

const KEY = 'latchkey/1/latchkey/keeper/state'

const persist: PersistConfig<PartContract['state']> = {
  version: 3,
  pick: ({ count }) => ({ count }),
  parse: (stored) =>
    typeof stored === 'object' && stored !== null && 'count' in stored && typeof stored.count === 'number'
      ? { count: stored.count }
      : undefined,
}
const text = (count: number): string => JSON.stringify({ version: 3, state: { count } })

test('persistence: with a storage of the plugin, its state is read and written there alone', async () => {
  const own = createMemoryStorage({ [KEY]: text(5) })
  const { latchkey, clock, storage, setState } = createTestLatchkey({
    storage: createMemoryStorage({ [KEY]: text(1) }),
    plugins: [part('keeper', { persist, storage: own })],
  })
  latchkey.start()
  await clock.advance(0)
  expect(latchkey.read(partToken('keeper')).count).toBe(5)
  setState(partToken('keeper'), { count: 6 })
  await clock.advance(0)
  expect([...own.entries]).toEqual([[KEY, text(6)]])
  expect([...storage.entries]).toEqual([[KEY, text(1)]])
  own.writeElsewhere(KEY, text(7))
  await clock.advance(0)
  expect(latchkey.read(partToken('keeper')).count).toBe(7)
})
