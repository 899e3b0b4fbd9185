import { HttpStatusError } from '@latchkey/kernel/web'
import { UserRejectedError } from '@latchkey/session/errors'
import { ADDRESS } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { sessionsKey } from './contract'
import { createSessionActions } from './session-actions'
import { createService, createSessionsBench, request, target } from './test-support/sessions-bench'

const signal = new AbortController().signal
const follow = (): void => undefined

/** A session that the wallet has granted. */
async function granted(service = createService(), wallet = {}) {
  const bench = createSessionsBench({ service, wallet })
  const actions = createSessionActions(bench.ctx)
  await actions.grant(Object.freeze({ request, target }), signal, follow)
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
  await actions.revoke(revocation, signal, follow)
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
  await expect(actions.revoke(revocation, signal, follow)).rejects.toMatchObject({
    code: 'SMART_SESSION_NOT_REVOKED',
  })
  lies = false
  await actions.revoke(revocation, signal, follow)
  expect(methods()).toBe(1)
})

test.each([
  ['cannot be reached', 1, new Error('down')],
  ['fails', 1, new HttpStatusError(503, undefined)],
  ['has too many requests', 1, new HttpStatusError(429, undefined)],
  ['refuses it', 2, new HttpStatusError(401, undefined)],
])('revoke: if the service %s, a retry means %i requests to the wallet', async (_what, count, failure) => {
  let answer: Error | undefined = failure
  const works = createService()
  const { actions, revocation, methods } = await granted((sent) =>
    answer && sent.path.endsWith('/revoke') ? answer : works(sent),
  )
  await expect(actions.revoke(revocation, signal, follow)).rejects.toMatchObject({ cause: failure })
  answer = undefined
  await actions.revoke(revocation, signal, follow)
  expect(methods()).toBe(count)
})

test.each<[what: string, wallet: () => unknown, notices: readonly string[]]>([
  ['revoked', () => '0x51', ['SMART_SESSION_REVOKED']],
  ['not revoked', () => new Error('gone'), ['SMART_SESSION_NOT_REVOKED']],
  ['kept by the user', () => new UserRejectedError({ phase: 'request' }), []],
])('revoke: that one was %s is said only where the view was left', async (_what, wallet, notices) => {
  for (const isOpen of [true, false]) {
    const { bench, actions, revocation } = await granted(createService(), {
      wallet_revokePermissions: wallet,
    })
    const view = new AbortController()
    const done = actions.revoke(revocation, view.signal, follow).catch(() => undefined)
    if (!isOpen) view.abort()
    await done
    await Promise.resolve()
    expect(bench.notices.map(({ notice }) => notice.code)).toEqual(isOpen ? [] : notices)
  }
})
