import { erc20Abi, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import { accountMessage, decodeContext, revocationHash, sessionId } from './permissions'
import { createFakeChain } from './test-support/fake-chain'
import { alice, bob } from './test-support/test-accounts'

const { publicKey, address: keyAddress } = privateKeyToAccount(generatePrivateKey())
const now = (): number => Math.floor(Date.now() / 1_000)
const request = (changes: object = {}) => ({
  chainId: '0x1',
  address: alice,
  expiry: now() + 3_600,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0xa', start: now() - 10, period: 86_400 },
    },
  ],
  policies: [],
  version: 2,
  ...changes,
})

function create(options: SimulatedWalletOptions = {}) {
  const wallet = createSimulatedWallet({ authorised: true, sessions: true, ...options })
  const ask = (method: string, ...params: readonly unknown[]) => wallet.provider.request({ method, params })
  const kinds = () => wallet.prompts.map(({ kind }) => kind)
  const grant = async (changes: object = {}) => Object(await ask('wallet_grantPermissions', request(changes)))
  return { wallet, ask, kinds, grant }
}

test('grant: asks the owner, and the reply has what was asked and a context that the account has signed', async () => {
  const { grant, wallet } = create()
  const asked = request()
  const reply = await grant(asked)
  const { expiry, signer, permissions } = asked
  expect(reply).toEqual({
    chainId: '0x1',
    address: alice,
    expiry,
    signer,
    permissions,
    context: reply.context,
  })
  const { session, grant: signature } = decodeContext(reply.context)
  const message = accountMessage({ chainId: 1, address: alice }, sessionId(session))
  expect(await verifyTypedData({ ...message, address: alice, signature })).toBe(true)
  expect(session).toMatchObject({ signers: [keyAddress], validUntil: expiry })
  expect(wallet.prompts).toMatchObject([{ kind: 'grant-permissions', account: alice, grant: session }])
})

test('grant: the owner is told what exists of the tokens, where the chain says it', async () => {
  const word = (value: number) => `0x${value.toString(16).padStart(64, '0')}`
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const permissions = [
    { type: 'erc20-recurring-allowance', data: { token, allowance: '0x5', start: now(), period: 60 } },
  ]
  const supplyOf = async (isTold: boolean) => {
    const { grant, wallet } = create({
      async fetch(_url, init) {
        const { params } = JSON.parse(String(init?.body))
        const result = { '0x313ce567': word(6), '0x18160ddd': word(5_000) }[String(params[0]?.data)]
        return Response.json(isTold && result ? { result } : { error: { code: 3, message: 'reverted' } })
      },
    })
    await grant({ permissions })
    const [prompt] = wallet.prompts
    return prompt?.kind === 'grant-permissions' ? prompt.supplyOf(token.toLowerCase()) : 'no prompt'
  }
  expect([await supplyOf(true), await supplyOf(false)]).toEqual([5_000n, undefined])
})

test('grant: capabilities name what can be granted', async () => {
  const { ask } = create()
  expect(await ask('wallet_getCapabilities', alice, ['0x1'])).toMatchObject({
    '0x1': { permissions: { supported: true, signerTypes: ['keys'] } },
  })
})

const atMost = { operator: 'LESS_THAN', value: '0x64' }
const having = (changes: object): object => ({
  permissions: [
    {
      type: 'contract-call',
      data: { address: bob, abi: erc20Abi, functions: [{ functionName: 'transfer', ...changes }] },
    },
  ],
})
test.each<[string, object, number]>([
  ['a condition under another name', having({ conditions: [null, atMost] }), -32602],
  [
    'a condition with another name for its operator',
    having({ args: [null, { condition: 'LESS_THAN', value: '0x64' }] }),
    -32602,
  ],
  ['an unknown condition', having({ args: [null, { ...atMost, operator: 'NOT_EQUAL' }] }), -32602],
  ['a condition without a value', having({ args: [null, { operator: 'EQUAL' }] }), -32602],
  ['a condition whose value is no number', having({ args: [{ ...atMost, value: Number.NaN }] }), -32602],
  ['a condition with an unknown member', having({ args: [null, { ...atMost, not: true }] }), -32602],
  ['a condition at no place', having({ args: Object.assign([], { 1: atMost }) }), -32602],
  ['a condition on no argument', having({ args: [null, null, atMost] }), -32602],
  ['another account', { address: bob }, 4100],
  ['a chain that the wallet does not have', { chainId: '0x9' }, 5710],
  ['a time that is over', { expiry: 1 }, -32602],
  ['no permissions', { permissions: [] }, -32602],
  ['an unknown permission', { permissions: [{ type: 'nft-transfer', data: {} }] }, -32602],
  ['a policy', { policies: [{ type: 'call-limit', data: {} }] }, -32602],
])('grant: %s is refused before the owner is asked', async (_what, changes, code) => {
  const { grant, kinds } = create()
  await expect(grant(changes)).rejects.toMatchObject({ code })
  expect(kinds()).toEqual([])
})

test('grant: nothing is granted when the owner rejects', async () => {
  const { grant, wallet } = create()
  wallet.rejectNext()
  await expect(grant()).rejects.toMatchObject({ code: 4001 })
})

test('revoke: the owner signs that the session has ended, again after it has ended', async () => {
  const { grant, ask, kinds } = create()
  const { context } = await grant()
  const revoke = () =>
    ask('wallet_revokePermissions', { pci: 'p', permissionsContext: context, address: `eip155:1:${alice}` })
  const message = accountMessage(
    { chainId: 1, address: alice },
    revocationHash(sessionId(decodeContext(context).session)),
  )
  const first = await revoke()
  expect(
    await verifyTypedData({ ...message, address: alice, signature: `0x${String(first).slice(2)}` }),
  ).toBe(true)
  expect(await revoke()).toBe(first)
  expect(kinds()).toEqual(['grant-permissions', 'revoke-permissions', 'revoke-permissions'])
})

test('revoke: only what this account has granted on this chain', async () => {
  const { grant, ask, kinds, wallet } = create()
  const strange = (await create().grant({ expiry: now() + 60 })).context
  const { context } = await grant()
  const revoke = (params: object) => ask('wallet_revokePermissions', params)
  for (const [params, code] of [
    [{ permissionsContext: '0x1234' }, -32602],
    [{ permissionsContext: 'no' }, -32602],
    [{ permissionsContext: strange }, -32602],
    [{ permissionsContext: context, address: bob }, 4100],
    [{ permissionsContext: context, address: `eip155:9:${alice}` }, 5710],
  ] as const)
    await expect(revoke(params)).rejects.toMatchObject({ code })
  wallet.rejectNext()
  await expect(revoke({ permissionsContext: context })).rejects.toMatchObject({ code: 4001 })
  expect(kinds()).toEqual(['grant-permissions', 'revoke-permissions'])
})

test('revoke: without a context it ends the access of the page, as before', async () => {
  const { ask } = create()
  expect(await ask('wallet_revokePermissions', { eth_accounts: {} })).toBeNull()
  expect(await ask('eth_accounts')).toEqual([])
})

test('sessions: a wallet without them answers 4200 and keeps the access of the page', async () => {
  const { grant, ask } = create({ sessions: false })
  await expect(grant()).rejects.toMatchObject({ code: 4200 })
  const { context } = await create().grant()
  await expect(ask('wallet_revokePermissions', { permissionsContext: context })).rejects.toMatchObject({
    code: 4200,
  })
  expect(await ask('eth_accounts')).toEqual([alice])
})

test('sessions: are kept over a reload with `remember`, revoked ones too', async () => {
  const kept = new Map<string, string>()
  const remember = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const { context } = await create({ remember }).grant()
  const later = create({ remember })
  await later.ask('wallet_revokePermissions', { permissionsContext: context })
  const spends = create({ remember, batches: true, fetch: chainWithBatches().fetch })
  await expect(spends.ask('wallet_sendCalls', batch(context, '0x1'))).rejects.toMatchObject({ code: 4100 })
})

const chainWithBatches = () =>
  createFakeChain({
    eth_getCode: { result: '0x01' },
    eth_estimateGas: { result: '0x1' },
    eth_getBlockByNumber: { result: { baseFeePerGas: '0x1', number: '0x1' } },
    eth_maxPriorityFeePerGas: { result: '0x1' },
    eth_getTransactionCount: { result: '0x9' },
    eth_sendRawTransaction: { result: `0x${'ab'.repeat(32)}` },
  })
const batch = (context: string, value: string) => ({
  version: '2.0.0',
  chainId: '0x1',
  atomicRequired: true,
  calls: [{ to: bob, value }],
  capabilities: { permissions: { context } },
})

test('sessions: calls within one ask nobody, others are refused, and all are after it was revoked', async () => {
  const chain = chainWithBatches()
  const { grant, ask, kinds } = create({ batches: true, fetch: chain.fetch })
  const { context } = await grant()
  const send = (value: string) => ask('wallet_sendCalls', batch(context, value))
  const sent = () => chain.methods().filter((method) => method === 'eth_sendRawTransaction').length
  expect(await send('0x6')).toMatchObject({ id: expect.any(String) })
  expect([kinds(), sent()]).toEqual([['grant-permissions'], 1])
  await expect(send('0x5')).rejects.toMatchObject({ code: 4100 })
  await send('0x4')
  await ask('wallet_revokePermissions', { permissionsContext: context })
  await expect(send('0x0')).rejects.toMatchObject({ code: 4100 })
  await expect(ask('wallet_sendCalls', batch('0x1234', '0x0'))).rejects.toMatchObject({ code: -32602 })
  expect([kinds(), sent()]).toEqual([['grant-permissions', 'revoke-permissions'], 2])
})
