import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { remembered } from '../test-support/stored'
import { parseStoredState } from './stored-state'

const entry = remembered('wallet')
const good = {
  remembered: [entry],
  active: { eip155: 'wallet' },
  activeNamespace: 'eip155',
  preferredNetworkIds: { eip155: 'eip155:1' },
}

it('parseStoredState: returns valid state, with its keys in the stored order', () => {
  const parsed = parseStoredState(JSON.parse(JSON.stringify(good)))
  expect(parsed).toEqual({ ...good, preferredAccountTypes: {} })
  expect(JSON.stringify(parsed?.remembered)).toBe(JSON.stringify(good.remembered))
})

it('parseStoredState: an active connection or namespace that is not stored is dropped', () => {
  expect(parseStoredState({ ...good, active: { eip155: 'other' } })).toMatchObject({
    active: {},
    activeNamespace: undefined,
  })
  expect(parseStoredState({ ...good, activeNamespace: 'solana' })).toMatchObject({
    activeNamespace: undefined,
  })
  const chosen = { activeNamespace: 'solana', preferredNetworkIds: { solana: 'solana:dev' } }
  expect(parseStoredState({ ...good, ...chosen })).toMatchObject(chosen)
})

test.each<readonly [string, unknown]>([
  ['undefined', undefined],
  ['null', null],
  ['a string', 'x'],
  ['an array', []],
  ['an empty object', {}],
  ['an object instead of the list of connections', { ...good, remembered: {} }],
  ['too many connections', { ...good, remembered: Array.from({ length: 101 }, () => entry) }],
  ['no accounts', { ...good, remembered: [{ ...entry, accounts: [] }] }],
  [
    'an account without address',
    { ...good, remembered: [{ ...entry, accounts: [{ namespace: 'eip155' }] }] },
  ],
  [
    'a long address',
    { ...good, remembered: [{ ...entry, accounts: [{ namespace: 'eip155', address: 'x'.repeat(129) }] }] },
  ],
  [
    'an unknown account type',
    { ...good, remembered: [{ ...entry, accounts: [{ ...entry.accounts[0], type: 'x' }] }] },
  ],
  [
    'a name of Object.prototype as connector id',
    { ...good, remembered: [{ ...entry, connectorId: 'constructor' }] },
  ],
  ['__proto__ as connector id', { ...good, remembered: [{ ...entry, connectorId: '__proto__' }] }],
  ['a network of another namespace', { ...good, preferredNetworkIds: { eip155: 'solana:x' } }],
  ['an invalid network id', { ...good, preferredNetworkIds: { eip155: 'eip155' } }],
  ['an invalid namespace', { ...good, activeNamespace: 'EIP 155' }],
  ['a number as connection id', { ...good, active: { eip155: 7 } }],
])('parseStoredState: returns undefined for %s', (_, stored) => {
  expect(parseStoredState(stored)).toBeUndefined()
})

it('parseStoredState: never throws and never changes a prototype, whatever is stored', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      parseStoredState(JSON.parse(text))
      parseStoredState({ ...good, active: JSON.parse(text), preferred: JSON.parse(text) })
    }),
  )
  parseStoredState(JSON.parse('{"__proto__":{"polluted":1},"active":{"__proto__":"x"}}'))
  expect('polluted' in {}).toBe(false)
})
