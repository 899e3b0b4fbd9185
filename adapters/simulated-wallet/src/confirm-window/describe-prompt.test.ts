import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import type { Prompt } from '../prompt'
import { describePrompt } from './describe-prompt'
import { english } from './open-confirm-window'
import { formatUnits } from './prompt-fields'

const network = { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:8545' } as const
const base = { method: 'm', account: '0x1', network } as const
const shown = (prompt: Prompt) =>
  describePrompt(prompt, english, 'shop.example').fields.map(({ label, value }) => [label, value])
const hexOf = (bytes: Iterable<number>): `0x${string}` =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
const ofText = (text: string) => hexOf(new TextEncoder().encode(text))

test.each([
  [0n, '0'],
  [1n, '0.000000000000000001'],
  [10n ** 18n, '1'],
  [1_500_000_000_000_000_000n, '1.5'],
  [123_456_789n * 10n ** 18n, '123456789'],
])('amount: %s wei is shown as %s, no digit lost', (wei, shown) => {
  expect(formatUnits(wei, 18)).toBe(shown)
})

test.each([
  ['0x48656c6c6f', 'Hello'],
  ['0x610a62', 'a\nb'],
  ['0xc3a9', 'é'],
  ['0x', ''],
] as const)('message: %s is shown as %j', (message, text) => {
  expect(shown({ ...base, kind: 'sign-message', message })[0]).toEqual(['Message', text])
})

test.each(['0x00ff', '0x6100'] as const)(
  'message: the bytes %s, which are no text, have a warning',
  (message) => {
    expect(shown({ ...base, kind: 'sign-message', message }).slice(0, 2)).toEqual([
      [
        'Careful',
        'These bytes are no readable text, and nobody can tell from them what the signature allows.',
      ],
      ['Message', message],
    ])
  },
)

test.each(['Hello', 'Hello \uFFFD'])(
  'message: a sign-in at another site is said to be one, with %j in it',
  (statement) => {
    for (const kind of ['sign-message', 'sign-in'] as const) {
      const message = ofText(
        `bank.example wants you to sign in with your Solana account:\n0x1\n\n${statement}`,
      )
      expect(shown({ ...base, kind, message })[0]).toEqual([
        'Careful',
        'This signs you in at bank.example, which is another site.',
      ])
    }
    const own = ofText(`shop.example wants you to sign in with your Ethereum account:\n0x1\n\n${statement}`)
    expect(shown({ ...base, kind: 'sign-message', message: own })[0]?.[0]).toBe('Message')
  },
)

const sending = (signature: string): Prompt => ({
  ...base,
  kind: 'send-transaction',
  transaction: {
    to: '0x0000000000000000000000000000000000000001',
    value: 0n,
    data: `${toFunctionSelector(signature)}${'00'.repeat(64)}`,
    gas: 1n,
    maximumFee: 1n,
  },
})

test.each([
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'setApprovalForAll(address,bool)',
])('transaction: a call of %s is named with a warning', (signature) => {
  expect(shown(sending(signature))).toContainEqual(['Method', signature])
  expect(shown(sending(signature)).map(([label]) => label)).toContain('Careful')
  expect(shown(sending('mint(address)')).map(([label]) => label)).not.toContain('Careful')
})

test('typed data: members that are not signed are not shown', () => {
  const types = {
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'text', type: 'string' },
    ],
    Person: [{ name: 'name', type: 'string' }],
  }
  const message = { to: [{ name: 'Ann', note: 'unsigned' }], text: 'Hi', only: 'unsigned' }
  const typedData = { domain: {}, types, primaryType: 'Mail', message }
  const contents = shown({ ...base, kind: 'sign-typed-data', typedData }).find(
    ([label]) => label === 'Contents',
  )
  expect(JSON.parse(contents?.[1] ?? '')).toEqual({ to: [{ name: 'Ann' }], text: 'Hi' })
})

test.each([
  ['PermitBatch', true],
  ['TransferWithAuthorization', true],
  ['Mail', false],
])('typed data: whether %s has a warning is %s', (primaryType, expected) => {
  const typedData = { domain: {}, types: {}, primaryType, message: {} }
  const labels = shown({ ...base, kind: 'sign-typed-data', typedData }).map(([label]) => label)
  expect(labels.includes('Careful')).toBe(expected)
})

test('fee: where a network may take more than gas, that is said, for a transaction and for a batch', () => {
  const call = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: 0n, data: '0x' } as const
  const feeOn = (networkId: 'eip155:1' | 'eip155:8453' | 'eip155:31337') => {
    const on = { ...base, network: { ...network, networkId } }
    const transaction = { ...call, gas: 21_000n, maximumFee: 10n ** 15n }
    return [
      shown({ ...on, kind: 'send-transaction', transaction }),
      shown({ ...on, kind: 'send-calls', calls: [call], maximumFee: 10n ** 15n }),
    ].map((fields) => new Map(fields.map(([label = '', value = '']) => [label, value])).get('Fee, at most'))
  }
  const more = '0.001 ETH, plus what this network may add, which isn’t known'
  expect(feeOn('eip155:1')).toEqual(['0.001 ETH', '0.001 ETH'])
  expect(feeOn('eip155:8453')).toEqual([more, more])
  expect(feeOn('eip155:31337')).toEqual([more, more])
})
