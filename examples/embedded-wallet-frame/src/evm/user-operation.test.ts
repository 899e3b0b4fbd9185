import { decodeFunctionData, encodeFunctionData, parseAbi, recoverAddress, toHex } from 'viem'
import { entryPoint08Abi, getUserOperationHash } from 'viem/account-abstraction'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JsonRpcResponseError } from '../rpc-client'
import {
  account,
  asSmartAccount,
  ENTRY_POINT,
  smart,
  startEvm,
  TO,
  TRANSACTION_HASH,
} from '../test-support/start-evm'
import { accountCode } from './smart-account'
import { accountAbi } from './user-operation'

const from = smart.address
const gwei = 10n ** 9n
const transfer = { to: TO, value: toHex(10n ** 17n) } as const
const call = { to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', data: '0xdeadbeef' } as const
const batch = [{ version: '2.0.0', from, calls: [transfer, call] }]

/** How long the wallet waited between two questions, which are asked at once. */
const waits: (number | undefined)[] = []
beforeEach(() => {
  waits.length = 0
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    waits.push(ms)
    queueMicrotask(run)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('operation: the owner signs what was shown, for this account, chain and entry point', async () => {
  const { run, operations, called, fact } = startEvm(asSmartAccount, smart)
  await run('wallet_sendCalls', batch)
  expect(called('eth_sendUserOperation')).toEqual([[operations[0], ENTRY_POINT]])
  const [{ sender = '0x', nonce, callData = '0x', signature = '0x', ...rest } = {}] = operations
  expect([sender, nonce]).toEqual([from, '0x7'])
  expect(decodeFunctionData({ abi: accountAbi, data: callData })).toEqual({
    functionName: 'executeBatch',
    args: [
      [
        { target: TO, value: 10n ** 17n, data: '0x' },
        { target: call.to, value: 0n, data: call.data },
      ],
    ],
  })
  const given = {
    // A fifth more than the estimate of 21000 with 20000 for each call and 35000 for an amount.
    callGasLimit: 115_200n,
    verificationGasLimit: 100_000n,
    preVerificationGas: 60_000n,
    // Twice the base fee of 1 gwei and a tip of 1 gwei.
    maxFeePerGas: 3n * gwei,
    maxPriorityFeePerGas: gwei,
  }
  expect(rest).toEqual(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, toHex(value)])))
  // All gas at the highest price.
  expect(fact('Network fee')).toBe('At most 0.0008256 ETH')
  const hash = getUserOperationHash({
    chainId: 1,
    entryPointAddress: ENTRY_POINT,
    entryPointVersion: '0.8',
    userOperation: { sender, nonce: 7n, callData, signature: '0x', ...given },
  })
  expect(await recoverAddress({ hash, signature })).toBe(account.address)
})

test('operation: its nonce is the one that the entry point counts for this account', async () => {
  const { send, called } = startEvm(asSmartAccount, smart)
  await send({ ...transfer, from })
  const data = encodeFunctionData({ abi: entryPoint08Abi, functionName: 'getNonce', args: [from, 0n] })
  expect(called('eth_call')).toEqual([[{ to: ENTRY_POINT, data }, 'latest']])
})

test('operation: the first one creates the account, which its card says and its fee contains', async () => {
  const { send, operations, called, fact } = startEvm({ ...asSmartAccount, eth_getCode: '0x' }, smart)
  await send({ ...transfer, from })
  const [sent] = operations
  expect(sent).toMatchObject({ factory: smart.config.factory, verificationGasLimit: toHex(350_000) })
  const factoryAbi = parseAbi(['function createAccount(address owner)'])
  expect(decodeFunctionData({ abi: factoryAbi, data: sent?.factoryData ?? '0x' }).args).toEqual([
    account.address,
  ])
  expect(decodeFunctionData({ abi: accountAbi, data: sent?.callData ?? '0x' })).toEqual({
    functionName: 'execute',
    args: [TO, 10n ** 17n, '0x'],
  })
  // A fifth more than 76000, 350000 and 60000 units of gas at 3 gwei.
  expect(fact('Network fee')).toBe('At most 0.0015036 ETH, with the creation of the account')
  // The estimate is of the call by the entry point, as if the account were there.
  const toSelf = { from: ENTRY_POINT, to: from, data: sent?.callData }
  const asDeployed = { [from]: { code: accountCode(account.address, smart.config) } }
  expect(called('eth_estimateGas')).toEqual([[toSelf, 'latest', asDeployed]])
})

test('operation: an account that is there is estimated as it is', async () => {
  const { send, operations, called } = startEvm(asSmartAccount, smart)
  await send({ ...call, from })
  expect(called('eth_estimateGas')).toEqual([
    [{ from: ENTRY_POINT, to: from, data: operations[0]?.callData }],
  ])
  // No amount is sent.
  expect(operations[0]?.callGasLimit).toBe(toHex(49_200))
})

test('operation: on a chain without base fees the usual price is paid', async () => {
  const { send, operations, fact } = startEvm(
    { ...asSmartAccount, eth_chainId: '0x539', eth_getBlockByNumber: {}, eth_gasPrice: toHex(5n * gwei) },
    { ...smart, chainId: 1_337 },
  )
  await send({ ...transfer, from }, 1_337)
  expect(operations[0]).toMatchObject({
    maxFeePerGas: toHex(5n * gwei),
    maxPriorityFeePerGas: toHex(5n * gwei),
  })
  // 91200, 100000 and 60000 units of gas.
  expect(fact('Network fee')).toBe('At most 0.001256 of the network’s coin')
})

test('operation: a node on another chain is refused before the user is asked', async () => {
  const { send, asked, operations } = startEvm({ ...asSmartAccount, eth_chainId: '0x2105' }, smart)
  await expect(send({ ...transfer, from })).rejects.toMatchObject({ code: 4901 })
  expect([asked, operations]).toEqual([[], []])
})

test('operation: one of a refused nonce that the bundler calls used warns that both may be executed', async () => {
  let refusal: Error | undefined = new JsonRpcResponseError(-32500, 'AA25 invalid account nonce')
  let counted = 7
  const { send, asked, operations } = startEvm(
    {
      ...asSmartAccount,
      eth_call: () => toHex(counted, { size: 32 }),
      eth_sendUserOperation: () => refusal,
    },
    smart,
  )
  await expect(send({ ...transfer, from })).rejects.toThrow('AA25')
  refusal = undefined
  counted = 8
  await send({ ...transfer, from })
  expect(operations.map(({ nonce }) => nonce)).toEqual(['0x7', '0x8'])
  expect(asked.map(({ warnings = [] }) => warnings.map((text) => text.slice(0, 40)))).toEqual([
    [],
    ['The network refused an earlier transacti'],
  ])
})

test('operation: its hash is known if the bundler’s reply is lost', async () => {
  const lost = { ...asSmartAccount, eth_sendUserOperation: new TypeError('Failed to fetch') }
  expect(await startEvm(lost, smart).send({ ...transfer, from })).toBe(TRANSACTION_HASH)
})

test('operation: a lost or unusable reply is asked for again until the operation is on the chain', async () => {
  const { eth_getUserOperationReceipt: receipt } = asSmartAccount
  const replies: unknown[] = [new TypeError('Failed to fetch'), null, { success: true }, receipt]
  const { send, called } = startEvm(
    { ...asSmartAccount, eth_getUserOperationReceipt: () => replies.shift() },
    smart,
  )
  expect(await send({ ...transfer, from })).toBe(TRANSACTION_HASH)
  const asked = called('eth_getUserOperationReceipt')
  expect(asked).toEqual(Array.from({ length: 4 }, () => [expect.stringMatching(/^0x[\da-f]{64}$/)]))
  expect(new Set(asked.map(String)).size).toBe(1)
  expect(waits).toEqual([500, 500, 500])
})

test('operation: one that is not on the chain after two minutes fails, with the hash to look for', async () => {
  const { send } = startEvm({ ...asSmartAccount, eth_getUserOperationReceipt: null }, smart)
  await expect(send({ ...transfer, from })).rejects.toMatchObject({
    code: -32000,
    data: { userOpHash: expect.stringMatching(/^0x[\da-f]{64}$/) },
  })
  expect(waits.reduce<number>((sum, ms = 0) => sum + ms, 0)).toBe(120_000)
})
