import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { expect, test } from 'vitest'
import { refused, timedOut, unavailable } from './test-support/fake-embedded-wallet'
import { ADA, called, startActions } from './test-support/start-actions'

test('login: sends a code, and repeating the address continues without another', async () => {
  const { actions, wallet, signal, state, clock } = startActions()
  await clock.advance(1000)
  const sinceMs = clock.elapsedMs()
  const step = actions.login(ADA, signal)
  await called(wallet)
  wallet.last().resolve('verifyCode')
  expect(await step).toBe('verifyCode')
  expect(state().waiting).toEqual({ email: ADA, step: 'verifyCode', sinceMs })
  const again = actions.login(ADA, signal)
  await clock.advance(0)
  expect(wallet.names()).toEqual([`start ${ADA}`])
  expect(await again).toBe('verifyCode')
})

test('login: another address, or the same one after 20 minutes, gets a new code', async () => {
  const { actions, wallet, signal, clock } = startActions()
  for (const [index, address] of [ADA, 'bob@example.com', 'bob@example.com'].entries()) {
    if (index === 2) await clock.advance(20 * 60_000)
    const step = actions.login(address, signal)
    await called(wallet, index + 1)
    wallet.last().resolve('verifyCode')
    await step
  }
  expect(wallet.names()).toEqual([`start ${ADA}`, 'start bob@example.com', 'start bob@example.com'])
})

test.each([-86_400_000, 86_400_000])(
  'login: a clock that is set by %i ms neither extends the 20 minutes of a code nor ends them early',
  async (ms) => {
    const { actions, wallet, signal, clock } = startActions()
    const first = actions.login(ADA, signal)
    await called(wallet)
    wallet.last().resolve('verifyCode')
    await first
    clock.setBy(ms)
    await clock.advance(20 * 60_000 - 1)
    expect(await actions.login(ADA, signal)).toBe('verifyCode')
    expect(wallet.names()).toHaveLength(1)
    await clock.advance(1)
    void actions.login(ADA, signal)
    await called(wallet, 2)
  },
)

test('login: leaving before the code is loaded sends nothing', async () => {
  const { actions, wallet, signal, leaving, state, clock } = startActions()
  const step = actions.login(ADA, signal)
  step.catch(() => undefined)
  leaving.abort(new Error('left'))
  await clock.advance(0)
  expect(wallet.calls).toEqual([])
  await expect(step).rejects.toThrow('left')
  expect(state().waiting).toBeUndefined()
})

test('confirm code: a wrong one keeps the login waiting; after the right one only connecting remains', async () => {
  const { actions, wallet, signal, state } = startActions()
  const step = actions.login(ADA, signal)
  await called(wallet)
  wallet.last().resolve('verifyCode')
  await step
  const wrong = actions.confirmCode(ADA, '111111', signal)
  await called(wallet, 2)
  wallet.last().reject(refused('This code is wrong'))
  await expect(wrong).rejects.toThrow('This code is wrong')
  expect(state().waiting?.step).toBe('verifyCode')
  const right = actions.confirmCode(ADA, '222222', signal)
  await called(wallet, 3)
  wallet.last().resolve()
  await right
  expect(await actions.login(ADA, signal)).toBe('connect')
  expect(wallet.names()).toEqual([`start ${ADA}`, 'code 111111', 'code 222222'])
})

test('confirm device: repeats the request after each timeout until the link was opened', async () => {
  const { actions, wallet, signal, state } = startActions()
  const confirmed = actions.confirmDevice(ADA, signal)
  await called(wallet)
  wallet.last().reject(timedOut)
  await called(wallet, 2)
  wallet.last().resolve()
  await confirmed
  expect(wallet.names()).toEqual(['device', 'device'])
  expect(state().waiting?.step).toBe('verifyCode')
})

test('confirm device: fails when the link has expired, and at once on any other error', async () => {
  const { actions, wallet, signal } = startActions()
  const expired = actions.confirmDevice(ADA, signal)
  expired.catch(() => undefined)
  for (let waits = 1; waits <= 40; waits += 1) {
    await called(wallet, waits)
    wallet.last().reject(timedOut)
  }
  await expect(expired).rejects.toBe(timedOut)
  const failed = actions.confirmDevice(ADA, signal)
  await called(wallet, 41)
  wallet.last().reject(refused('No'))
  await expect(failed).rejects.toThrow('No')
})

test('after the frame is lost the next login starts again', async () => {
  const { actions, wallet, signal, state, setState } = startActions()
  const step = actions.login(ADA, signal)
  await called(wallet)
  wallet.last().resolve('verifyCode')
  await step
  const confirmed = actions.confirmCode(ADA, '123456', signal)
  await called(wallet, 2)
  setState(embeddedWalletContract, { frame: 'failed' })
  wallet.last().reject(unavailable)
  await expect(confirmed).rejects.toBe(unavailable)
  expect(state().waiting).toBeUndefined()
})

test('connect: connects the embedded wallet, and clears the login and the entered texts', async () => {
  const { actions, session, signal, state } = startActions()
  actions.saveDraft('login', ADA)
  const connected = actions.connect(ADA, signal)
  expect(session.connects).toMatchObject([{ walletId: 'embedded', signal }])
  session.connects[0]?.resolve()
  await connected
  expect(state()).toMatchObject({ waiting: undefined, drafts: { login: '' } })
})

test('connect: after a failure the next login starts again; leaving keeps it', async () => {
  const { actions, wallet, session, signal, state, leaving } = startActions()
  const step = actions.login(ADA, signal)
  await called(wallet)
  wallet.last().resolve('connect')
  await step
  const left = actions.connect(ADA, signal)
  leaving.abort(new Error('left'))
  session.connects[0]?.reject(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(state().waiting?.step).toBe('connect')
  const failed = actions.connect(ADA, new AbortController().signal)
  session.connects[1]?.reject(new Error('signed out'))
  await expect(failed).rejects.toThrow('signed out')
  expect(state().waiting).toBeUndefined()
})

test('login: is ended by another login that connects', async () => {
  const { actions, wallet, session, signal, state } = startActions()
  const step = actions.login(ADA, signal)
  await called(wallet)
  wallet.last().resolve('connect')
  await step
  expect(state().waiting?.step).toBe('connect')
  const connected = { connectionId: 'c', account: { namespace: 'eip155', address: '0x1' }, silent: false }
  session.emit('session:connected', { ...connected, walletId: 'metamask' })
  expect(state().waiting?.step).toBe('connect')
  session.emit('session:connected', { ...connected, walletId: EMBEDDED_CONNECTOR_ID })
  expect(state().waiting).toBeUndefined()
})

test.each([
  ['another address', { provider: 'email', email: 'bob@example.com' }],
  ['another method', { provider: 'google', email: ADA }],
] as const)(
  'connect: a frame whose user came by %s is disconnected, and the login fails',
  async (_what, by) => {
    const { actions, session, signal, state, setState } = startActions()
    actions.saveDraft('login', ADA)
    const connected = actions.connect(ADA, signal)
    connected.catch(() => undefined)
    setState(embeddedWalletContract, { login: { ...by, username: undefined, networkId: undefined } })
    session.connects[0]?.resolve()
    await expect.poll(() => session.disconnects.map(({ id }) => id)).toEqual(['connection'])
    session.disconnects[0]?.resolve()
    await expect(connected).rejects.toMatchObject({ code: 'EMAIL_USER_CHANGED' })
    expect(state()).toMatchObject({ waiting: undefined, drafts: { login: ADA } })
  },
)

test('connect: addresses are compared case-insensitively', async () => {
  const { actions, session, signal, setState } = startActions()
  const connected = actions.connect(' Ada@Example.com', signal)
  const login = { provider: 'email', email: ADA, username: undefined, networkId: undefined } as const
  setState(embeddedWalletContract, { login })
  session.connects[0]?.resolve()
  await expect(connected).resolves.toMatchObject({ id: 'connection' })
})
