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

it('parseStoredState: takes what was written, in the order in which it is written', () => {
  const parsed = parseStoredState(JSON.parse(JSON.stringify(good)))
  expect(parsed).toEqual({ ...good, preferredAccountTypes: {} })
  expect(JSON.stringify(parsed?.remembered)).toBe(JSON.stringify(good.remembered))
})

it('parseStoredState: a selection of something that is not stored is dropped', () => {
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
  ['nothing', undefined],
  ['null', null],
  ['a text', 'x'],
  ['a list', []],
  ['an empty object', {}],
  ['no list', { ...good, remembered: {} }],
  ['too many', { ...good, remembered: Array.from({ length: 21 }, () => entry) }],
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
    'a type nobody knows',
    { ...good, remembered: [{ ...entry, accounts: [{ ...entry.accounts[0], type: 'x' }] }] },
  ],
  ['a name of the prototype', { ...good, remembered: [{ ...entry, connectorId: 'constructor' }] }],
  ['__proto__', { ...good, remembered: [{ ...entry, connectorId: '__proto__' }] }],
  ['a network of another chain', { ...good, preferredNetworkIds: { eip155: 'solana:x' } }],
  ['a network that is none', { ...good, preferredNetworkIds: { eip155: 'eip155' } }],
  ['a namespace that is none', { ...good, activeNamespace: 'EIP 155' }],
  ['a number for an id', { ...good, active: { eip155: 7 } }],
])('parseStoredState: drops %s', (_, stored) => {
  expect(parseStoredState(stored)).toBeUndefined()
})

it('parseStoredState: whatever is stored, nothing is thrown and no prototype is touched', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      parseStoredState(JSON.parse(text))
      parseStoredState({ ...good, active: JSON.parse(text), preferred: JSON.parse(text) })
    }),
  )
  parseStoredState(JSON.parse('{"__proto__":{"polluted":1},"active":{"__proto__":"x"}}'))
  expect('polluted' in {}).toBe(false)
})
