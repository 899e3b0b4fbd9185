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
  readonly from?: string
  readonly to?: string
  readonly value?: string
  readonly input?: string
}
async function read(onChain: OnChain | null): Promise<TransactionContents | undefined> {
  const transaction = onChain && {
    from: ADDRESS.toLowerCase(),
    to: RECIPIENT,
    value: '0x0',
    input: '0x',
    ...onChain,
  }
  const page = await openTransactionPage({ network: { eth_getTransactionByHash: transaction } })
  const contents = await page.transactions.read?.(sent, new AbortController().signal)
  expect(page.toWallet).toEqual([])
  return contents
}
const operationOf = (sender: Hex, callData: Hex): Hex => {
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
    args: [[other, operation], BUNDLER],
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
  const bundle = { from: BUNDLER, to: USDC }
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
const listedWithData = encodeAbiParameters(parseAbiParameters(['Call[] calls, bytes opData', CALL]), [
  twoCalls,
  '0x1234',
])

test.each<[string, Hex, Hex]>([
  ['a list of calls', '0x01', listed],
  ['a list of calls with data of its own', '0x01000000000078210001', listedWithData],
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
])('read: an account that %s is unknown', async (_what, mode, data) => {
  expect(await read({ to: ADDRESS, input: executionOf(mode, data) })).toBeUndefined()
})

test('read: an operation that cannot be read is unknown, not different', async () => {
  const bundle = { from: BUNDLER, to: USDC }
  expect(await read({ ...bundle, input: operationOf(ADDRESS, '0x12345678') })).toBeUndefined()
  expect(await read({ ...bundle, input: operationOf(BUNDLER, '0x12345678') })).toBeUndefined()
  expect(await read({ ...bundle, input: operationOf(ADDRESS, '0xb61d27f6').slice(0, 300) })).toBeUndefined()
})
