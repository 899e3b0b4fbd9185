import {
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
} from 'viem'
import { getUserOperationTypedData } from 'viem/account-abstraction'
import { expect, test } from 'vitest'
import type { Approval } from '../approval/approval-card'
import { NodeRefusedError } from '../node-rpc'
import { createOwner } from '../test-support/create-owner'
import { answerEvm } from './answer-evm'
import { createSmartAccount, type SmartAccount } from './smart-account'

const account = createOwner()
const ENTRY_POINT = '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108'
const SMART_ACCOUNT = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function start(replies: Readonly<Record<string, unknown>> = {}, smartAccount?: SmartAccount) {
  const asked: Approval[] = []
  const sent: Hex[] = []
  const known: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getTransactionCount: '0x5',
    eth_estimateGas: '0x5208',
    eth_gasPrice: '0x3b9aca00',
    eth_getBlockByNumber: { baseFeePerGas: '0x3b9aca00' },
    eth_maxPriorityFeePerGas: '0x3b9aca00',
    ...replies,
  }
  const run = (method: string, params: unknown, chainId = 1): Promise<unknown> =>
    answerEvm({
      method,
      params,
      chainId,
      hostOrigin: 'https://shop.example',
      account,
      smartAccount,
      ownContracts: [ENTRY_POINT, SMART_ACCOUNT],
      preferred: 'eoa',
      async approve(approval) {
        asked.push(approval)
      },
      async node(called, given) {
        if (called === 'eth_sendRawTransaction' && Array.isArray(given)) sent.push(given[0])
        const entry = known[called]
        const reply: unknown = typeof entry === 'function' ? entry() : entry
        if (reply instanceof Error) throw reply
        return reply
      },
    })
  const fact = (label: string): string | undefined =>
    asked.at(-1)?.facts.find((one) => one.label === label)?.value
  return {
    run,
    asked,
    sent,
    fact,
    send: (transaction: object, chainId = 1) => run('eth_sendTransaction', [transaction], chainId),
  }
}

test('transaction: what is shown with its fee is what is signed', async () => {
  const { send, sent, fact } = start()
  const hash = await send({ from: account.address, to: TO, value: '0xde0b6b3a7640000', nonce: '0x7' })
  expect(hash).toMatch(/^0x[\da-f]{64}$/)
  expect(fact('Your account')).toBe(account.address)
  expect(fact('Network')).toBe('Ethereum (chain 1)')
  expect(fact('To')).toBe(TO)
  expect(fact('Amount')).toBe('1 ETH')
  // 21000 units of gas at twice the base fee of 1 gwei plus a tip of 1 gwei.
  expect(fact('Network fee')).toBe('At most 0.000063 ETH')
  const [raw = '0x'] = sent
  expect(parseTransaction(raw)).toMatchObject({
    chainId: 1,
    nonce: 7,
    gas: 21_000n,
    value: 10n ** 18n,
    maxFeePerGas: 3_000_000_000n,
    maxPriorityFeePerGas: 1_000_000_000n,
  })
  expect(await recoverTransactionAddress({ serializedTransaction: `0x02${raw.slice(4)}` })).toBe(
    account.address,
  )
})

test('transaction: the nonce is that after the approval, unless the page chose it', async () => {
  let count = 4
  const { send, sent } = start({ eth_getTransactionCount: () => toHex(++count) })
  await send({ to: TO })
  await send({ to: TO, nonce: '0x2' })
  expect(sent.map((raw) => parseTransaction(raw).nonce)).toEqual([6, 2])
})

test('transaction: a fee that is unusually high, or above the amount, is warned of', async () => {
  const { send, asked } = start()
  const gwei = 10n ** 9n
  await send({ to: TO, value: toHex(10n ** 18n), gasPrice: toHex(10n * gwei) })
  await send({ to: TO, value: toHex(10n ** 18n), gasPrice: toHex(11n * gwei) })
  await send({ to: TO, value: toHex(10n ** 18n), maxFeePerGas: toHex(11n * gwei) })
  await send({ to: TO, value: '0x01' })
  expect(asked.map(({ warnings }) => warnings)).toEqual([
    [],
    ['The page asks for a network fee that is more than ten times as high as usual.'],
    ['The page asks for a network fee that is more than ten times as high as usual.'],
    ['The network fee can be higher than the amount that is sent.'],
  ])
})

test('transaction: a node on another chain is refused before the user is asked', async () => {
  const { send, asked, sent } = start({ eth_chainId: '0x2105' })
  await expect(send({ to: TO })).rejects.toMatchObject({ code: 4901 })
  await expect(start().send({ to: TO, chainId: '0x2105' })).rejects.toMatchObject({ code: -32602 })
  expect([asked, sent]).toEqual([[], []])
})

test('transaction: a field that would not be shown is refused', async () => {
  const { send, asked } = start()
  const refused = [
    { to: TO, authorizationList: [] },
    { to: TO, type: '0x4' },
    { to: TO, data: '0x01', input: '0x02' },
    { to: TO, gasPrice: '0x1', maxFeePerGas: '0x1' },
    { to: TO, value: 1 },
    { to: 'ada.eth' },
  ]
  for (const transaction of refused) await expect(send(transaction)).rejects.toThrow()
  expect(asked).toEqual([])
})

test('transaction: the hash comes back when the reply of the node is lost, and not when it refuses', async () => {
  const lost = start({ eth_sendRawTransaction: new TypeError('Failed to fetch') })
  expect(await lost.send({ to: TO })).toMatch(/^0x[\da-f]{64}$/)
  const known = start({ eth_sendRawTransaction: new NodeRefusedError(-32000, 'already known') })
  expect(await known.send({ to: TO })).toMatch(/^0x[\da-f]{64}$/)
  const poor = start({ eth_sendRawTransaction: new NodeRefusedError(-32003, 'insufficient funds') })
  await expect(poor.send({ to: TO })).rejects.toMatchObject({ code: -32003 })
})

test('transaction: the data is shown whole, and an unlimited approval is called that', async () => {
  const { send, fact, asked } = start()
  const data = encodeFunctionData({
    abi: parseAbi(['function approve(address spender, uint256 amount)']),
    args: [TO, maxUint256],
  })
  await send({ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', data })
  expect(asked.at(-1)?.title).toBe('Allow unlimited spending')
  expect([fact('Spender'), fact('Amount'), fact('Data')]).toEqual([TO, 'Unlimited', data])
  const approve = { abi: parseAbi(['function approve(address spender, uint256 amount)']) }
  for (const [amount, title] of [
    [2n ** 128n, 'Allow unlimited spending'],
    [2n ** 128n - 1n, 'Allow a spender to take a token'],
  ] as const) {
    await send({ to: TO, data: encodeFunctionData({ ...approve, args: [TO, amount] }) })
    expect(asked.at(-1)?.title).toBe(title)
  }
  const unknown: Hex = `0xdeadbeef${'00'.repeat(500)}`
  await send({ to: TO, data: unknown })
  expect(fact('Data')).toBe(unknown)
  expect(asked.at(-1)?.warnings?.join()).toContain('cannot tell')
})

const smart = createSmartAccount(account, 1, {
  chainIds: [1],
  entryPoint: ENTRY_POINT,
  factory: '0x4c415443484b4559000000000000000000000011',
  implementation: '0x4c415443484b4559000000000000000000000010',
})

test.each([true, false])('smart account: a failed call is not answered as sent (success %s)', async (success) => {
  const transactionHash = toHex(9, { size: 32 })
  const { run, fact } = start(
    {
      eth_call: toHex(0, { size: 32 }),
      eth_getCode: '0x00',
      eth_gasPrice: '0x1',
      eth_getUserOperationReceipt: { success, receipt: { transactionHash } },
    },
    smart,
  )
  const call = { to: TO, value: '0x1' }
  const sending = run('eth_sendTransaction', [{ ...call, from: smart.address }])
  if (success) expect(await sending).toBe(transactionHash)
  else await expect(sending).rejects.toMatchObject({ code: -32000, data: { transactionHash } })
  expect(fact('Your smart account')).toBe(smart.address)
  const calls = { version: '2.0.0', from: smart.address, calls: [call] }
  expect(await run('wallet_sendCalls', [calls])).toEqual({ id: transactionHash })
})

const typed = (domain: object) => ({
  domain,
  primaryType: 'Mail',
  types: {
    Mail: [
      { name: 'to', type: 'Person' },
      { name: 'tags', type: 'string[]' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
  },
  message: { to: { wallet: TO }, tags: ['a', 'b'], unsigned: 'not shown' },
})

test('typed data: domain, contract and every field that is signed are shown', async () => {
  const { run, asked } = start()
  const data = typed({ name: 'Post', chainId: 1, verifyingContract: TO })
  expect(await run('eth_signTypedData_v4', [account.address, JSON.stringify(data)])).toMatch(/^0x/)
  expect(asked[0]?.facts.map(({ label, value }) => [label, value])).toEqual([
    ['Your account', account.address],
    ['Network', 'Ethereum (chain 1)'],
    ['Application', 'Post'],
    ['Contract', TO],
    ['to › wallet', TO],
    ['tags 1', 'a'],
    ['tags 2', 'b'],
  ])
})

test('typed data: a field of the domain that is not signed is refused, and the other way round', async () => {
  const { run, asked } = start()
  const domain = { name: 'Post', chainId: 1, verifyingContract: TO }
  const field = (name: string, type: string) => ({ name, type })
  const name = field('name', 'string')
  const chainId = field('chainId', 'uint256')
  const contract = field('verifyingContract', 'address')
  const refused = [
    [name],
    [name, chainId],
    [name, chainId, contract, field('salt', 'bytes32')],
    [name, chainId, contract, contract],
    [name, chainId, field('verifyingContract', 'uint256')],
  ]
  const sign = (fields: object) => {
    const { types, ...data } = typed(domain)
    const given = { ...data, types: { ...types, EIP712Domain: fields } }
    return run('eth_signTypedData_v4', [account.address, given])
  }
  for (const fields of refused) await expect(sign(fields)).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  expect(await sign([name, chainId, contract])).toBe(
    await run('eth_signTypedData_v4', [account.address, typed(domain)]),
  )
})

test('typed data: the domain alone is no message', async () => {
  const { run, asked } = start()
  const data = typed({ name: 'Post' })
  const types = { ...data.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
  const given = { ...data, types, primaryType: 'EIP712Domain', message: { name: 'Other' } }
  await expect(run('eth_signTypedData_v4', [account.address, given])).rejects.toThrow('has no type')
  expect(asked).toEqual([])
})

test('typed data: a chain id in text is signed although its type is left out', async () => {
  const { run } = start()
  const sign = (domain: object) => run('eth_signTypedData_v4', [account.address, typed(domain)])
  expect(await sign({ name: 'Post', chainId: '1' })).toBe(await sign({ name: 'Post', chainId: 1 }))
})

test('typed data: without a signed chain the network is any, with a warning', async () => {
  const { run, asked, fact } = start()
  await run('eth_signTypedData_v4', [account.address, typed({ name: 'Post' })])
  expect(fact('Network')).toBe('Any')
  expect(asked[0]?.warnings).toEqual(['This signature names no network, so it can be used on any.'])
})

test('typed data: a message for another chain is refused', async () => {
  const { run, asked } = start()
  const data = typed({ chainId: 8453 })
  await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
})

const permit = (value: unknown) => ({
  domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: TO },
  primaryType: 'Permit',
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonces', type: 'uint256[]' },
    ],
  },
  message: { owner: account.address, spender: TO, value, nonces: ['0'] },
})

test('typed data: a number is signed in one spelling only', async () => {
  const { run, asked } = start()
  const sign = (value: unknown) =>
    run('eth_signTypedData_v4', [account.address, JSON.stringify(permit(value))])
  const zeros = '0'.repeat(80)
  const refused = [1e76, ` ${maxUint256}`, '+5', '0b11', '1e3', `${zeros}5`, '05', '', 1.5, null, '0x']
  for (const value of refused)
    await expect(sign(value), String(value)).rejects.toMatchObject({ code: -32602 })
  const list = { ...permit('1'), message: { ...permit('1').message, nonces: ['1', '1e1'] } }
  await expect(run('eth_signTypedData_v4', [account.address, list])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  for (const value of [0, 5, '0', `${maxUint256}`, toHex(maxUint256), '0x00ff'])
    expect(await sign(value), String(value)).toMatch(/^0x/)
})

test('typed data: a user operation, and a message of the smart account, are refused', async () => {
  const { run, asked } = start()
  const operation = getUserOperationTypedData({
    chainId: 1,
    entryPointAddress: ENTRY_POINT,
    userOperation: {
      sender: SMART_ACCOUNT,
      nonce: 0n,
      callData: '0x',
      callGasLimit: 1n,
      verificationGasLimit: 1n,
      preVerificationGas: 1n,
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      signature: '0x',
    },
  })
  const text = JSON.stringify(operation, (_key, value) => (typeof value === 'bigint' ? `${value}` : value))
  const message = {
    domain: {
      name: 'Embedded account',
      version: '1',
      chainId: 1,
      verifyingContract: SMART_ACCOUNT.toLowerCase(),
    },
    types: { AccountMessage: [{ name: 'hash', type: 'bytes32' }] },
    primaryType: 'AccountMessage',
    message: { hash: toHex(1, { size: 32 }) },
  }
  for (const data of [text, message])
    await expect(run('eth_signTypedData_v4', [account.address, data])).rejects.toThrow('wallet itself signs')
  expect(asked).toEqual([])
})

test('message: the account that signs is shown', async () => {
  const { run, fact } = start()
  await run('personal_sign', [toHex('hello'), account.address])
  expect(fact('Your account')).toBe(account.address)
})

test('message: a sign-in at another site than the page’s is warned of', async () => {
  const { run, asked } = start()
  const sign = (domain: string): Promise<unknown> =>
    run('personal_sign', [
      toHex(`${domain} wants you to sign in with your Ethereum account:\n${account.address}`),
      account.address,
    ])
  await sign('shop.example')
  await sign('https://Shop.example')
  await sign('bank.example')
  await sign('shop.example:8080')
  expect(asked.map(({ warnings = [] }) => warnings[0]?.slice(0, 30))).toEqual([
    undefined,
    undefined,
    'This signs you in at bank.exam',
    'This signs you in at shop.exam',
  ])
})
