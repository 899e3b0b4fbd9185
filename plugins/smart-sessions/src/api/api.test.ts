import { ADDRESS } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { PermissionRequest } from '../contract'
import { statusOf } from '../session-actions'
import { request } from '../test-support/sessions-bench'
import { checkRequest } from './check-request'
import { parseSessions } from './parse'

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
  [
    'a limit that an allowance does not have',
    { permissions: [{ ...allowance, data: { ...allowance?.data, recipients: ['0x01'] } }] },
    'Invalid permissions.0: unknown member recipients',
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

const less = { operator: 'LESS_THAN', value: '0x64' } as const
const inputs = [{ type: 'address' }, { type: 'uint256' }]
const method = { type: 'function', name: 'transfer', inputs }
const calling = (changes: object, abi: unknown = [method]): object => ({
  permissions: [
    {
      type: 'contract-call',
      data: { address: '0x01', abi, functions: [{ functionName: 'transfer', ...changes }] },
    },
  ],
})

test.each<[string, object]>([
  ['on one argument', calling({ args: [null, less] })],
  ['on all arguments', calling({ args: [less, less], valueLimit: '0x0', operation: 'Call' })],
  ['on none', calling({})],
  ['on none, without an ABI', calling({ args: [null] }, undefined)],
])('request: a method with conditions %s is accepted', (_what, changes) => {
  expect(() => check(changes)).not.toThrow()
})

test.each<[string, object, string]>([
  [
    'with another name for its operator',
    calling({ args: [{ condition: 'LESS_THAN', value: '0x64' }] }),
    'args.0.condition',
  ],
  [
    'with an unknown operator',
    calling({ args: [null, { ...less, operator: 'NOT_EQUAL' }] }),
    'args.1.operator',
  ],
  ['with an operator in lower case', calling({ args: [{ ...less, operator: 'equal' }] }), 'args.0.operator'],
  ['without an operator', calling({ args: [{ value: '0x64' }] }), 'args.0.operator'],
  ['without a value', calling({ args: [{ operator: 'EQUAL' }] }), 'args.0.value'],
  ['with a value that is no number', calling({ args: [{ ...less, value: 'NaN' }] }), 'args.0.value'],
  ['with an empty value', calling({ args: [{ ...less, value: '0x' }] }), 'args.0.value'],
  [
    'with a value of two words',
    calling({ args: [{ ...less, value: `0x${'1'.repeat(65)}` }] }),
    'args.0.value',
  ],
  ['with one more member', calling({ args: [{ ...less, index: 1 }] }), 'args.0.index'],
  ['that is a text', calling({ args: ['LESS_THAN'] }), 'args.0'],
  ['that is not in a list', calling({ args: { 1: less } }), 'args'],
  ['under another name', calling({ conditions: [less] }), 'conditions'],
  ['on an argument that the method does not have', calling({ args: [null, null, less] }), 'args.2'],
  ['without an ABI', calling({ args: [less] }, []), 'args.0'],
  ['on a method that is twice in the ABI', calling({ args: [less] }, [method, method]), 'args.0'],
  [
    'on a method without arguments in the ABI',
    calling({ args: [less] }, [{ ...method, inputs: 7 }]),
    'args.0',
  ],
  ['beside an unknown operation', calling({ operation: 'Create' }), 'operation'],
  ['beside a limit that is no number', calling({ valueLimit: 'none' }), 'valueLimit'],
  ['beside a method without a name', calling({ functionName: '' }), 'functionName'],
])('request: a condition %s is refused, as no wallet can keep to it', (_what, changes, path) => {
  expect(() => check(changes)).toThrow(expect.objectContaining({ code: 'SMART_SESSION_REQUEST_INVALID' }))
  expect(() => check(changes)).toThrow(`Invalid permissions.0.data.functions.0.${path}: `)
})

test('request: a condition at no place, or with no number, is refused as it is', () => {
  const checkArgs = (args: unknown): unknown =>
    checkRequest({ ...request, ...calling({ args }) } as PermissionRequest, NOW)
  const holes: unknown[] = []
  holes[1] = less
  const named = Object.assign([null], { [String(Number.NaN)]: less })
  for (const args of [holes, named, [{ ...less, value: Number.NaN }], [{ ...less, operator: Number.NaN }]])
    expect(() => checkArgs(args)).toThrow(expect.objectContaining({ code: 'SMART_SESSION_REQUEST_INVALID' }))
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
