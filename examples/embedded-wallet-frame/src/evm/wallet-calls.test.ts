import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseTransaction, toHex } from 'viem'
import { expect, test } from 'vitest'
import {
  account,
  asSmartAccount,
  ENTRY_POINT,
  smart,
  startEvm,
  TO,
  TRANSACTION_HASH,
} from '../test-support/start-evm'
import { accountAbi } from './user-operation'
import { readCapabilities } from './wallet-calls'

const from = smart.address
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const transfer = { to: TO, value: toHex(10n ** 18n) } as const
const approve = {
  to: TOKEN,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [TO, maxUint256] }),
} as const
const start = () => startEvm(asSmartAccount, smart)
const sendCalls = (changes: object) => ({ version: '2.0.0', from, calls: [transfer], ...changes })

test('calls: the card tells each step, what all cost, and warns of what one of them does', async () => {
  const { run, asked } = start()
  expect(await run('wallet_sendCalls', [sendCalls({ calls: [approve, transfer] })])).toEqual({
    id: TRANSACTION_HASH,
  })
  const [{ title, warnings, facts } = { facts: [] }] = asked
  expect(title).toBe('Approve 2 actions')
  expect(warnings).toEqual(['Whoever this is could take all of this token, now and later.'])
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Network fee: At most 0.0008256 ETH',
    'Step 1: Allow unlimited spending',
    `Who may spend: ${TO}`,
    'Amount: Unlimited',
    expect.stringMatching(/^If these are NFTs: Number \d+$/),
    `Token contract: ${TOKEN}`,
    'Step 2: Send a transaction',
    `To: ${TO}`,
    'Amount: 1 ETH',
    `Your smart account: ${from}`,
    'Network: Ethereum (chain 1)',
    `Data: ${approve.data}`,
  ])
  expect(facts.filter(({ isMain }) => isMain).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Step 1', 'Step 2']),
  )
})

test('calls: the fee is compared with what all of them send', async () => {
  const { run, asked } = start()
  const small = { to: TO, value: toHex(5n * 10n ** 14n) }
  await run('wallet_sendCalls', [sendCalls({ calls: [small, small] })])
  await run('wallet_sendCalls', [sendCalls({ calls: [small] })])
  expect(asked.map(({ title, warnings }) => [title, warnings])).toEqual([
    ['Approve 2 actions', []],
    ['Send a transaction', ['The network fee can be higher than the amount that is sent.']],
  ])
})

test('calls: version 1.0 is answered with the id alone', async () => {
  const { run } = start()
  for (const version of ['1.0', undefined])
    expect(await run('wallet_sendCalls', [sendCalls({ version })])).toBe(TRANSACTION_HASH)
})

test('calls: what the wallet need not support is ignored, and its own chain is accepted in both forms', async () => {
  const { run, asked } = start()
  const capabilities = { atomic: {}, paymasterService: { url: 'https://pay.example', optional: true } }
  for (const chainId of ['0x1', 1])
    await run('wallet_sendCalls', [
      sendCalls({ chainId, atomicRequired: true, capabilities, calls: [{ ...transfer, capabilities }] }),
    ])
  expect(asked).toHaveLength(2)
})

const paymaster = { paymasterService: { url: 'https://pay.example' } }
const refused: readonly (readonly [what: string, changes: object, code: number])[] = [
  ['another chain', { chainId: '0xa' }, 5710],
  ['a required capability', { capabilities: paymaster }, 5700],
  ['one that a call requires', { calls: [transfer, { ...transfer, capabilities: paymaster }] }, 5700],
  ['an id that the page chose', { id: '0x1' }, -32602],
  ['the account of another wallet', { from: TO }, 4100],
]

test.each(refused)('calls: %s is refused before the user is asked', async (_what, changes, code) => {
  const { run, asked } = start()
  await expect(run('wallet_sendCalls', [sendCalls(changes)])).rejects.toMatchObject({ code })
  expect(asked).toEqual([])
})

test.each<[string, object]>([
  ['none', { calls: [] }],
  ['more than fifty', { calls: Array.from({ length: 51 }, () => transfer) }],
  ['a call with a field that is not shown', { calls: [{ ...transfer, gas: '0x1' }] }],
  ['a call to nobody', { calls: [{ value: '0x1' }] }],
  ['a list with an unknown field', { delegate: TO }],
])('calls: %s cannot be read', async (_what, changes) => {
  const { run, asked } = start()
  await expect(run('wallet_sendCalls', [sendCalls(changes)])).rejects.toThrow()
  expect(asked).toEqual([])
})

test('calls: the account of the key sends one as a transaction, and not several or all at once', async () => {
  const { run, asked, sent } = start()
  const own = (changes: object = {}) =>
    run('wallet_sendCalls', [sendCalls({ from: account.address, ...changes })])
  for (const changes of [{ calls: [transfer, transfer] }, { atomicRequired: true }])
    await expect(own(changes)).rejects.toMatchObject({ code: 5760 })
  expect(asked).toEqual([])
  expect(await own()).toEqual({ id: expect.stringMatching(/^0x[\da-f]{64}$/) })
  expect(sent.map((raw) => parseTransaction(raw))).toMatchObject([
    { to: TO.toLowerCase(), value: 10n ** 18n, nonce: 5 },
  ])
})

test('operation: the calls within one of the page are shown and sent again', async () => {
  const { run, asked, operations } = start()
  const single = encodeFunctionData({
    abi: accountAbi,
    functionName: 'execute',
    args: [approve.to, 0n, approve.data],
  })
  const several = encodeFunctionData({
    abi: accountAbi,
    functionName: 'executeBatch',
    args: [
      [
        { target: TO, value: 1n, data: '0x' },
        { target: approve.to, value: 0n, data: approve.data },
      ],
    ],
  })
  for (const callData of [single, several]) {
    const given = { sender: from.toLowerCase(), callData, nonce: '0x63', factory: null }
    expect(await run('eth_sendUserOperation', [given, ENTRY_POINT])).toMatch(/^0x[\da-f]{64}$/)
  }
  expect(asked.map(({ title }) => title)).toEqual(['Allow unlimited spending', 'Approve 2 actions'])
  // The nonce is the chain's.
  expect(operations.map(({ callData, nonce }) => [callData, nonce])).toEqual([
    [single, '0x7'],
    [several, '0x7'],
  ])
})

test('operation: one for another account, entry point or factory is refused before the user is asked', async () => {
  const { run, asked } = start()
  const callData = encodeFunctionData({ abi: accountAbi, functionName: 'execute', args: [TO, 1n, '0x'] })
  const send = (changes: object, entryPoint: Hex = ENTRY_POINT) =>
    run('eth_sendUserOperation', [{ sender: from, callData, ...changes }, entryPoint])
  await expect(send({ sender: TO })).rejects.toMatchObject({ code: 4100 })
  await expect(send({}, TO)).rejects.toMatchObject({ code: -32602 })
  await expect(send({ factory: TO, factoryData: '0x' })).rejects.toMatchObject({ code: -32602 })
  for (const changes of [{ callData: '0xdeadbeef' }, { paymaster: TO }])
    await expect(send(changes)).rejects.toThrow()
  await expect(
    startEvm(asSmartAccount).run('eth_sendUserOperation', [{ sender: from, callData }, ENTRY_POINT]),
  ).rejects.toMatchObject({ code: 4100 })
  expect(asked).toEqual([])
  await send({ factory: smart.config.factory.toLowerCase() })
  expect(asked).toHaveLength(1)
})

const supported = { atomic: { status: 'supported' }, atomicBatch: { supported: true } }
const unsupported = {
  atomic: { status: 'unsupported' },
  atomicBatch: { supported: false },
  permissions: { supported: false },
}

test('capabilities: the smart account’s, where it is, and the account of the key has none', () => {
  const config = { ...smart.config, chainIds: [1, 8453] }
  const read = (params?: unknown) => readCapabilities(params, account, config)
  expect(read([from])).toEqual({
    '0x1': { ...supported, permissions: expect.objectContaining({ supported: true }) },
    '0x2105': { ...supported, permissions: expect.objectContaining({ supported: true }) },
  })
  expect(read([account.address, ['0x1', 10]])).toEqual({ '0x1': unsupported })
  expect(read([from, []])).toEqual(read())
  expect(read([])).toMatchObject({ '0x1': supported })
  expect(() => read([TO])).toThrow('The account is not of this wallet')
})

test('capabilities: without smart accounts there are none, and the account of another wallet is refused', () => {
  const read = (params?: unknown) => readCapabilities(params, account, undefined)
  expect([read(), read([account.address])]).toEqual([{}, {}])
  expect(() => read([from])).toThrow('The account is not of this wallet')
})
