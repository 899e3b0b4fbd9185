import { createFakeClock } from '@latchkey/kernel/testing'
import { expect, test } from 'vitest'
import { ATTESTATION_LIMIT_MS, catchFailedChecks, limitAttestation } from './create-walletconnect-client'

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

/** The part of the library that asks the host which checks a page's address. */
function verifierThat(answer: () => Promise<string>, verify: boolean) {
  const clock = createFakeClock()
  const asked: unknown[] = []
  const verifier = {
    register(message: unknown): Promise<string> {
      asked.push(message)
      return answer()
    },
  }
  limitAttestation({ verify: verifier } as never, clock, verify)
  return { clock, asked, verifier }
}

test('verify host: is asked for each code and request, and never with verify: false', async () => {
  const on = verifierThat(async () => 'attested', true)
  expect([await on.verifier.register('a'), await on.verifier.register('b')]).toEqual(['attested', 'attested'])
  const off = verifierThat(async () => 'attested', false)
  expect([await off.verifier.register('a'), off.asked]).toEqual([undefined, []])
})

test('verify host: has 300 ms, and one that was late is not asked again', async () => {
  const { clock, asked, verifier } = verifierThat(() => new Promise(() => undefined), true)
  const first = verifier.register('a')
  await clock.advance(ATTESTATION_LIMIT_MS)
  expect([await first, await verifier.register('b'), asked]).toEqual([undefined, undefined, ['a']])
})
