import { concat, encodeFunctionData, type Hex, numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
import { ADDRESS } from '../test-support/connected-session'
import {
  accountAbi,
  BUNDLER,
  bundle,
  bundleOf,
  done,
  executionOf,
  listed,
  listOf,
  listWith,
  moved,
  moveToken,
  operationOf,
  read,
  tokenTransfer,
  twoCalls,
  words,
} from '../test-support/mined-transaction'
import { RECIPIENT, transfer, USDC } from '../test-support/transaction-page'

test('read: a transfer has amount and receiver, in smallest units', async () => {
  expect(await read({ value: '0x3e8' })).toMatchObject({ from: ADDRESS, requests: [transfer] })
})

test('read: a token transfer names the receiver and the token, not the contract alone', async () => {
  expect(await read({ to: USDC.toLowerCase(), input: moveToken })).toMatchObject({
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
  expect(await read({ from: BUNDLER, value: '0x3e8' })).toMatchObject({ from: BUNDLER, requests: [transfer] })
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
  expect(await read({ ...bundle, input: bundleOf(ADDRESS, one) }, done)).toMatchObject({
    from: ADDRESS,
    requests: [transfer],
  })
  const batch = { from: ADDRESS, requests: [transfer, tokenTransfer] }
  expect(await read({ ...bundle, input: bundleOf(ADDRESS, several) }, done)).toMatchObject(batch)
  // EIP-7702: the account calls itself.
  expect(await read({ to: ADDRESS, input: several })).toMatchObject(batch)
})

test.each<[string, Hex, Hex]>([
  ['a list of calls', '0x01', listed],
  ['a list of calls without data for itself', '0x01000000000078210001', listWith('0x')],
])('read: an account that executes %s (ERC-7821)', async (_what, mode, data) => {
  expect(await read({ to: ADDRESS, input: executionOf(mode, data) })).toMatchObject({
    from: ADDRESS,
    requests: [transfer, tokenTransfer],
  })
})

test('read: an account that executes one call (ERC-7579)', async () => {
  const one = concat([USDC, numberToHex(0, { size: 32 }), moveToken])
  expect(await read({ to: ADDRESS, input: executionOf('0x00', one) })).toMatchObject({
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
  const contents = await read({ to: ADDRESS, input: executionOf(mode, data) })
  expect(contents).toEqual({ from: ADDRESS, arrived: { tokens: [] } })
})

test('read: of an operation that cannot be read nothing was called, and what arrived is known', async () => {
  const unread = { from: ADDRESS, arrived: { tokens: [tokenTransfer] } }
  const logs = [moved(ADDRESS, RECIPIENT, 1_000n), operationOf(ADDRESS)]
  expect(await read({ ...bundle, input: bundleOf(ADDRESS, '0x12345678') }, { logs })).toEqual(unread)
  const cut = bundleOf(ADDRESS, '0xb61d27f6').slice(0, 300)
  expect(await read({ ...bundle, input: cut }, { logs })).toEqual(unread)
  // It is of another account.
  const other = { logs: [operationOf(BUNDLER)] }
  expect(await read({ ...bundle, input: bundleOf(BUNDLER, '0x12345678') }, other)).toBeUndefined()
})

test('read: an account without code executes nothing, whatever its data says', async () => {
  expect(await read({ to: ADDRESS, input: executionOf('0x01', listed) }, { code: '0x' })).not.toMatchObject({
    requests: [transfer, tokenTransfer],
  })
})

test('read: what an account has executed does not change with its code of today', async () => {
  const onChain = { to: ADDRESS, input: executionOf('0x01', listed), blockNumber: '0x64' }
  const codeAt = (then: string, now: string) => ({
    code: ([, block]: readonly [string, string]) => (block === '0x64' ? then : now),
  })
  const executed = { requests: [transfer, tokenTransfer] }
  expect(await read(onChain, codeAt('0xef01', '0x'))).toMatchObject(executed)
  expect(await read(onChain, codeAt('0x', '0xef01'))).not.toMatchObject(executed)
  // A node without old states.
  const code = ([, block]: readonly [string, string]) =>
    block === 'latest' ? '0xef01' : rpcError(-32000, 'missing trie node')
  expect(await read(onChain, { code })).toMatchObject(executed)
})

test('read: only the EntryPoint executes operations, and several of one account are unknown', async () => {
  const one = encodeFunctionData({
    abi: accountAbi,
    functionName: 'execute',
    args: [RECIPIENT, 1_000n, '0x'],
  })
  const input = bundleOf(ADDRESS, one)
  expect(await read({ ...bundle, input }, done)).toMatchObject({ requests: [transfer] })
  const elsewhere = { logs: [operationOf(ADDRESS, true, USDC)] }
  expect(await read({ from: BUNDLER, to: USDC, input }, elsewhere)).toBeUndefined()
  expect(await read({ from: BUNDLER, to: ADDRESS, input: one })).toBeUndefined()
  const twice = bundleOf(ADDRESS, one, one)
  const both = { logs: [operationOf(ADDRESS), operationOf(ADDRESS)] }
  expect(await read({ ...bundle, input: twice }, both)).toBeUndefined()
})

test('read: a transfer that also changes the code of an account is unknown (EIP-7702)', async () => {
  const authorizationList = [{ address: BUNDLER }]
  expect(await read({ value: '0x3e8', authorizationList })).toBeUndefined()
  expect(await read({ to: ADDRESS, input: executionOf('0x01', listed), authorizationList })).toMatchObject({
    requests: [transfer, tokenTransfer],
  })
})
