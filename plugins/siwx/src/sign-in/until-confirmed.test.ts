import { HttpStatusError } from '@latchkey/kernel/web'
import { expect, test } from 'vitest'
import { SignInRefusedError } from '../errors'
import { createFakeServer, openSiwx } from '../test-support/open-siwx'

const pending = (): Error => new SignInRefusedError('SIGNATURE_PENDING')

/** A page whose server answers the signature with these errors, one after the other, and then accepts it. */
async function openPending(...errors: readonly unknown[]) {
  const server = createFakeServer()
  let asked = 0
  const page = openSiwx({
    backend: {
      ...server,
      async add(signed) {
        asked += 1
        const error = errors[asked - 1]
        if (error !== undefined) throw error
        return server.add(signed)
      },
    },
  })
  await page.connect()
  let outcome = 'waits'
  void page.api.sign().then(
    () => {
      outcome = 'signed'
    },
    (error: { readonly code?: string }) => {
      outcome = String(error.code)
    },
  )
  const turn = async (ms = 0): Promise<void> => {
    await page.clock.advance(ms)
    for (let round = 0; round < 5; round += 1) await page.clock.advance(0)
  }
  await turn()
  return { page, turn, asked: () => asked, outcome: () => outcome }
}

test('confirming: the owners of a contract are waited for, and the wallet is asked once', async () => {
  const { page, turn, asked, outcome } = await openPending(pending(), pending())
  expect([page.status(), outcome(), asked()]).toEqual(['confirming', 'waits', 1])
  await turn(4_999)
  expect(asked()).toBe(1)
  await turn(1)
  expect([page.status(), asked()]).toEqual(['confirming', 2])
  await turn(5_000)
  expect([page.status(), outcome(), asked()]).toEqual(['signed-in', 'signed', 3])
  expect(page.prompts).toHaveLength(1)
})

test.each([
  ['its node', new SignInRefusedError('NODE_UNREACHABLE')],
  ['the server', new HttpStatusError(503, undefined)],
  ['the line', new TypeError('fetch failed')],
])('confirming: it goes on while %s is away, but does not begin so', async (_what, away) => {
  const { page, turn } = await openPending(pending(), away)
  await turn(5_000)
  expect(page.status()).toBe('confirming')
  await turn(5_000)
  expect(page.status()).toBe('signed-in')
  const other = await openPending(away, pending())
  expect([other.page.status(), other.asked()]).toEqual(['signed-out', 1])
})

test.each(['NONCE_EXPIRED', 'NONCE_UNKNOWN', 'MESSAGE_EXPIRED'])(
  'confirming: it ends with an error that names the owners when the server says %s',
  async (reason) => {
    const { page, turn, outcome } = await openPending(pending(), new SignInRefusedError(reason))
    await turn(5_000)
    expect([page.status(), outcome()]).toEqual(['signed-out', 'SIWX_NOT_CONFIRMED'])
    const other = await openPending(new SignInRefusedError(reason))
    expect(other.outcome()).toBe('SIWX_REFUSED')
  },
)

test('confirming: a signature that turns out not to be valid ends it', async () => {
  const { page, turn, outcome } = await openPending(pending(), new SignInRefusedError('SIGNATURE_INVALID'))
  await turn(5_000)
  expect([page.status(), outcome()]).toEqual(['signed-out', 'SIWX_REFUSED'])
})

test('confirming: signing out, disconnecting and another network end it, and nothing is asked any more', async () => {
  for (const leave of ['signOut', 'disconnect', 'switch']) {
    const { page, turn, asked, outcome } = await openPending(pending(), pending())
    if (leave === 'signOut') await page.api.signOut()
    else if (leave === 'disconnect') await page.disconnect()
    else await page.connect('eip155:8453')
    await turn(60_000)
    expect([leave, outcome(), asked()]).toEqual([leave, 'REQUEST_ABORTED', 1])
  }
})
