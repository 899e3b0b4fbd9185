import type { TransactionContents } from '@latchkey/session/contract'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import { ADDRESS } from '../test-support/connected-session'
import { openTransactionPage, RECIPIENT, sent, transfer, USDC } from '../test-support/transaction-page'

const BUNDLER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const accountAbi = parseAbi([
  'struct Call { address target; uint256 value; bytes data; }',
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch(Call[] calls)',
])
const moveToken = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [RECIPIENT, 1_000n],
})
const tokenTransfer = { ...transfer, tokenAddress: USDC }

interface OnChain {
  readonly authorizationList?: readonly object[]
  readonly from?: string
  readonly to?: string
  readonly value?: string
  readonly input?: string
}
async function read(onChain: OnChain | null, code = '0xef01'): Promise<TransactionContents | undefined> {
  const transaction = onChain && {
    from: ADDRESS.toLowerCase(),
    to: RECIPIENT,
    value: '0x0',
    input: '0x',
    ...onChain,
  }
  const page = await openTransactionPage({
    network: { eth_getTransactionByHash: transaction, eth_getCode: code },
  })
  const contents = await page.transactions.read?.(sent, new AbortController().signal)
  expect(page.toWallet).toEqual([])
  return contents
}
const ENTRY_POINT = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const operationOf = (sender: Hex, callData: Hex, ...more: readonly Hex[]): Hex => {
  const word = `0x${'0'.repeat(64)}` as const
  const rest = { nonce: 1n, accountGasLimits: word, preVerificationGas: 1n, gasFees: word } as const
  const operation = {
    ...rest,
    sender,
    callData,
    initCode: '0x',
    paymasterAndData: '0x',
    signature: '0x12',
  } as const
  const other = { ...operation, sender: BUNDLER, callData: '0x1234' } as const
  return encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [[other, operation, ...more.map((data) => ({ ...operation, callData: data }))], BUNDLER],
  })
}

test('read: a transfer has amount and receiver, in smallest units', async () => {
  expect(await read({ value: '0x3e8' })).toEqual({ from: ADDRESS, requests: [transfer] })
})

test('read: a token transfer names the receiver and the token, not the contract alone', async () => {
  expect(await read({ to: USDC.toLowerCase(), input: moveToken })).toEqual({
    from: ADDRESS,
    requests: [tokenTransfer],
  })
})

test('read: the amount of a token that also gets wei is a call', async () => {
  const contents = await read({ to: USDC, input: moveToken, value: '0x1' })
  expect(contents?.requests).toEqual([{ type: 'call', to: USDC, data: moveToken, amount: '1' }])
})

test('read: undefined for a transaction that the network does not have', async () => {
  expect(await read(null)).toBeUndefined()
})

test('read: another sender is reported', async () => {
  expect(await read({ from: BUNDLER, value: '0x3e8' })).toEqual({ from: BUNDLER, requests: [transfer] })
})

test('read: a user operation has the account and its inner calls, not the bundler', async () => {
  const one = encodeFunctionData({
    abi: accountAbi,
    functionName: 'execute',
    args: [RECIPIENT, 1_000n, '0x'],
  })
  const several = encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeBatch',
    args: [
      [
        { target: RECIPIENT, value: 1_000n, data: '0x' },
        { target: USDC, value: 0n, data: moveToken },
      ],
    ],
  })
  const bundle = { from: BUNDLER, to: ENTRY_POINT }
  expect(await read({ ...bundle, input: operationOf(ADDRESS, one) })).toEqual({
    from: ADDRESS,
    requests: [transfer],
  })
  const batch = { from: ADDRESS, requests: [transfer, tokenTransfer] }
  expect(await read({ ...bundle, input: operationOf(ADDRESS, several) })).toEqual(batch)
  // EIP-7702: the account calls itself.
  expect(await read({ to: ADDRESS, input: several })).toEqual(batch)
})

/** What an account of EIP-7702 calls itself with, as MetaMask's does. */
const executionOf = (mode: Hex, executionData: Hex): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function execute(bytes32 mode, bytes executionData)']),
    functionName: 'execute',
    args: [`${mode}${'0'.repeat(66 - mode.length)}` as Hex, executionData],
  })
const CALL = 'struct Call { address to; uint256 value; bytes data; }'
const twoCalls = [
  { to: RECIPIENT, value: 1_000n, data: '0x' },
  { to: USDC, value: 0n, data: moveToken },
] as const
const listed = encodeAbiParameters(parseAbiParameters(['Call[] calls', CALL]), [twoCalls])
const listWith = (opData: Hex): Hex =>
  encodeAbiParameters(parseAbiParameters(['Call[] calls, bytes opData', CALL]), [twoCalls, opData])
const listOf = (calls: readonly { readonly to: Hex; readonly value: bigint; readonly data: Hex }[]): Hex =>
  encodeAbiParameters(parseAbiParameters(['Call[] calls', CALL]), [calls])
const words = (...values: readonly bigint[]): Hex =>
  concat(values.map((value) => numberToHex(BigInt.asUintN(256, value), { size: 32 })))

test.each<[string, Hex, Hex]>([
  ['a list of calls', '0x01', listed],
  ['a list of calls without data for itself', '0x01000000000078210001', listWith('0x')],
])('read: an account that executes %s (ERC-7821)', async (_what, mode, data) => {
  expect(await read({ to: ADDRESS, input: executionOf(mode, data) })).toEqual({
    from: ADDRESS,
    requests: [transfer, tokenTransfer],
  })
})

test('read: an account that executes one call (ERC-7579)', async () => {
  const one = concat([USDC, numberToHex(0, { size: 32 }), moveToken])
  expect(await read({ to: ADDRESS, input: executionOf('0x00', one) })).toEqual({
    from: ADDRESS,
    requests: [tokenTransfer],
  })
})

test.each<[string, Hex, Hex]>([
  ['goes on after a call that failed', '0x0101', listed],
  ['executes a list of batches', '0x01000000000078210002', listed],
  ['calls another contract as itself', '0xff', listed],
  ['has less data than one call', '0x00', '0x1234'],
  ['has another meaning of one call', '0x000000000000deadbeef', concat([USDC, words(0n), moveToken])],
  ['takes data of its own', '0x01000000000078210001', listWith('0x1234')],
  [
    'calls the zero address, which may mean itself',
    '0x01',
    listOf([{ to: zeroAddress, value: 1n, data: '0x' }]),
  ],
  [
    'makes more calls than are read',
    '0x01',
    listOf([...twoCalls, ...Array.from({ length: 49 }, () => twoCalls[0])]),
  ],
  // The data of the call is at a negative offset, where a contract finds other words.
  [
    'has an offset before its data',
    '0x01',
    words(0x60n, 4n, 0n, 1n, 0x20n, BigInt(RECIPIENT), 1_000n, -128n),
  ],
  ['has an offset behind its data', '0x01', words(0x20n, 1n, 0x20n, BigInt(RECIPIENT), 1_000n, 0x400n)],
])('read: an account that %s is unknown', async (_what, mode, data) => {
  expect(await read({ to: ADDRESS, input: executionOf(mode, data) })).toBeUndefined()
})

test('read: an operation that cannot be read is unknown, not different', async () => {
  const bundle = { from: BUNDLER, to: ENTRY_POINT }
  expect(await read({ ...bundle, input: operationOf(ADDRESS, '0x12345678') })).toBeUndefined()
  expect(await read({ ...bundle, input: operationOf(BUNDLER, '0x12345678') })).toBeUndefined()
  expect(await read({ ...bundle, input: operationOf(ADDRESS, '0xb61d27f6').slice(0, 300) })).toBeUndefined()
})

test('read: an account without code executes nothing, whatever its data says', async () => {
  expect(await read({ to: ADDRESS, input: executionOf('0x01', listed) }, '0x')).not.toMatchObject({
    requests: [transfer, tokenTransfer],
  })
})

test('read: only the EntryPoint executes operations, and several of one account are unknown', async () => {
  const one = encodeFunctionData({
    abi: accountAbi,
    functionName: 'execute',
    args: [RECIPIENT, 1_000n, '0x'],
  })
  const input = operationOf(ADDRESS, one)
  expect(await read({ from: BUNDLER, to: ENTRY_POINT, input })).toMatchObject({ requests: [transfer] })
  expect(await read({ from: BUNDLER, to: USDC, input })).toBeUndefined()
  expect(await read({ from: BUNDLER, to: ADDRESS, input: one })).toBeUndefined()
  const twice = operationOf(ADDRESS, one, one)
  expect(await read({ from: BUNDLER, to: ENTRY_POINT, input: twice })).toBeUndefined()
})

test('read: a transfer that also changes the code of an account is unknown (EIP-7702)', async () => {
  const authorizationList = [{ address: BUNDLER }]
  expect(await read({ value: '0x3e8', authorizationList })).toBeUndefined()
  expect(await read({ to: ADDRESS, input: executionOf('0x01', listed), authorizationList })).toMatchObject({
    requests: [transfer, tokenTransfer],
  })
})
