import type { ActiveTarget, TransactionRequest } from '@latchkey/session/contract'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rpcError } from '../../../../plugins/session/src/test-support/fake-http'
import { ADDRESS, target } from '../test-support/connected-session'
import { HASH, openTransactionPage, RECIPIENT, sent, transfer, USDC } from '../test-support/transaction-page'

test('send: a transfer names account, chain and amount, and its hash is returned', async () => {
  const page = await openTransactionPage({ wallet: { eth_sendTransaction: HASH } })
  expect(await page.transactions.send(transfer, page.where)).toEqual(sent)
  expect(page.toWallet).toMatchObject([
    {
      method: 'eth_sendTransaction',
      params: [{ from: ADDRESS, to: RECIPIENT, value: '0x3e8', chainId: '0x1' }],
      target: { connectionId: 'c1', networkId: 'eip155:1' },
    },
  ])
})

test('send: a token transfer calls the ERC-20 contract with recipient and amount', async () => {
  const page = await openTransactionPage({ wallet: { eth_sendTransaction: HASH } })
  await page.transactions.send({ ...transfer, tokenAddress: USDC }, page.where)
  const recipient = RECIPIENT.slice(2).toLowerCase().padStart(64, '0')
  const data = `0xa9059cbb${recipient}${'3e8'.padStart(64, '0')}`
  expect(page.toWallet).toMatchObject([{ params: [{ to: USDC, value: '0x0', data }] }])
})

test('send: a call passes its data, and its amount as wei', async () => {
  const page = await openTransactionPage({ wallet: { eth_sendTransaction: HASH } })
  await page.transactions.send({ type: 'call', to: USDC, data: '0x12345678', amount: '1' }, page.where)
  expect(page.toWallet).toMatchObject([{ params: [{ to: USDC, value: '0x1', data: '0x12345678' }] }])
})

const wrong: readonly (readonly [part: string, request: TransactionRequest])[] = [
  ['to', { ...transfer, to: 'vitalik.eth' }],
  // One letter of the checksum is in the wrong case.
  ['to', { ...transfer, to: RECIPIENT.replace('C8', 'c8') }],
  ['tokenAddress', { ...transfer, tokenAddress: '0x12' }],
  ['amount', { ...transfer, amount: '1.5' }],
  ['amount', { ...transfer, amount: '-1' }],
  ['amount', { ...transfer, amount: '' }],
  ['amount', { ...transfer, amount: '0x10' }],
  ['amount', { ...transfer, amount: (2n ** 256n).toString() }],
  ['data', { type: 'call', to: USDC, data: '0x123' }],
  ['type', { type: 'serialized', transaction: 'AA==' }],
]
test.each(wrong)('send: a wrong %s is refused before the wallet is called (%#)', async (part, request) => {
  const page = await openTransactionPage({ wallet: { eth_sendTransaction: HASH } })
  await expect(page.transactions.send(request, page.where)).rejects.toMatchObject({
    code: 'INVALID_TRANSACTION',
    details: { part },
  })
  expect(page.toWallet).toEqual([])
})

test.each([[null], [''], ['0x12'], [{}]])('send: %j is no transaction hash', async (response) => {
  const page = await openTransactionPage({ wallet: { eth_sendTransaction: response } })
  await expect(page.transactions.send(transfer, page.where)).rejects.toMatchObject({ code: 'INVALID_ANSWER' })
})

test('estimate: the fee is gas times gas price and a fifth more, in wei', async () => {
  const network = { eth_estimateGas: '0x5208', eth_gasPrice: '0x3b9aca00', eth_getBalance: '0x16eb550c63e8' }
  const page = await openTransactionPage({ network })
  const { signal } = new AbortController()
  expect(await page.transactions.estimate(transfer, page.where, signal)).toEqual({
    fee: { value: '25200000000000', decimals: 18, symbol: 'ETH' },
  })
  expect(page.toNetwork[0]).toEqual({
    method: 'eth_estimateGas',
    params: [{ from: ADDRESS, to: RECIPIENT, value: '0x3e8' }],
  })
  expect(page.toWallet).toEqual([])
})

test.each([
  ['Ethereum', 'eip155:1', undefined],
  ['Base', 'eip155:8453', false],
  ['OP Mainnet', 'eip155:10', false],
  ['a network that is not known', 'eip155:777777', false],
] as const)('estimate: on %s, whether the fee is an upper bound', async (_name, networkId, isUpperBound) => {
  const network = { eth_estimateGas: '0x5208', eth_gasPrice: '0x1', eth_getBalance: '0xffffffff' }
  const page = await openTransactionPage({ network })
  const { signal } = new AbortController()
  const { connectionId, network: rpc } = page.where
  const where: ActiveTarget = {
    namespace: 'eip155',
    account: { namespace: 'eip155', address: ADDRESS },
    connectionId,
    network: rpc,
    networkId,
    chainId: Number(networkId.slice(7)),
  }
  expect((await page.transactions.estimate(transfer, where, signal)).isUpperBound).toBe(isUpperBound)
})

test('estimate: on a network of the OP Stack twice the data fee of the call is counted', async () => {
  const calls: unknown[] = []
  const network = {
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x5',
    eth_getBalance: '0xffffffff',
    eth_call: (params: unknown) => {
      calls.push(params)
      return `0x${(1_000).toString(16).padStart(64, '0')}`
    },
  }
  const page = await openTransactionPage({ network })
  const { signal } = new AbortController()
  const where: ActiveTarget = {
    namespace: 'eip155',
    account: { namespace: 'eip155', address: ADDRESS },
    connectionId: page.where.connectionId,
    network: page.where.network,
    networkId: 'eip155:8453',
    chainId: 8453,
  }
  const call = { type: 'call', to: RECIPIENT, data: '0x12345678' } as const
  expect(await page.transactions.estimate(call, where, signal)).toEqual({
    fee: { value: `${21_000 * 6 + 2_000}`, decimals: 18, symbol: 'ETH' },
  })
  const [[{ to, data }]] = v.parse(
    v.tuple([v.tupleWithRest([v.object({ to: v.string(), data: v.string() })], v.unknown())]),
    calls,
  )
  expect(to).toBe('0x420000000000000000000000000000000000000f')
  // The bytes of the call behind 120 for the other fields of a transaction.
  const bytes = 120 + 4
  expect(data.slice(0, 10 + 128)).toBe(
    `0x49948e0e${'20'.padStart(64, '0')}${bytes.toString(16).padStart(64, '0')}`,
  )
  expect(data.slice(10 + 128, 10 + 128 + bytes * 2)).toMatch(/12345678$/)
  expect((data.length - 10) % 64).toBe(0)
})

test.each([
  ['deployed', '0x60', '325200000000000'],
  ['not deployed yet', '0x', '625200000000000'],
])(
  'estimate: a smart account that is %s pays for the check of its signature and the bundler, too',
  async (_is, code, value) => {
    const network = {
      eth_estimateGas: '0x5208',
      eth_gasPrice: '0x3b9aca00',
      eth_getBalance: '0x3e8',
      eth_getCode: code,
    }
    const page = await openTransactionPage({ network })
    const { signal } = new AbortController()
    const account = { namespace: 'eip155', address: ADDRESS, type: 'smartAccount' } as const
    expect(await page.transactions.estimate(transfer, { ...page.where, account }, signal)).toEqual({
      fee: { value, decimals: 18, symbol: 'ETH' },
      isUpperBound: false,
    })
  },
)

test.each([
  ['INSUFFICIENT_FUNDS', rpcError(-32000, 'insufficient funds for gas * price + value')],
  ['EXECUTION_REVERTED', rpcError(3, 'execution reverted: ERC20: transfer amount exceeds balance', '0x')],
])('estimate: a transaction that would fail rejects with %s', async (code, response) => {
  const page = await openTransactionPage({
    network: { eth_estimateGas: response, eth_gasPrice: '0x1', eth_getBalance: '0xffffffff' },
  })
  const { signal } = new AbortController()
  await expect(page.transactions.estimate(transfer, page.where, signal)).rejects.toMatchObject({ code })
})

test('estimate: a balance that pays the amount but not the fee is INSUFFICIENT_FUNDS', async () => {
  const network = { eth_estimateGas: '0x5208', eth_gasPrice: '0x3b9aca00', eth_getBalance: '0x3e8' }
  const page = await openTransactionPage({ network })
  const { signal } = new AbortController()
  await expect(page.transactions.estimate(transfer, page.where, signal)).rejects.toMatchObject({
    code: 'INSUFFICIENT_FUNDS',
  })
})

test('estimate: a network that is not configured is refused', async () => {
  const page = await openTransactionPage({})
  const { signal } = new AbortController()
  await expect(page.transactions.estimate(transfer, target, signal)).rejects.toMatchObject({
    code: 'NETWORK_NOT_FOUND',
  })
})

test.each([
  ['is estimated where the token answers nothing, as USDT does', '0x', undefined],
  ['is estimated where the token answers true', `0x${'1'.padStart(64, '0')}`, undefined],
  ['rejects where the token answers false', `0x${'0'.repeat(64)}`, 'EXECUTION_REVERTED'],
])('estimate: a token transfer %s', async (_what, response, code) => {
  const network = {
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x1',
    eth_getBalance: '0xffffffff',
    eth_call: response,
  }
  const page = await openTransactionPage({ network })
  const { signal } = new AbortController()
  const request = { ...transfer, tokenAddress: USDC }
  const estimating = page.transactions.estimate(request, page.where, signal)
  const outcome = await estimating.then(
    () => undefined,
    (error: unknown) => Reflect.get(Object(error), 'code'),
  )
  expect(outcome).toBe(code)
})
