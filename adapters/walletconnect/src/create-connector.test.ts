import { expect, test } from 'vitest'
import { createConnector } from './create-connector'
import { createFakeWork } from './test-support/fake-work'

test('connector: code that failed to load fails no caller with only a link, and is fetched with the next request', async () => {
  const { work } = createFakeWork()
  let isOnline = false
  const remembered: unknown[] = []
  const connector = createConnector(
    async () => {
      if (!isOnline) throw new Error('offline')
      return { ...work, rememberLink: (link) => void remembered.push(link) }
    },
    () => ['eip155'],
  )
  const failures: unknown[] = []
  const note = (reason: unknown): void => void failures.push(reason)
  process.on('unhandledRejection', note)
  const link = { href: 'testwallet://', name: 'Test Phone' }
  connector.pairing.rememberLink(link)
  await expect(connector.pairing.start()).rejects.toThrow('offline')
  // Node reports an unhandled rejection after the current event loop cycle.
  await new Promise((resolve) => void setImmediate(resolve))
  isOnline = true
  await connector.pairing.preload()
  connector.pairing.rememberLink(link)
  await expect.poll(() => remembered).toEqual([link])
  process.off('unhandledRejection', note)
  expect(failures).toEqual([])
})
