import { expect, it } from 'vitest'
import { createFakeConnector } from '../test-support/fake-connector'
import { flushTasks, startSession } from '../test-support/start-session'

const COUNT = 1_000

it('wallets: listing a thousand wallets that appear one by one takes linear time', async () => {
  const session = await startSession()
  let reads = 0
  for (let index = 0; index < COUNT; index += 1) {
    const id = `wallet-${COUNT - index}`
    const connector = createFakeConnector(id)
    Object.defineProperty(connector, 'id', {
      get() {
        reads += 1
        return id
      },
    })
    session.announce(connector)
  }
  // Reading the whole list for every new wallet would be half a million reads.
  expect(reads).toBeLessThan(COUNT * 40)
  await flushTasks()
  await session.clock.advance(1_000)
  await flushTasks()
  expect(session.state().wallets.map(({ id }) => id)).toEqual(
    Array.from({ length: COUNT }, (_, index) => `wallet-${COUNT - index}`),
  )
})
