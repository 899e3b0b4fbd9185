import {
  encodeFunctionData,
  erc20Abi,
  type Hex,
  maxUint256,
  parseTransaction,
  toFunctionSelector,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { JsonRpcResponseError } from '../rpc-client'
import { account, asSmartAccount, smart, startEvm, TO } from '../test-support/start-evm'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const gwei = 10n ** 9n
const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TO, 1n] })
const greedy = { eth_maxPriorityFeePerGas: toHex(10n ** 15n), eth_estimateGas: toHex(60_000n) }

test('fee: a tip that the node makes up is not paid, whatever base fee it claims', async () => {
  const { send, sent } = startEvm(greedy)
  await send({ to: TOKEN, data: transfer })
  const claimed = startEvm({ ...greedy, eth_getBlockByNumber: { baseFeePerGas: toHex(900n * gwei) } })
  await claimed.send({ to: TOKEN, data: transfer })
  const tips = [...sent, ...claimed.sent].map((raw) => parseTransaction(raw).maxPriorityFeePerGas)
  expect(tips).toEqual([2n * gwei, 50n * gwei])
})

test('fee: the tip of a user operation and of a batch is limited alike', async () => {
  const { run, operations } = startEvm({ ...asSmartAccount, ...greedy }, smart)
  const call = { to: TOKEN, data: transfer }
  await run('eth_sendTransaction', [{ ...call, from: smart.address }])
  await run('wallet_sendCalls', [{ version: '2.0.0', from: smart.address, calls: [call, call] }])
  expect(operations.map(({ maxPriorityFeePerGas }) => BigInt(maxPriorityFeePerGas))).toEqual([
    2n * gwei,
    2n * gwei,
  ])
})

test('fee: a node that claims not to know base fees is not believed on a network that has them', async () => {
  const legacy = { eth_getBlockByNumber: {}, eth_gasPrice: toHex(10n ** 15n) }
  const { send, run, asked } = startEvm({ ...asSmartAccount, ...legacy }, smart)
  await expect(send({ to: TO, from: account.address })).rejects.toMatchObject({ code: -32603 })
  const calls = { version: '2.0.0', from: smart.address, calls: [{ to: TO }] }
  await expect(run('wallet_sendCalls', [calls])).rejects.toMatchObject({ code: -32603 })
  expect(asked).toEqual([])
  // On a network that this wallet does not know both kinds occur.
  const unknown = startEvm({ eth_getBlockByNumber: {}, eth_chainId: '0x539' })
  await unknown.send({ to: TO }, 1_337)
  expect(unknown.sent.map((raw) => parseTransaction(raw).gasPrice)).toEqual([gwei])
})

test('fee: a price per gas that the page wants of the node is limited too', async () => {
  const { send, sent } = startEvm({ eth_gasPrice: toHex(10n ** 15n) })
  await send({ to: TO, type: '0x0' })
  expect(parseTransaction(sent[0] ?? '0x').gasPrice).toBe(3n * gwei)
})

test('fee: above the absolute limit nobody is asked, below it a high fee is warned of', async () => {
  const { send, run, asked } = startEvm(asSmartAccount, smart)
  const given = { to: TO, from: account.address, gas: '0x5208' }
  const tooHigh = { code: -32000, data: { reason: 'FEE_TOO_HIGH' } }
  for (const price of [{ gasPrice: toHex(10n ** 15n) }, { maxFeePerGas: toHex(10n ** 15n) }])
    await expect(send({ ...given, ...price })).rejects.toMatchObject(tooHigh)
  await expect(send({ ...given, gas: toHex(10n ** 9n) })).rejects.toMatchObject(tooHigh)
  const expensive = startEvm({ ...asSmartAccount, eth_estimateGas: toHex(10n ** 9n) }, smart)
  const calls = { version: '2.0.0', from: smart.address, calls: [{ to: TO }] }
  await expect(expensive.run('wallet_sendCalls', [calls])).rejects.toMatchObject(tooHigh)
  expect([...asked, ...expensive.asked]).toEqual([])
  await send({ ...given, maxFeePerGas: toHex(1_000n * gwei), maxPriorityFeePerGas: toHex(2n * gwei) })
  expect(asked.at(-1)?.warnings).toContain('The network fee is unusually high: it can be 0.021 ETH.')
  const operation = startEvm({ ...asSmartAccount, eth_estimateGas: toHex(8n * 10n ** 6n) }, smart)
  await operation.run('wallet_sendCalls', [calls])
  expect(operation.asked.at(-1)?.warnings?.join()).toContain('The network fee is unusually high')
  await run('wallet_sendCalls', [calls])
  expect(asked.at(-1)?.warnings).toEqual([])
})

test('fee: a tip of the page above the limit is warned of, however low a price the node calls usual', async () => {
  const { send, asked } = startEvm({ eth_gasPrice: toHex(10n ** 15n) })
  const tip = toHex(51n * gwei)
  await send({ to: TO, value: toHex(10n ** 18n), maxFeePerGas: tip, maxPriorityFeePerGas: tip })
  expect(asked.at(-1)?.warnings).toEqual([
    'The page asks for a network fee that is more than ten times as high as usual.',
  ])
})

const ORACLE = '0x420000000000000000000000000000000000000F'
const UPPER_BOUND = toFunctionSelector('function getL1FeeUpperBound(uint256)')
/** A network of the OP stack that takes so much for the data of a transaction. */
const oracle =
  (fee: bigint) =>
  ([call]: readonly [{ readonly to: string; readonly data: string }]): unknown =>
    call.to === ORACLE && call.data.startsWith(UPPER_BOUND)
      ? toHex(fee, { size: 32 })
      : new JsonRpcResponseError(3, 'execution reverted')
const rollup = (chainId: number, eth_call: unknown) => startEvm({ eth_chainId: toHex(chainId), eth_call })

test('fee: what a rollup takes for the data on its first layer is in the most that is paid', async () => {
  for (const chainId of [10, 8453, 7777777]) {
    const { send, fact, asked } = rollup(chainId, oracle(10n ** 15n))
    await send({ to: TO }, chainId)
    // Twice as much, because its price may rise.
    expect(fact('Network fee')).toMatch(/^At most 0.002063 (ETH|of the network’s coin)$/)
    const above = 'The network fee can be higher than the amount that is sent.'
    await send({ to: TO, value: toHex(10n ** 15n) }, chainId)
    expect(asked.at(-1)?.warnings).toContain(above)
  }
  const { send, asked } = rollup(8453, oracle(10n ** 18n))
  await expect(send({ to: TO }, 8453)).rejects.toMatchObject({ data: { reason: 'FEE_TOO_HIGH' } })
  expect(asked).toEqual([])
})

test('fee: where the network may take more and does not say how much, that is said', async () => {
  const silent = [
    '0x',
    null,
    '0x01',
    new JsonRpcResponseError(-32000, 'busy'),
    new TypeError('Failed to fetch'),
  ]
  for (const chainId of [10, 8453, 1_337])
    for (const eth_call of silent) {
      const { send, fact } = rollup(chainId, eth_call)
      await send({ to: TO }, chainId)
      expect(fact('Network fee')).toMatch(
        /^At most 0.000063 (ETH|of the network’s coin), plus what this network may add, which isn’t known$/,
      )
    }
})

const OPERATOR_FEE = toFunctionSelector('function getOperatorFee(uint256)')

test('fee: what the operator of a rollup takes is not known where the node does not answer, and nothing where nobody takes it', async () => {
  const bound = oracle(10n ** 15n)
  const answers: readonly (readonly [unknown, string])[] = [
    [toHex(10n ** 14n, { size: 32 }), 'At most 0.002263 ETH'],
    [new JsonRpcResponseError(-32000, 'execution reverted'), 'At most 0.002063 ETH'],
    [new JsonRpcResponseError(-32015, 'VM execution error.'), 'At most 0.002063 ETH'],
    ...[new TypeError('Failed to fetch'), new JsonRpcResponseError(-32005, 'limit exceeded')].map(
      (error) => [error, 'At most 0.000063 ETH, plus what this network may add, which isn’t known'] as const,
    ),
  ]
  for (const [answer, shown] of answers) {
    const { send, fact } = rollup(8453, (params: Parameters<typeof bound>[0]) =>
      params[0].data.startsWith(OPERATOR_FEE) ? answer : bound(params),
    )
    await send({ to: TO }, 8453)
    expect(fact('Network fee')).toBe(shown)
  }
})

test('fee: where gas pays all, nobody is asked for more', async () => {
  const asksNobody = new Error('must not be asked')
  for (const chainId of [1, 137, 42161]) {
    const calls: unknown[] = []
    const { send, fact } = rollup(chainId, (params: unknown) => {
      calls.push(params)
      return asksNobody
    })
    await send({ to: TO }, chainId)
    expect([calls, fact('Network fee')]).toEqual([
      [],
      expect.stringMatching(/^At most 0.000063 (ETH|of the network’s coin)$/),
    ])
  }
})

test('fee: an account of a contract pays its operation by the gas alone, so the most is known', async () => {
  const { send, fact } = startEvm({ ...asSmartAccount, eth_chainId: '0x2105' }, { ...smart, chainId: 8453 })
  await send({ to: TO, from: smart.address }, 8453)
  expect(fact('Network fee')).toMatch(/^At most 0.\d+ ETH$/)
})

test('fee: recipient or spender, amount and fee are the first facts', async () => {
  const { send, run, asked } = startEvm(asSmartAccount, smart)
  const labels = (): readonly string[] => asked.at(-1)?.facts.map(({ label }) => label) ?? []
  await send({ to: TO, value: '0x1', from: account.address })
  expect(labels().slice(0, 3)).toEqual(['To', 'Amount', 'Network fee'])
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [TO, maxUint256] })
  await send({ to: TOKEN, data: approve, from: account.address })
  expect(labels().slice(0, 5)).toEqual([
    'Who may spend',
    'Amount',
    'Network fee',
    'If these are NFTs',
    'Token contract',
  ])
  const calls = [
    { to: TOKEN, data: approve },
    { to: TO, value: '0x1' },
  ]
  await run('wallet_sendCalls', [{ version: '2.0.0', from: smart.address, calls }])
  expect(labels().slice(0, 4)).toEqual(['Network fee', 'Step 1', 'Who may spend', 'Amount'])
})

test('nonce: one that the page has set is shown', async () => {
  const { send, asked, fact } = startEvm()
  const labels = () => asked.at(-1)?.facts.map(({ label }) => label)
  await send({ to: TO })
  expect(labels()).toEqual(['To', 'Amount', 'Network fee', 'Your account', 'Network'])
  await send({ to: TO, nonce: '0x3e8' })
  expect(labels()).toEqual(['To', 'Amount', 'Network fee', 'Nonce', 'Your account', 'Network'])
  expect(fact('Nonce')).toBe('1000, set by the page')
})

/** A node that refuses and says that the nonce has been used, which it cannot prove. */
const refusing = () => {
  let count = 4
  let refusal: Error | undefined = new JsonRpcResponseError(-32000, 'insufficient funds for gas')
  const replies = {
    ...asSmartAccount,
    eth_getTransactionCount: () => toHex(++count),
    eth_call: () => toHex(++count, { size: 32 }),
    eth_sendRawTransaction: () => refusal,
    eth_sendUserOperation: () => refusal,
  }
  return {
    replies,
    refuse(error: Error | undefined) {
      refusal = error
    },
  }
}

test('nonce: after a refusal the next transaction has the same one, so only one of them can be executed', async () => {
  const node = refusing()
  const { send, sent, asked } = startEvm(node.replies)
  const nonces = () => sent.map((raw: Hex) => parseTransaction(raw).nonce)
  await expect(send({ to: TO })).rejects.toThrow('insufficient funds')
  await expect(send({ to: TO, value: '0x1' })).rejects.toThrow('insufficient funds')
  node.refuse(undefined)
  await send({ to: TO, value: '0x2' })
  expect(nonces()).toEqual([6, 6, 6])
  expect(asked[2]?.warnings?.join()).not.toContain('refused')
  await send({ to: TO })
  expect(nonces().at(-1)).toBeGreaterThan(6)
})

test('nonce: where the node calls the refused one used, the next transaction warns that both may be paid', async () => {
  const node = refusing()
  const { send, sent, asked } = startEvm(node.replies)
  await expect(send({ to: TO })).rejects.toThrow('insufficient funds')
  node.refuse(new JsonRpcResponseError(-32000, 'nonce too low: next nonce 7, tx nonce 6'))
  await expect(send({ to: TO })).rejects.toThrow('nonce too low')
  node.refuse(undefined)
  await send({ to: TO })
  const [first, second, third] = sent.map((raw) => parseTransaction(raw).nonce ?? 0)
  expect([second, (third ?? 0) > 6]).toEqual([first, true])
  expect(asked.at(-1)?.warnings).toContain(
    'The network refused an earlier transaction of this account, but may still execute it. Check its history before you approve.',
  )
})

test('nonce: after a refusal the next user operation has the same one', async () => {
  const node = refusing()
  const { send, asked, operations } = startEvm(node.replies, smart)
  const call = { to: TO, from: smart.address }
  await expect(send(call)).rejects.toThrow('insufficient funds')
  node.refuse(undefined)
  await send(call)
  expect(asked[1]?.warnings).toEqual([])
  await send(call)
  const [first, second, third] = operations.map(({ nonce }) => BigInt(nonce))
  expect([second, third === first]).toEqual([first, false])
})
