import { expect, test } from 'vitest'
import { createSessionChannel } from './session-channel'
import { openVault } from './vault'

test('session channel: other pages are notified of a login, a new address and a sign-out; the page itself is not', async () => {
  const name = crypto.randomUUID()
  const origin = `https://${name}.example`
  const here = createSessionChannel(origin)
  const changes: string[] = []
  here.listen(() => changes.push('here'))
  createSessionChannel(origin).listen(() => changes.push('there'))
  createSessionChannel('https://other.example').listen(() => changes.push('another page'))
  const vault = here.announceChangesOf(await openVault(origin, name))
  await vault.setUser({ id: 'ada@example.com', email: 'ada@example.com' })
  await expect.poll(() => changes).toEqual(['there'])
  await vault.rename('ada@example.com', 'countess@example.com')
  await expect.poll(() => changes).toEqual(['there', 'there'])
  await vault.setUser(undefined)
  await expect.poll(() => changes).toEqual(['there', 'there', 'there'])
  expect(await vault.user()).toBeUndefined()
  indexedDB.deleteDatabase(name)
})
