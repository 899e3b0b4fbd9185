import type { ActiveTarget, NetworkId, TransactionRequest } from '@latchkey/session/contract'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { rpcError } from '../../../../adapter-kit/src/test-support/fake-http'
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
  ['amount', { ...transfer, shownAmount: '1' }],
  ['amount', { ...transfer, tokenAddress: USDC, shownAmount: '1' }],
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

const word = (value: bigint): string => `0x${value.toString(16).padStart(64, '0')}`
const OP_STACK = '0x420000000000000000000000000000000000000f'
const SCROLL = '0x5300000000000000000000000000000000000002'
const UPPER_BOUND = toFunctionSelector('function getL1FeeUpperBound(uint256)')
const FEE_OF = toFunctionSelector('function getL1Fee(bytes)')
const OPERATOR_FEE = toFunctionSelector('function getOperatorFee(uint256)')

/** What a call of `to` returns by selector; a function that it does not have reverts. */
const oracle =
  (address: string, functions: Readonly<Record<string, bigint>>) =>
  ([call]: readonly [{ readonly to: string; readonly data: string }]): unknown => {
    if (call.to.toLowerCase() !== address) return '0x'
    const value = functions[call.data.slice(0, 10)]
    return value === undefined ? rpcError(3, 'execution reverted', '0x') : word(value)
  }

async function estimateOn(
  networkId: NetworkId,
  answers: Readonly<Record<string, unknown>>,
  request: TransactionRequest = transfer,
) {
  const network = {
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x64',
    eth_getBalance: '0xffffffff',
    ...answers,
  }
  const page = await openTransactionPage({ network })
  const { connectionId, network: rpc } = page.where
  const where: ActiveTarget = {
    namespace: 'eip155',
    account: { namespace: 'eip155', address: ADDRESS },
    connectionId,
    network: rpc,
    networkId,
    chainId: Number(networkId.slice(7)),
  }
  const estimating = page.transactions.estimate(request, where, new AbortController().signal)
  return { estimate: await estimating, page }
}
const GAS_FEE = (21_000n * 100n * 6n) / 5n
const feeOf = (value: bigint) => ({ value: value.toString(), decimals: 18, symbol: 'ETH' })

test.each(['eip155:1', 'eip155:42161', 'eip155:137'] as const)(
  'estimate: on %s gas pays all, and nothing else is asked',
  async (networkId) => {
    const { estimate, page } = await estimateOn(networkId, {})
    expect(estimate).toEqual({ fee: feeOf(GAS_FEE) })
    expect(page.toNetwork.map(({ method }) => method)).not.toContain('eth_call')
  },
)

test.each<[string, string, Readonly<Record<string, bigint>>, bigint]>([
  ['with an upper bound', OP_STACK, { [UPPER_BOUND]: 1_000n }, 2_000n],
  ['with an operator fee', OP_STACK, { [UPPER_BOUND]: 1_000n, [OPERATOR_FEE]: 3_000n }, 8_000n],
  ['before Fjord', OP_STACK, { [FEE_OF]: 800n }, 1_600n],
  ['that takes none', OP_STACK, { [UPPER_BOUND]: 0n }, 0n],
  ['of another kind, Scroll', SCROLL, { [FEE_OF]: 600n }, 1_200n],
])(
  'estimate: on the OP stack the data fee is in the fee, which is a bound: %s',
  async (_what, at, has, data) => {
    const { estimate } = await estimateOn('eip155:8453', { eth_call: oracle(at, has) })
    expect(estimate).toEqual({ fee: feeOf(GAS_FEE + data) })
  },
)

test('estimate: the oracle is asked for the bytes and the gas of the transaction', async () => {
  const { page } = await estimateOn('eip155:10', { eth_call: oracle(OP_STACK, { [FEE_OF]: 1n }) })
  const calls = page.toNetwork.flatMap(({ method, params }) => (method === 'eth_call' ? [params] : []))
  const feeOf = new RegExp(`^${FEE_OF}${word(32n).slice(2)}${word(200n).slice(2)}`)
  expect(calls).toMatchObject([
    [
      { to: expect.stringMatching(new RegExp(OP_STACK, 'i')), data: `${UPPER_BOUND}${word(200n).slice(2)}` },
      'latest',
    ],
    [{ data: expect.stringMatching(feeOf) }, 'latest'],
    [{ to: expect.stringMatching(new RegExp(OP_STACK, 'i')), data: expect.stringMatching(feeOf) }, 'latest'],
    [{ data: `${OPERATOR_FEE}${word(21_000n).slice(2)}` }, 'latest'],
  ])
})

test('estimate: the data of a call is counted in the bytes', async () => {
  const call = { type: 'call', to: RECIPIENT, data: '0x12345678' } as const
  const { page } = await estimateOn('eip155:10', { eth_call: oracle(OP_STACK, { [UPPER_BOUND]: 1n }) }, call)
  expect(page.toNetwork).toContainEqual({
    method: 'eth_call',
    params: [{ to: expect.any(String), data: `${UPPER_BOUND}${word(204n).slice(2)}` }, 'latest'],
  })
})

test('estimate: on a network that does not say its data fee, as much again is kept, and it is no bound', async () => {
  for (const eth_call of ['0x', oracle(OP_STACK, {})]) {
    const { estimate } = await estimateOn('eip155:777777', { eth_call })
    expect(estimate).toEqual({ fee: feeOf(GAS_FEE * 2n), isUpperBound: false })
  }
})

test('estimate: an operator fee that a node does not answer may be taken, so there is no bound', async () => {
  const bound = oracle(OP_STACK, { [UPPER_BOUND]: 1_000n })
  const eth_call = (params: Parameters<typeof bound>[0]): unknown =>
    params[0].data.startsWith(OPERATOR_FEE) ? rpcError(-32603, 'busy') : bound(params)
  const { estimate } = await estimateOn('eip155:8453', { eth_call })
  expect(estimate).toEqual({ fee: feeOf(GAS_FEE * 2n), isUpperBound: false })
})

test('estimate: what is kept for a data fee that is not known refuses nothing', async () => {
  const eth_getBalance = `0x${(1_000n + GAS_FEE).toString(16)}`
  const { estimate } = await estimateOn('eip155:777777', { eth_getBalance, eth_call: '0x' })
  expect(estimate.isUpperBound).toBe(false)
  // A fee that is known does.
  const known = { eth_getBalance, eth_call: oracle(OP_STACK, { [UPPER_BOUND]: 10n }) }
  await expect(estimateOn('eip155:8453', known)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
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
