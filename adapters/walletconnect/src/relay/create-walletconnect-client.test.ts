import { expect, test } from 'vitest'
import { catchFailedChecks } from './create-walletconnect-client'

const engineThat = (deleteSession: () => Promise<string>) => {
  const engine = { deleteSession, isValidPing: () => Promise.reject(new Error('No such session')) }
  catchFailedChecks({ engine })
  return engine
}

test('relay library: deleting a session that is deleted already is no failure', async () => {
  for (const message of [
    'Missing or invalid. Record was recently deleted - session: bdf6',
    'No matching key. session: bdf6',
  ])
    await expect(
      engineThat(() => Promise.reject(new Error(message))).deleteSession(),
    ).resolves.toBeUndefined()
})

test('relay library: any other failure to delete a session reaches the caller, as does a result', async () => {
  const failing = engineThat(() => Promise.reject(new Error('storage is full')))
  await expect(failing.deleteSession()).rejects.toThrow('storage is full')
  await expect(engineThat(async () => 'deleted').deleteSession()).resolves.toBe('deleted')
})

test('relay library: a caller that waits for a check gets its error', async () => {
  const engine = engineThat(async () => '')
  await expect(engine.isValidPing()).rejects.toThrow('No such session')
})
