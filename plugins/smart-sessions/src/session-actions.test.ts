import { createMemoryStorage } from '@latchkey/kernel/testing'
import type { ActiveTarget } from '@latchkey/session/contract'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { ADDRESS, base } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { sessionsKey } from './contract'
import { createSessionActions } from './session-actions'
import {
  createService,
  createSessionsBench,
  grant,
  granting,
  request,
  SERVICE_KEY,
  type Sent,
  target,
} from './test-support/sessions-bench'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const attempt = (of: ActiveTarget = target) => Object.freeze({ request, target: of })
const ofOther: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: OTHER },
  networkId: base.id,
  network: base,
  chainId: 8453,
}

test('grant: the wallet is asked for the active account and network, the service records it', async () => {
  let active: ActiveTarget = target
  const bench = createSessionsBench({ active: () => active })
  const actions = createSessionActions(bench.ctx)
  for (const [of, chainId] of [
    [target, '0x1'],
    [ofOther, '0x2105'],
  ] as const) {
    active = of
    const { networkId, account } = of
    const granted = await grant(actions, attempt(of))
    expect(granted).toMatchObject({ networkId, address: account.address, chainId, context: '0xc0de' })
    expect(bench.calls.at(-1)).toMatchObject({
      method: 'wallet_grantPermissions',
      params: [
        {
          ...{ address: account.address, chainId, expiry: request.expiry, permissions: request.permissions },
          ...{ version: 2, signer: { data: { keys: [SERVICE_KEY, ...request.signer.data.keys] } } },
        },
      ],
    })
    const path = `/v1/sessions/${encodeURIComponent(`${networkId}:${account.address}`)}`
    const posted = bench.sent.filter(({ body }) => body !== undefined).slice(-2)
    expect(posted.map((one) => one.path)).toEqual([path, `${path}/activate`])
    expect(posted[0]?.query).toEqual({ v: '2' })
    expect(posted[0]?.body).not.toHaveProperty('version')
    expect(posted[1]?.body).toMatchObject({ pci: granted.id, context: '0xc0de' })
  }
  await actions.load(target, { force: true })
  expect(Object.keys(bench.ctx.state.get().lists)).toContain(sessionsKey('eip155:1', ADDRESS))
})

test('grant: while an account of another chain is in use, the EVM account is asked on its own network', async () => {
  const onSolana: ActiveTarget = {
    namespace: 'solana',
    connectionId: 's',
    account: { namespace: 'solana', address: 'So1anaAccount11111111111111111111' },
    networkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    network: undefined,
    chainId: undefined,
  }
  const bench = createSessionsBench({
    active: (namespace = 'solana') => (namespace === 'eip155' ? ofOther : onSolana),
  })
  const actions = createSessionActions(bench.ctx)
  const granted = await grant(actions, attempt(ofOther))
  expect(granted).toMatchObject({ networkId: base.id, address: OTHER, chainId: '0x2105' })
  expect(bench.calls.map(({ method }) => method)).toEqual([
    'wallet_getCapabilities',
    'wallet_grantPermissions',
  ])
  await expect(grant(actions, attempt(onSolana))).rejects.toMatchObject({
    code: 'SMART_SESSIONS_UNSUPPORTED',
  })
})

const policies = [{ type: 'call-limit', data: { count: 1 } }]
test.each([
  ['does not repeat them', {}, policies],
  ['writes null for them', { policies: null }, policies],
  ['has changed them', { policies: [{ type: 'rate-limit', data: {} }] }, [{ type: 'rate-limit', data: {} }]],
])('grant: the service gets the policies also if the wallet %s', async (_what, reply, recorded) => {
  const works = createService()
  let isDown = true
  const bench = createSessionsBench({
    service: (sent) => (isDown && sent.path.endsWith('/activate') ? new Error('down') : works(sent)),
    wallet: { wallet_grantPermissions: (params) => ({ ...granting(params), ...reply }) },
  })
  const actions = createSessionActions(bench.ctx)
  const asked = Object.freeze({ request: { ...request, policies }, target })
  await expect(grant(actions, asked)).rejects.toThrow()
  isDown = false
  // Those kept in the storage too.
  await actions.load(target, { force: true })
  await grant(actions, asked)
  const posted = bench.sent.filter(({ path }) => path.endsWith('/activate'))
  expect(posted.map(({ body }) => body)).toMatchObject(Array(3).fill({ policies: recorded }))
})

test('grant: sends no request once account or network have changed', async () => {
  const bench = createSessionsBench({ active: () => ofOther })
  const granting = grant(createSessionActions(bench.ctx), attempt())
  await expect(granting).rejects.toMatchObject({ code: 'SMART_SESSION_TARGET_CHANGED' })
  expect([bench.calls, bench.sent]).toEqual([[], []])
})

test('grant: the wallet is not asked if the account changes before the service responds', async () => {
  let active: ActiveTarget = target
  const begun = createService()
  const bench = createSessionsBench({
    active: () => active,
    service: (sent) => {
      active = ofOther
      return begun(sent)
    },
  })
  const granting = grant(createSessionActions(bench.ctx), attempt())
  await expect(granting).rejects.toMatchObject({ code: 'SMART_SESSION_TARGET_CHANGED' })
  expect(bench.calls.map(({ method }) => method)).not.toContain('wallet_grantPermissions')
})

test('grant: a wallet that never tells what it can is asked for the permissions after 8 s', async () => {
  const bench = createSessionsBench({
    service: createService(),
    wallet: {
      wallet_getCapabilities: () => new Promise(() => undefined),
      wallet_grantPermissions: granting,
    },
  })
  const granted = grant(createSessionActions(bench.ctx), attempt())
  await bench.clock.advance(7_999)
  expect(bench.calls.map(({ method }) => method)).toEqual(['wallet_getCapabilities'])
  await bench.clock.advance(1)
  expect(bench.calls.map(({ method }) => method)).toContain('wallet_grantPermissions')
  await expect(granted).resolves.toMatchObject({ context: '0xc0de' })
})

test.each([
  [
    'that refuses the method',
    { wallet_grantPermissions: () => new WalletError('UNSUPPORTED_METHOD', { phase: 'request' }) },
  ],
  [
    'that has no such method',
    { wallet_grantPermissions: () => new WalletError('METHOD_NOT_FOUND', { phase: 'request' }) },
  ],
  [
    'whose refusal comes as EIP-1193 has it',
    { wallet_grantPermissions: () => Object.assign(new Error('Unsupported'), { code: 4200 }) },
  ],
  [
    'that lists other permissions only',
    {
      wallet_getCapabilities: () => ({
        '0x1': { permissions: { supported: true, permissionTypes: ['contract-call'] } },
      }),
    },
  ],
  [
    'that says so beforehand',
    { wallet_getCapabilities: () => ({ '0x1': { permissions: { supported: false } } }) },
  ],
])('grant: a wallet %s does not support it', async (_what, wallet) => {
  const bench = createSessionsBench({ wallet })
  const granting = grant(createSessionActions(bench.ctx), attempt())
  await expect(granting).rejects.toMatchObject({ code: 'SMART_SESSIONS_UNSUPPORTED', rpcCode: 4200 })
  expect(bench.sent.some(({ path }) => path.endsWith('/activate'))).toBe(false)
})

test.each([
  ['has the asked one', ['contract-call', 'native-token-recurring-allowance']],
  ['is none', 'all'],
])('grant: the wallet is asked if its list of permissions %s', async (_what, permissionTypes) => {
  const bench = createSessionsBench({
    wallet: {
      wallet_getCapabilities: () => ({ '0x1': { permissions: { supported: true, permissionTypes } } }),
    },
  })
  await grant(createSessionActions(bench.ctx), attempt())
  expect(bench.calls.map(({ method }) => method)).toContain('wallet_grantPermissions')
})

test('grant: the wallet is not asked if the service fails; a rejection by the user stays one', async () => {
  const down = createSessionsBench({ service: () => new Error('down') })
  await expect(grant(createSessionActions(down.ctx), attempt())).rejects.toMatchObject({
    code: 'SMART_SESSION_NOT_BEGUN',
  })
  expect(down.calls.map(({ method }) => method)).toEqual(['wallet_getCapabilities'])
  const no = createSessionsBench({
    wallet: { wallet_grantPermissions: () => new UserRejectedError({ phase: 'request' }) },
  })
  await expect(grant(createSessionActions(no.ctx), attempt())).rejects.toMatchObject({
    code: 'USER_REJECTED',
  })
})

test('grant: a grant is kept while the service fails, and the wallet is asked once', async () => {
  let isDown = true
  const works = createService()
  const bench = createSessionsBench({
    service: (sent) => (isDown && sent.path.endsWith('/activate') ? new Error('down') : works(sent)),
  })
  const actions = createSessionActions(bench.ctx)
  const one = attempt()
  await expect(grant(actions, one)).rejects.toMatchObject({
    code: 'SMART_SESSION_NOT_RECORDED',
  })
  isDown = false
  await expect(grant(actions, one)).resolves.toMatchObject({ context: '0xc0de' })
  expect(bench.calls.filter(({ method }) => method === 'wallet_grantPermissions')).toHaveLength(1)
})

test('grant: an unrecorded one is shown, and recorded by the next visit', async () => {
  let isDown = true
  const works = createService()
  const service = (sent: Sent): unknown =>
    isDown && sent.path.endsWith('/activate') ? new Error('down') : works(sent)
  const storage = createMemoryStorage()
  const first = createSessionsBench({ service, storage })
  await expect(grant(createSessionActions(first.ctx), attempt())).rejects.toThrow()

  const next = createSessionsBench({ service, storage })
  const actions = createSessionActions(next.ctx)
  const entry = () => next.ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]
  await actions.load(target)
  expect(entry()).toMatchObject({ sessions: [], unrecorded: 1 })
  await actions.load(ofOther)
  expect(next.sent.filter(({ path }) => path.endsWith('/activate'))).toHaveLength(1)
  isDown = false
  await actions.load(target, { force: true })
  expect(entry()).toMatchObject({ sessions: [{ id: 'p1', context: '0xc0de' }] })
  expect(entry()).not.toHaveProperty('unrecorded')
  expect([next.calls, storage.entries.size]).toEqual([[], 0])
})

test('grant: one that the service reports as recorded but does not list is kept', async () => {
  const works = createService()
  const service = (sent: Sent): unknown => (sent.path.endsWith('/activate') ? {} : works(sent))
  const bench = createSessionsBench({ service })
  const actions = createSessionActions(bench.ctx)
  await grant(actions, attempt())
  await actions.load(target, { force: true })
  expect(bench.ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]).toMatchObject({ unrecorded: 1 })
})

test('grant: stored ones are limited, validated, and deleted at their expiry', async () => {
  const storage = createMemoryStorage()
  const { expiry } = request
  const grant = {
    ...{ networkId: 'eip155:1', address: ADDRESS, chainId: '0x1' },
    ...{ signer: null, permissions: [{}], context: '0xc0de' },
  }
  const over = { ...grant, id: 'over', expiry: 0 }
  const broken = [null, { ...grant, id: '' }, { ...grant, id: 'x', expiry, networkId: 'eip155' }]
  const many = Array.from({ length: 30 }, (_, index) => ({ ...grant, id: `g${index}`, expiry }))
  const prefix = 'latchkey/1/latchkey/smartSessions/'
  for (const [stored, left] of [
    [[over, ...broken], undefined],
    [many, 20],
    ['x'.repeat(300_000), undefined],
  ] as const) {
    await storage.set(`${prefix}unrecorded`, JSON.stringify(stored))
    const bench = createSessionsBench({ storage, service: () => ({ pcis: [] }) })
    await createSessionActions(bench.ctx).load(target)
    const entry = bench.ctx.state.get().lists[sessionsKey('eip155:1', ADDRESS)]
    expect(entry).toMatchObject(left === undefined ? { sessions: [] } : { unrecorded: left })
    expect(storage.entries.size).toBe(left === undefined ? 0 : 1)
  }
})

test.each([
  ['nothing', null],
  ['no context', { ...granting([request]), context: undefined }],
  ['another chain', { ...granting([request]), chainId: '0xa' }],
  ['another account', { ...granting([request]), address: OTHER }],
  ['a later end', { ...granting([request]), expiry: request.expiry + 1 }],
  ['no permissions', { ...granting([request]), permissions: [] }],
])('grant: a reply with %s is none', async (_what, reply) => {
  const bench = createSessionsBench({ wallet: { wallet_grantPermissions: () => reply } })
  const granted = grant(createSessionActions(bench.ctx), attempt())
  await expect(granted).rejects.toMatchObject({ code: 'SMART_SESSION_REPLY' })
  expect(bench.sent.some(({ path }) => path.endsWith('/activate'))).toBe(false)
})
