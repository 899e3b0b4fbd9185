import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { describeCall } from './describe-call'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const UNKNOWN = 'This wallet can’t tell what the contract will do. Approve it only if you trust the site.'
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, 5n] })

const describe = (call: Partial<Parameters<typeof describeCall>[0]>) =>
  describeCall({ to: TO, value: 0n, data: '0x', ...call }, 1, createSay('en'), () => undefined)

test('call: without data it sends, and nothing else', () => {
  expect(describe({ value: 10n ** 18n })).toEqual({
    title: 'Send a transaction',
    facts: [
      { label: 'To', value: TO, isCode: true },
      { label: 'Amount', value: '1 ETH' },
    ],
    callData: [],
  })
})

test('call: of an unknown method the contract comes first, with a warning and the whole data', () => {
  expect(describe({ data: '0x12345678', value: 1n })).toEqual({
    title: 'Send a transaction',
    warnings: [UNKNOWN],
    facts: [
      { label: 'Contract', value: TO, isCode: true, isMain: true },
      { label: 'Amount', value: '0.000000000000000001 ETH' },
    ],
    callData: [{ label: 'Data', value: '0x12345678', isCode: true, cutAfter: 138 }],
  })
})

test('call: a new contract is said to be one', () => {
  expect(describe({ to: undefined, data: '0x6001' })).toMatchObject({
    title: 'Create a contract',
    warnings: [UNKNOWN],
    facts: [
      { label: 'To', value: 'A new contract' },
      { label: 'Amount', value: '0 ETH' },
    ],
    callData: [{ value: '0x6001' }],
  })
})

test('call: of a known method what is paid besides is said, and nothing is not', () => {
  const labelsOf = (value: bigint) =>
    describe({ to: TOKEN, data: transfer, value }).facts.map(({ label }) => label)
  expect(labelsOf(0n)).toEqual(['To', 'Amount', 'Token contract'])
  expect(labelsOf(1n)).toEqual(['To', 'Amount', 'Token contract', 'Amount'])
  expect(describe({ to: TOKEN, data: transfer })).toMatchObject({
    title: 'Send a token',
    warnings: [],
    callData: [{ value: transfer }],
  })
})
