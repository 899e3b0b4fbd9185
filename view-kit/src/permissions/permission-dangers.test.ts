import { expect, test } from 'vitest'
import { isRecipient, reachOf } from './permission-dangers'

const method = { type: 'method', contract: '0x1', isDelegate: false, conditions: [] } as const
const known = { ...method, method: 'harmless', selector: '0xa9059cbb' }

test('permission: is judged by its selector, whatever its name', () => {
  expect(reachOf(known)).toBe('everything')
  expect(reachOf({ ...method, method: 'transfer', selector: '0x12345678' })).toBeUndefined()
})

test('permission: without a selector the name counts, and no condition does', () => {
  const conditions = [{ position: 1, operator: 'equal', value: '1' }] as const
  for (const name of ['transfer', ' setApprovalForAll(address,bool)'])
    expect(reachOf({ ...method, method: name, conditions })).toBe('everything')
  expect(reachOf({ ...method, method: 'mint' })).toBeUndefined()
})

test('permission: an uncertain condition limits nothing', () => {
  const condition = { position: 1, operator: 'equal', value: '7' } as const
  expect(reachOf({ ...known, conditions: [condition] })).toBe('to-one')
  expect(reachOf({ ...known, conditions: [{ ...condition, isUncertain: true }] })).toBe('everything')
  expect([1, 2].map((position) => isRecipient(known, position))).toEqual([true, false])
})

test('permission: a limit of all that exists of the token is none', () => {
  const conditions = [{ position: 2, operator: 'less', value: '5000' }] as const
  expect(reachOf({ ...known, conditions, supply: '5000' })).toBe('everything')
  expect(reachOf({ ...known, conditions, supply: '5001' })).toBe('each-call')
  expect(reachOf({ ...known, conditions })).toBe('each-call')
})

test('permission: a condition that nobody can read limits nothing', () => {
  const condition = { position: 2, operator: 'equal', value: '0' } as const
  expect(reachOf({ ...known, conditions: [condition] })).toBe('limited')
  const unreadable: readonly object[] = [
    { ...condition, value: '' },
    { ...condition, value: 'NaN' },
    { ...condition, value: undefined },
    { ...condition, value: '-1' },
    { ...condition, operator: 'not-equal' },
    { position: 2, condition: 'equal', value: '0' },
    { ...condition, position: Number.NaN },
    { operator: 'equal', value: '0' },
  ]
  for (const one of unreadable)
    expect(reachOf({ ...known, conditions: [one as typeof condition] }), JSON.stringify(one)).toBe(
      'everything',
    )
})
