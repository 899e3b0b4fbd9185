import { ADDRESS } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import type { PermissionRequest } from '../contract'
import { statusOf } from '../status-of'
import { request } from '../test-support/sessions-bench'
import { checkRequest } from './check-request'
import { parseSessions } from './parse-sessions'

const NOW = 1_000_000_000_000
const account = { networkId: 'eip155:1', address: ADDRESS } as const

/** Calls with values that TypeScript would refuse. */
const check = (changes: object): unknown =>
  checkRequest(JSON.parse(JSON.stringify({ ...request, ...changes })), NOW)

test('request: a checked one is a frozen copy', () => {
  const given = structuredClone(request)
  const checked = checkRequest(given, NOW)
  expect(checked).toEqual(request)
  expect(checked).not.toBe(given)
  expect(Object.isFrozen(checked.permissions[0]?.data)).toBe(true)
})

const allowance = request.permissions[0]
const startingAt = (start: number): object => ({
  permissions: [{ ...allowance, data: { ...allowance?.data, start } }],
})
test.each<[what: string, changes: object, issue: string]>([
  ['a time that is over', { expiry: 1_000_000_000 }, 'Invalid expiry: Expiry must be a future timestamp'],
  ['no time', { expiry: undefined }, 'Invalid expiry'],
  ['a time that is no number', { expiry: 'never' }, 'Invalid expiry'],
  ['an unknown signer', { signer: { type: 'wallet' } }, 'Unsupported signer type'],
  ['no keys', { signer: { type: 'keys', data: { keys: [] } } }, 'A set of public keys is required'],
  [
    'an unknown key',
    { signer: { type: 'keys', data: { keys: [{ type: 'rsa', publicKey: '0x00' }] } } },
    'Unsupported key type',
  ],
  ['no permissions', { permissions: [] }, 'must be a non-empty array'],
  ['a huge list', { permissions: Array.from({ length: 51 }, () => allowance) }, 'must be a non-empty array'],
  [
    'an unknown permission',
    { permissions: [{ type: 'nft', data: {} }] },
    'Invalid permissions.0: unknown type',
  ],
  ...[1_000_000_000, 0, 1_500_000_000.5].map((start): [string, object, string] => [
    `the start ${start}`,
    startingAt(start),
    'Invalid start time: must be a positive integer and in the future',
  ]),
])('request: %s is refused with a reason', (_what, changes, issue) => {
  expect(() => check(changes)).toThrow(expect.objectContaining({ code: 'SMART_SESSION_REQUEST_INVALID' }))
  expect(() => check(changes)).toThrow(issue)
})

test('request: one that starts in the next second is accepted', () => {
  expect(() => check(startingAt(1_000_000_001))).not.toThrow()
})

test('request: by a clock that is no number every expiry is over', () => {
  expect(() => checkRequest({ ...request }, Number.NaN)).toThrow('Invalid expiry')
  expect(statusOf({ expiry: Number.NaN }, NOW)).toBe('expired')
  expect(statusOf({ expiry: request.expiry }, Number.NaN)).toBe('expired')
})

test('request: all issues are listed', () => {
  const given: unknown = {}
  expect(() => checkRequest(given as PermissionRequest, NOW)).toThrow(/expiry.*; .*signer.*; .*permissions/)
})

test('list: malformed entries are left out, names are plain text, the newest is first', () => {
  const entry = {
    pci: 'a',
    project: { name: 'shop\u202e\u3164\u2800.example\n' },
    expiry: 5,
    createdAt: 1,
    permissions: [{}],
    context: '0x1',
  }
  const list = [
    entry,
    { ...entry, pci: 'b', createdAt: 2, revokedAt: 3 },
    null,
    {},
    { ...entry, context: 'x' },
  ]
  expect(parseSessions({ pcis: list }, account)).toMatchObject([
    { id: 'b', createdAtMs: 2_000, revokedAtMs: 3_000, networkId: 'eip155:1', address: ADDRESS },
    { id: 'a', site: 'shop.example' },
  ])
  const many = Array.from({ length: 5_000 }, (_one, index) => ({ ...entry, pci: `p${index}` }))
  expect(parseSessions({ pcis: many }, account)).toHaveLength(200)
  for (const wrong of [null, [], { pcis: {} }, 'x']) expect(() => parseSessions(wrong, account)).toThrow()
})
