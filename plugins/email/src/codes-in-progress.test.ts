import { EMBEDDED_CONNECTOR_ID } from '@latchkey/embedded-wallet/contract'
import { expect, test } from 'vitest'
import { unavailable } from './test-support/fake-embedded-wallet'
import { ADA, called, startActions } from './test-support/start-actions'

const NEW = 'ada@example.org'
type Actions = ReturnType<typeof startActions>['actions']

test('change of address: each step calls the frame, and the last one returns the new address', async () => {
  const { actions, wallet, signal, state } = startActions()
  actions.saveDraft('change', NEW)
  const step = actions.changeEmail(NEW, signal)
  await called(wallet)
  wallet.last().resolve('verifyPresentEmail')
  expect(await step).toBe('verifyPresentEmail')
  const present = actions.confirmPresentEmail(NEW, '111111', signal)
  await called(wallet, 2)
  wallet.last().resolve()
  await present
  const changed = actions.confirmNewEmail('222222', signal)
  await called(wallet, 3)
  wallet.last().resolve(NEW)
  expect(await changed).toBe(NEW)
  expect(wallet.names()).toEqual(['change ada@example.org', 'present 111111', 'new 222222'])
  expect(state().drafts.change).toBe('')
})

/** Calls with a signal that aborts while the frame works, which then replies. */
async function leave(
  started: ReturnType<typeof startActions>,
  begin: (actions: Actions, signal: AbortSignal) => Promise<unknown>,
  reply?: string,
): Promise<void> {
  const end = new AbortController()
  const before = started.wallet.calls.length
  const left = begin(started.actions, end.signal)
  await called(started.wallet, before + 1)
  end.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  started.wallet.last().resolve(reply)
  await started.clock.advance(0)
}

test('login: whose view was left before the reply goes on to the code that was sent', async () => {
  const started = startActions()
  const { actions, wallet, signal, state } = started
  await leave(started, (begun, left) => begun.login(ADA, left), 'verifyCode')
  expect(state().waiting?.step).toBe('verifyCode')
  expect(await actions.login(ADA, signal)).toBe('verifyCode')
  await leave(started, (begun, left) => begun.confirmCode(ADA, '123456', left))
  expect(await actions.login(ADA, signal)).toBe('connect')
  expect(wallet.names()).toEqual([`start ${ADA}`, 'code 123456'])
})

test('login: a device that is allowed after its view was left goes on to the code, unless another login has begun', async () => {
  const started = startActions()
  const { actions, wallet, signal, state } = started
  await leave(started, (begun, left) => begun.login(ADA, left), 'verifyDevice')
  await leave(started, (begun, left) => begun.confirmDevice(ADA, left))
  expect(await actions.login(ADA, signal)).toBe('verifyCode')
  expect(wallet.names()).toEqual([`start ${ADA}`, 'device'])
  const other = actions.login(NEW, signal)
  await called(wallet, 3)
  wallet.last().resolve('verifyDevice')
  await other
  await leave(started, (begun, left) => begun.confirmDevice(ADA, left))
  expect(state().waiting).toMatchObject({ email: NEW, step: 'verifyDevice' })
})

test('change of address: whose view was left goes on to the code that was sent, until the address is changed', async () => {
  const started = startActions()
  const { actions, wallet, signal, state } = started
  actions.saveDraft('change', NEW)
  await leave(started, (begun, left) => begun.changeEmail(NEW, left), 'verifyPresentEmail')
  const again = actions.changeEmail(` ${NEW}`, signal)
  await started.clock.advance(0)
  expect(wallet.names()).toEqual([`change ${NEW}`])
  expect(await again).toBe('verifyPresentEmail')
  await leave(started, (begun, left) => begun.confirmPresentEmail(NEW, '111111', left))
  expect(await actions.changeEmail(NEW, signal)).toBe('verifyNewEmail')
  await leave(started, (begun, left) => begun.confirmNewEmail('222222', left), NEW)
  expect(state()).toMatchObject({ waitingChange: undefined, drafts: { change: '' } })
  expect(wallet.names()).toEqual([`change ${NEW}`, 'present 111111', 'new 222222'])
})

test.each([
  ['login', (actions: Actions, signal: AbortSignal) => actions.confirmCode(ADA, '111111', signal)],
  [
    'change of address',
    (actions: Actions, signal: AbortSignal) => actions.confirmPresentEmail(NEW, '111111', signal),
  ],
])('%s: a code that was entered before the view was left is not used again', async (_what, confirm) => {
  const { actions, wallet, signal, clock } = startActions()
  const left = new AbortController()
  const first = confirm(actions, left.signal)
  await called(wallet)
  left.abort(new Error('left'))
  await expect(first).rejects.toThrow('left')
  const second = confirm(actions, signal)
  await clock.advance(0)
  // The frame would refuse the second, and the user would be told that the code is wrong.
  expect(wallet.calls).toHaveLength(1)
  wallet.calls[0]?.resolve()
  await second
  void confirm(actions, signal)
  await clock.advance(0)
  expect(wallet.calls).toHaveLength(1)
})

test('login: another code is asked for beside one that is being checked', async () => {
  const { actions, wallet, signal } = startActions()
  const wrong = actions.confirmCode(ADA, '111111', signal)
  await called(wallet)
  const right = actions.confirmCode(ADA, '222222', signal)
  await called(wallet, 2)
  wallet.calls[0]?.reject(new Error('wrong'))
  await expect(wrong).rejects.toThrow('wrong')
  wallet.calls[1]?.resolve()
  await right
  expect(wallet.names()).toEqual(['code 111111', 'code 222222'])
})

test('change of address: another address, or another code, starts again', async () => {
  const { actions, wallet, signal, state } = startActions()
  for (const [index, begin] of [
    () => actions.changeEmail(NEW, signal),
    () => actions.changeEmail('bob@example.org', signal),
    () => actions.resendChange('bob@example.org', signal),
  ].entries()) {
    const step = begin()
    await called(wallet, index + 1)
    wallet.last().resolve('verifyNewEmail')
    expect(await step).toBe('verifyNewEmail')
  }
  expect(wallet.names()).toEqual([`change ${NEW}`, 'change bob@example.org', 'change bob@example.org'])
  expect(state().waiting).toBeUndefined()
})

test('change of address: is forgotten when another user connects, and with the frame', async () => {
  const { actions, wallet, session, signal, state, setFrame } = startActions()
  const begin = async (count: number): Promise<void> => {
    const step = actions.changeEmail(NEW, signal)
    await called(wallet, count)
    wallet.last().resolve('verifyPresentEmail')
    await step
    expect(state().waitingChange).toMatchObject({ email: NEW, step: 'verifyPresentEmail' })
  }
  await begin(1)
  actions.saveDraft('change', NEW)
  const account = { namespace: 'eip155', address: '0x1' } as const
  session.emit('session:connected', {
    connectionId: 'c',
    account,
    silent: false,
    walletId: EMBEDDED_CONNECTOR_ID,
  })
  expect(state().waitingChange).toBeUndefined()
  // The next user's form is not filled in with the address that the one before has entered.
  expect(state().drafts.change).toBe('')
  await begin(2)
  const confirmed = actions.confirmPresentEmail(NEW, '111111', signal)
  await called(wallet, 3)
  setFrame('failed')
  wallet.last().reject(unavailable)
  await expect(confirmed).rejects.toBe(unavailable)
  expect(state().waitingChange).toBeUndefined()
})
