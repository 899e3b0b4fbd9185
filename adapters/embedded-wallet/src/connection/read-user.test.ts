import type { NetworkId } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { readUser, toChainId, toNetworkId } from './read-user'

const EOA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const SMART = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SOLANA_ADDRESS = '7EqQdEULxWcraVx3mXKFjc84LhCkMGZCkRuDpvcMwJeK'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const both = [
  { type: 'eoa', address: EOA },
  { type: 'smartAccount', address: SMART },
] as const

test('user: has the account in use first, then the others', () => {
  expect(
    readUser({
      address: SMART.toLowerCase(),
      chainId: 8453,
      accounts: [...both],
      email: 'ada@example.com',
      smartAccountDeployed: true,
    }),
  ).toEqual({
    namespace: 'eip155',
    networkId: 'eip155:8453',
    accounts: [
      { namespace: 'eip155', address: SMART.toLowerCase(), type: 'smartAccount' },
      { namespace: 'eip155', address: EOA, type: 'eoa' },
    ],
    email: 'ada@example.com',
    accountType: 'smartAccount',
    isSmartAccountDeployed: true,
  })
})

test('user: the type of an account is what the frame says of it, else what it prefers, else its own', () => {
  const typeOf = (more: object) => readUser({ address: EOA, chainId: 1, ...more }).accountType
  expect(typeOf({ accounts: [...both], preferredAccountType: 'smartAccount' })).toBe('eoa')
  expect(typeOf({ accounts: [both[1]], preferredAccountType: 'smartAccount' })).toBe('smartAccount')
  expect(typeOf({ preferredAccountType: 'smartAccount' })).toBe('smartAccount')
  expect(typeOf({})).toBe('eoa')
})

test('user: has one account on Solana, and no email if there is none', () => {
  expect(readUser({ address: SOLANA_ADDRESS, chainId: SOLANA, accounts: [...both], email: null })).toEqual({
    namespace: 'solana',
    networkId: SOLANA,
    accounts: [{ namespace: 'solana', address: SOLANA_ADDRESS, type: 'eoa' }],
    email: undefined,
    accountType: 'eoa',
    isSmartAccountDeployed: undefined,
  })
})

test.each([
  ['no address', { address: '', chainId: 1 }],
  ['an address that is too long', { address: `${EOA}0`, chainId: 1 }],
  ['an address behind something else', { address: `x${EOA}`, chainId: 1 }],
  ['an address of the other chain', { address: SOLANA_ADDRESS, chainId: 1 }],
  ['an address of the other chain', { address: EOA, chainId: SOLANA }],
  [
    'a second account that is none',
    { address: EOA, chainId: 1, accounts: [{ type: 'smartAccount', address: '0x1' } as const] },
  ],
  ['an address on Solana that is too short', { address: SOLANA_ADDRESS.slice(0, 31), chainId: SOLANA }],
  ['an address on Solana with other characters', { address: `${SOLANA_ADDRESS}0`, chainId: SOLANA }],
])('user: %s is refused', (_what, reply) => {
  expect(() => readUser(reply)).toThrow(expect.objectContaining({ code: 'INVALID_ANSWER' }))
})

test.each<readonly [string | number, NetworkId]>([
  [1, 'eip155:1'],
  ['8453', 'eip155:8453'],
  ['eip155:10', 'eip155:10'],
  [SOLANA, SOLANA],
])('network: %s of the frame is %s', (chain, networkId) => {
  expect(toNetworkId(chain)).toBe(networkId)
})

test.each([
  '',
  'solana',
  'eip155:0',
  'eip155:01',
  'eip155:x',
  '0x1',
  '1x',
  'x1',
  -1,
  1.5,
  `solana:${'a'.repeat(33)}`,
  'solana:',
  'cosmos:hub',
  ' solana:a',
])('network: %j of the frame is none', (chain) => {
  expect(() => toNetworkId(chain)).toThrow(expect.objectContaining({ code: 'INVALID_ANSWER' }))
})

test('network: the frame gets a number for EVM, and else the id', () => {
  expect(toChainId('eip155:8453')).toBe(8453)
  expect(toChainId(SOLANA)).toBe(SOLANA)
})
