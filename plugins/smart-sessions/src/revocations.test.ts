import { HttpStatusError } from '@latchkey/kernel/web'
import { UserRejectedError } from '@latchkey/session/errors'
import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { sessionsKey } from './contract'
import { createSessionActions } from './session-actions'
import {
  createService,
  createSessionsBench,
  grant,
  request,
  revoke,
  target,
} from './test-support/sessions-bench'

/** A session that the wallet has granted. */
async function granted(service = createService(), wallet = {}) {
  const bench = createSessionsBench({ service, wallet })
  const actions = createSessionActions(bench.ctx)
  await grant(actions, Object.freeze({ request, target }))
  await actions.load(target, { force: true })
  const entry = bench.ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]
  const session = entry?.status === 'known' ? entry.sessions[0] : undefined
  if (!session) throw new Error('Nothing is listed')
  const methods = (): number =>
    bench.calls.filter(({ method }) => method === 'wallet_revokePermissions').length
  return { bench, actions, methods, revocation: Object.freeze({ session, target }) }
}

test('revoke: the wallet signs, the service revokes, and the list shows it', async () => {
  const { bench, actions, revocation } = await granted()
  await revoke(actions, revocation)
  expect(bench.calls.at(-1)).toMatchObject({
    method: 'wallet_revokePermissions',
    params: [{ pci: 'p1', permissionsContext: '0xc0de', address: `eip155:1:${ADDRESS}` }],
  })
  expect(bench.sent.find(({ path }) => path.endsWith('/revoke'))?.body).toEqual({
    pci: 'p1',
    signature: '0x51',
  })
  const entry = bench.ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]
  expect(entry).toMatchObject({ sessions: [{ id: 'p1', createdAtMs: 1_000, revokedAtMs: 5_000 }] })
})

test('revoke: fails if the service still lists it; a retry does not ask the wallet again', async () => {
  let lies = true
  const works = createService()
  const { actions, revocation, methods } = await granted((sent) =>
    lies && sent.path.endsWith('/revoke') ? { success: true } : works(sent),
  )
  await expect(revoke(actions, revocation)).rejects.toMatchObject({
    code: 'SMART_SESSION_NOT_REVOKED',
  })
  lies = false
  await revoke(actions, revocation)
  expect(methods()).toBe(1)
})

test.each([
  ['cannot be reached', 'unconfirmed', 1, new Error('down')],
  ['fails', 'unconfirmed', 1, new HttpStatusError(503, undefined)],
  ['has too many requests', 'failed', 1, new HttpStatusError(429, undefined)],
  ['refuses it', 'failed', 2, new HttpStatusError(401, undefined)],
])(
  'revoke: if the service %s, it is %s, and a retry means %i requests to the wallet',
  async (_what, phase, count, failure) => {
    let answer: Error | undefined = failure
    const works = createService()
    const { actions, revocation, methods } = await granted((sent) =>
      answer && sent.path.endsWith('/revoke') ? answer : works(sent),
    )
    const begun = actions.revocationOf(actions.beginRevocation(revocation))
    await expect(begun?.ask()).rejects.toMatchObject({ cause: failure })
    expect(begun?.state().phase).toBe(phase)
    // The list that the user has looked at still has it.
    begun?.lookAgain()
    await begun?.end()?.catch(() => undefined)
    expect(begun?.state()).toMatchObject({ phase: 'failed', error: { code: 'SMART_SESSION_NOT_REVOKED' } })
    answer = undefined
    await begun?.ask({ again: true })
    expect(methods()).toBe(count)
  },
)

test.each([
  ['lost', new Error('cut'), 'unconfirmed', 'SMART_SESSION_UNCONFIRMED'],
  ['refused', new HttpStatusError(401, undefined), 'failed', 'SMART_SESSION_NOT_REVOKED'],
])(
  'revoke: where the list cannot be read, one that the service has %s is as it is',
  async (_what, failure, phase, code) => {
    const works = createService()
    let isDown = false
    const { bench, actions, revocation, methods } = await granted((sent) => {
      if (!isDown) return works(sent)
      if (sent.path.endsWith('/revoke')) works(sent)
      return sent.path.endsWith('/revoke') ? failure : new Error('down')
    })
    isDown = true
    const begun = actions.beginRevocation(revocation)
    const asked = actions.revocationOf(begun)
    await expect(asked?.ask()).rejects.toMatchObject({ code })
    expect(asked?.state().phase).toBe(phase)
    expect(bench.notices.at(-1)?.notice.code).toBe(code)
    isDown = false
    asked?.lookAgain()
    await asked?.end()?.catch(() => undefined)
    expect(asked?.state().phase).toBe(phase === 'failed' ? 'failed' : 'done')
    expect([methods(), bench.sent.filter(({ path }) => path.endsWith('/revoke')).length]).toEqual([1, 1])
  },
)

test('revoke: one that is told while the page stops is unconfirmed, and looked at in the next run', async () => {
  const works = createService()
  let stop = (): void => undefined
  const { bench, actions, revocation } = await granted((sent) => {
    if (sent.path.endsWith('/revoke')) stop()
    return works(sent)
  })
  stop = bench.stop
  const asked = actions.revocationOf(actions.beginRevocation(revocation))
  await expect(asked?.ask()).rejects.toMatchObject({ code: 'SMART_SESSION_UNCONFIRMED' })
  bench.latchkey.start()
  // The form leads to the same request.
  expect(actions.revocationOf(actions.beginRevocation(revocation))).toBe(asked)
  asked?.lookAgain()
  await expect(asked?.end()).resolves.toBeUndefined()
})

const signs = (): unknown => '0x51'
test.each<[what: string, wallet: () => unknown, isServed: boolean | undefined, notices: readonly string[]]>([
  ['revoked', signs, true, ['SMART_SESSION_REVOKED']],
  ['not revoked', signs, false, ['SMART_SESSION_NOT_REVOKED']],
  ['not known to be revoked', signs, undefined, ['SMART_SESSION_UNCONFIRMED']],
  ['perhaps revoked', () => new Error('gone'), true, ['SMART_SESSION_UNKNOWN']],
  ['kept by the user', () => new UserRejectedError({ phase: 'request' }), true, []],
])(
  'revoke: that one was %s is said only where the view was left',
  async (_what, wallet, isServed, notices) => {
    for (const isOpen of [true, false]) {
      const works = createService()
      const failure = isServed === false ? new HttpStatusError(400, undefined) : new Error('down')
      const { bench, actions, revocation } = await granted(
        (sent) => (!isServed && sent.path.endsWith('/revoke') ? failure : works(sent)),
        { wallet_revokePermissions: wallet },
      )
      const begun = actions.revocationOf(actions.beginRevocation(revocation))
      const leave = begun?.subscribe(() => undefined)
      const done = begun?.ask().catch(() => undefined)
      if (!isOpen) leave?.()
      await done
      // The first one tells of the grant.
      expect(bench.notices.slice(1).map(({ notice }) => notice.code)).toEqual(isOpen ? [] : notices)
    }
  },
)

test('revoke: asked for again while the wallet has it, or nobody says what became of it, it is the same request', async () => {
  let reply: unknown = new Promise(() => undefined)
  const { actions, revocation, methods } = await granted(createService(), {
    wallet_revokePermissions: () => reply,
  })
  const first = actions.beginRevocation(revocation)
  void actions.revocationOf(first)?.ask()
  expect(actions.beginRevocation({ ...revocation })).toBe(first)
  expect(methods()).toBe(1)

  reply = new Error('gone')
  const lost = await granted(createService(), { wallet_revokePermissions: () => reply })
  const unknown = lost.actions.beginRevocation(lost.revocation)
  await lost.actions
    .revocationOf(unknown)
    ?.ask()
    .catch(() => undefined)
  expect(lost.actions.beginRevocation(lost.revocation)).toBe(unknown)

  reply = new UserRejectedError({ phase: 'request' })
  const declined = await granted(createService(), { wallet_revokePermissions: () => reply })
  const refused = declined.actions.beginRevocation(declined.revocation)
  await declined.actions
    .revocationOf(refused)
    ?.ask()
    .catch(() => undefined)
  expect(declined.actions.beginRevocation(declined.revocation)).not.toBe(refused)
})
