import {
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
  parseTransaction,
  recoverTransactionAddress,
  toHex,
} from 'viem'
import { expect, test } from 'vitest'
import { JsonRpcResponseError } from '../rpc-client'
import { account, asSmartAccount, ENTRY_POINT, smart, startEvm, TO } from '../test-support/start-evm'

test('transaction: the signed transaction has the fee and the fields that were shown', async () => {
  const { send, sent, fact } = startEvm()
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

test('transaction: the nonce is read again after the approval, unless the page set it', async () => {
  let count = 4
  const { send, sent } = startEvm({ eth_getTransactionCount: () => toHex(++count) })
  await send({ to: TO })
  await send({ to: TO, nonce: '0x2' })
  expect(sent.map((raw) => parseTransaction(raw).nonce)).toEqual([6, 2])
})

test('transaction: a number, data or an account with a capital X is refused', async () => {
  const { send, asked } = startEvm()
  const capital = `0X${TO.slice(2)}`
  for (const given of [{ value: '0X5' }, { nonce: '0X1' }, { data: '0X00' }, { to: capital }])
    await expect(send({ to: TO, ...given }), JSON.stringify(given)).rejects.toThrow()
  expect(asked).toEqual([])
})

test('transaction: what a new contract will do nobody can tell', async () => {
  const { send, asked, fact } = startEvm()
  await send({ data: '0x6000', value: toHex(10n ** 18n) })
  expect(asked[0]?.title).toBe('Create a contract')
  expect(fact('Amount')).toBe('1 ETH')
  expect(asked[0]?.warnings).toEqual([
    'This wallet can’t tell what the contract will do. Approve it only if you trust the site.',
  ])
})

test('transaction: warns of a fee that is unusually high or above the amount', async () => {
  const { send, asked } = startEvm()
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
  const { send, asked, sent } = startEvm({ eth_chainId: '0x2105' })
  await expect(send({ to: TO })).rejects.toMatchObject({ code: 4901 })
  await expect(startEvm().send({ to: TO, chainId: '0x2105' })).rejects.toMatchObject({ code: -32602 })
  expect([asked, sent]).toEqual([[], []])
})

test('transaction: a field that would not be shown is refused', async () => {
  const { send, asked } = startEvm()
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

test('transaction: returns the hash if the node’s reply is lost, but not if the node refuses', async () => {
  const lost = startEvm({ eth_sendRawTransaction: new TypeError('Failed to fetch') })
  expect(await lost.send({ to: TO })).toMatch(/^0x[\da-f]{64}$/)
  const known = startEvm({ eth_sendRawTransaction: new JsonRpcResponseError(-32000, 'already known') })
  expect(await known.send({ to: TO })).toMatch(/^0x[\da-f]{64}$/)
  const poor = startEvm({ eth_sendRawTransaction: new JsonRpcResponseError(-32003, 'insufficient funds') })
  await expect(poor.send({ to: TO })).rejects.toMatchObject({ code: -32003 })
})

test('transaction: shows the complete data, and calls an unlimited approval unlimited', async () => {
  const { send, fact, asked } = startEvm()
  const data = encodeFunctionData({
    abi: parseAbi(['function approve(address spender, uint256 amount)']),
    args: [TO, maxUint256],
  })
  await send({ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', data })
  expect(asked.at(-1)?.title).toBe('Allow unlimited spending')
  expect([fact('Who may spend'), fact('Amount'), fact('Data')]).toEqual([TO, 'Unlimited', data])
  const unknown: Hex = `0xdeadbeef${'00'.repeat(500)}`
  await send({ to: TO, data: unknown })
  expect(fact('Data')).toBe(unknown)
  expect(asked.at(-1)?.warnings?.join()).toContain('can’t tell')
})

test.each([true, false])(
  'smart account: a failed call is not answered as sent (success %s)',
  async (success) => {
    const transactionHash = toHex(9, { size: 32 })
    const { run, fact } = startEvm(
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
  },
)

test('message: its text and the account that signs are shown, and what is no text is shown in hex', async () => {
  const { run, fact } = startEvm()
  for (const [raw, shown] of [
    [toHex('hello'), 'hello'],
    ['0xff00', '0xff00'],
  ] as const) {
    await run('personal_sign', [raw, account.address])
    expect([fact('Message'), fact('Your account')]).toEqual([shown, account.address])
  }
})

test('message: warns of a sign-in at another site than the page’s', async () => {
  const { run, asked } = startEvm()
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

test('message: a sign-in that is no text is refused before the user is asked', async () => {
  const { run, asked } = startEvm()
  const text = toHex(`bank.example wants you to sign in with your Ethereum account:\n${account.address}`)
  await expect(run('personal_sign', [`${text}ff`, account.address])).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  await run('personal_sign', [`${text}efbfbd`, account.address])
  expect(asked[0]?.warnings?.join()).toContain('signs you in at bank.example')
})

test('calls: those of the smart account to itself or its entry point, which can hold others, are refused', async () => {
  const { run, send, asked } = startEvm(asSmartAccount, smart)
  const approve = encodeFunctionData({
    abi: parseAbi(['function approve(address,uint256)']),
    args: [TO, maxUint256],
  })
  const data = encodeFunctionData({
    abi: parseAbi(['function execute(address target, uint256 value, bytes data)']),
    args: [TO, 0n, approve],
  })
  const from = smart.address
  for (const to of [smart.address.toLowerCase(), ENTRY_POINT]) {
    const calls = [{ to: TO }, { to, data }]
    const callData = encodeFunctionData({
      abi: parseAbi(['function execute(address target, uint256 value, bytes data)']),
      args: [to === ENTRY_POINT ? ENTRY_POINT : from, 0n, data],
    })
    for (const [method, params] of [
      ['eth_sendTransaction', [{ from, to, data }]],
      ['wallet_sendCalls', [{ version: '2.0.0', from, calls }]],
      ['eth_sendUserOperation', [{ sender: from, callData }, ENTRY_POINT]],
    ] as const)
      await expect(run(method, params)).rejects.toMatchObject({ code: -32602 })
  }
  expect(asked).toEqual([])
  // Coins alone hold no other call.
  await send({ from, to: from, value: '0x1' })
  expect(asked).toHaveLength(1)
})

test('methods: the chain is answered, and what neither signs nor sends goes to the node as it is', async () => {
  const methods = ['eth_getBalance', 'web3_clientVersion', 'eth_sendRawTransaction']
  const { run, called } = startEvm(Object.fromEntries(methods.map((name) => [name, '0xbeef'])))
  expect(await run('eth_chainId', undefined, 8453)).toBe('0x2105')
  expect(await run('eth_getBalance', [account.address, 'latest'])).toBe('0xbeef')
  expect(await run('web3_clientVersion', undefined)).toBe('0xbeef')
  expect(await run('eth_sendRawTransaction', ['0x02'])).toBe('0xbeef')
  expect(methods.flatMap(called)).toEqual([[account.address, 'latest'], [], ['0x02']])
})

test.each([
  'eth_sign',
  'eth_signTransaction',
  'eth_signTypedData',
  'eth_sendBundle',
  'wallet_addEthereumChain',
  'personal_unlockAccount',
])('methods: %s, which this wallet does not have, does not reach the node', async (method) => {
  const { run, called } = startEvm()
  await expect(run(method, [account.address])).rejects.toMatchObject({ code: 4200 })
  expect(called(method)).toEqual([])
})

test('methods: without a smart account permissions are refused with 4200, and neither the user nor the node is asked', async () => {
  const { run, asked, sent } = startEvm()
  for (const method of ['wallet_grantPermissions', 'wallet_revokePermissions'])
    await expect(run(method, [{ expiry: 60 }])).rejects.toMatchObject({ code: 4200 })
  expect(asked).toEqual([])
  expect(sent).toEqual([])
})
