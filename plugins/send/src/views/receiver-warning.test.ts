import { addressGroups } from '@latchkey/ui-primitives/format'
import { expect, test } from 'vitest'
import { receiverWarning, recordText, unresolvedText, warningText } from './receiver-warning'

const sender = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const usdc = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
const paid = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const imitation = '0x15d34000000000000000000000000000002C6A65'
const exchange = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const history = [paid, imitation, exchange]
const facts = {
  namespace: 'eip155',
  sender,
  recent: [friend],
  own: [other],
  tokens: [usdc],
  history: [exchange],
  sentTo: [],
}

test.each([
  ['a stranger is new', '0x90F79bf6EB2c4f870365E785982E1f101E93b906', { kind: 'first-time' }],
  ['a recent receiver is well known', friend.toLowerCase(), undefined],
  ['another account of the user is well known', other, undefined],
  ['the sending account is said', sender.toLowerCase(), { kind: 'own' }],
  ['the zero address is warned about', `0x${'0'.repeat(40)}`, { kind: 'nobody' }],
  ['the system program of Solana is warned about', '1'.repeat(32), { kind: 'nobody' }],
  ['a token’s contract is warned about', usdc.toLowerCase(), { kind: 'token-contract' }],
  [
    'one that resembles a recent receiver',
    '0x7099797000000000000000000000000000dc79C8',
    { kind: 'look-alike', known: friend },
  ],
  [
    'one that resembles the sender',
    '0xf39F000000000000000000000000000000002266',
    { kind: 'look-alike', known: sender },
  ],
  [
    'one that resembles another own account',
    '0x3c44000000000000000000000000000000 0093bc'.replace(' ', ''),
    { kind: 'look-alike', known: other },
  ],
])('receiver: %s', (_name, address, warning) => {
  expect(receiverWarning({ ...facts, address })).toEqual(warning)
})

test.each([
  ['one that resembles an address of the history', '0x9965500000000000000000000000000000b0a4dc', exchange],
  ['one of the history that resembles another of the history', imitation, paid],
  ['one that the account has sent to and that resembles another of the history', paid, imitation],
])('receiver: %s', (_name, address, known) => {
  expect(receiverWarning({ ...facts, history, sentTo: [paid], address })).toEqual({
    kind: 'look-alike',
    known,
  })
})

test('receiver: a contract is warned about, except one of the user’s accounts or a token', () => {
  const contract = { ...facts, recent: [friend, exchange], contractOn: 'Base' }
  const warning = { kind: 'contract', network: 'Base' }
  expect(receiverWarning({ ...contract, address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })).toEqual(
    warning,
  )
  expect(receiverWarning({ ...contract, address: exchange })).toEqual(warning)
  expect(receiverWarning({ ...contract, address: other })).toBeUndefined()
  expect(receiverWarning({ ...contract, address: sender })).toEqual({ kind: 'own' })
  expect(receiverWarning({ ...contract, address: usdc })).toEqual({ kind: 'token-contract' })
})

test('receiver: one that the account has sent to is known, one that only sent to the account is not', () => {
  const known = { ...facts, history: [paid, exchange], sentTo: [paid] }
  expect(receiverWarning({ ...known, address: paid.toLowerCase() })).toBeUndefined()
  expect(receiverWarning({ ...known, address: exchange })).toEqual({ kind: 'first-time' })
})

test('receiver: a recent one is not warned about because the history has an imitation of it', () => {
  expect(receiverWarning({ ...facts, recent: [paid], history, sentTo: [], address: paid })).toBeUndefined()
})

test('receiver: of several tokens and accounts one is enough', () => {
  const several = { ...facts, tokens: [exchange, usdc], own: [exchange, other] }
  expect(receiverWarning({ ...several, tokens: [paid, usdc], address: usdc })).toEqual({
    kind: 'token-contract',
  })
  expect(receiverWarning({ ...several, tokens: [], address: other, contractOn: 'Base' })).toBeUndefined()
})

/** Says which text was taken, with which values. */
const t = (
  key: string,
  { known, network }: { readonly known?: unknown; readonly network?: unknown } = {},
): string => JSON.stringify({ key, known, network })
const text = (key: string, values: object = {}): string => JSON.stringify({ key, ...values })

test('texts: a warning names what it is about', () => {
  expect(warningText({ kind: 'look-alike', known: friend }, t)).toBe(
    text('send.look-alike', { known: addressGroups(friend).join(' '), network: '' }),
  )
  expect(warningText({ kind: 'contract', network: 'Base' }, t)).toBe(
    text('send.contract', { known: '', network: 'Base' }),
  )
})

test('texts: a name that leads nowhere is not found, or has its reason', () => {
  expect(unresolvedText(undefined, 'Base', t)).toBe(text('send.name-not-found'))
  expect(unresolvedText({ issue: 'unregistered', networkId: 'eip155:1' }, 'Base', t)).toBe(
    text('send.name-not-found'),
  )
  expect(unresolvedText({ issue: 'unreadable', networkId: 'eip155:1' }, 'Base', t)).toBe(
    text('send.name-unreadable', { network: 'Base' }),
  )
})

test('texts: the record of a name is that of Ethereum or of the network', () => {
  expect(recordText(undefined, 'Base', t)).toBeUndefined()
  expect(recordText('ethereum', 'Base', t)).toBe(text('send.name-ethereum', { network: 'Base' }))
  expect(recordText('network', 'Base', t)).toBe(text('send.name-on', { network: 'Base' }))
})
