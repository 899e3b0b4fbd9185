import { erc20Abi } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { parseGrant, readGrant } from '../permissions'
import { alice, bob } from '../test-support/test-accounts'
import { describePermissions } from './describe-permissions'
import { english } from './open-confirm-window'

const { publicKey } = privateKeyToAccount(generatePrivateKey())
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const network = { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:8545' } as const

const supplyOf = (token: string) => (token === TOKEN ? 5_000n : undefined)

function granting(permission: object, { expiry = 2_000, nowSeconds = 1_000, isKnown = false } = {}) {
  const grant = readGrant(
    parseGrant([
      {
        expiry,
        signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey }] } },
        permissions: [permission],
      },
    ]),
    { chainId: 1, ownContracts: [alice], nowSeconds },
  )
  const prompt = {
    kind: 'grant-permissions',
    method: 'm',
    account: alice,
    network,
    grant,
    supplyOf: isKnown ? supplyOf : () => undefined,
  } as const
  return describePermissions(prompt, english)
}
const described = (functions: readonly object[], abi: readonly unknown[] = erc20Abi) =>
  granting({ type: 'contract-call', data: { address: TOKEN, abi, functions } })
const shown = (...grant: Parameters<typeof described>) =>
  described(...grant).fields.map(({ label, value }) => [label, value])
const TAKES_ALL = ['Careful', 'The method can take or hand over all that the account has in this contract.']

test('permissions: the request is called what the dialog and the embedded wallet call it', () => {
  expect(described([{ functionName: 'transfer' }])).toMatchObject({
    title: 'Give this site permissions',
    explanation: 'Its keys act for your account, and you are not asked again.',
    approve: 'Give',
  })
})

test.each([
  ['many_msg_babbage', ['bytes1'], 'transfer(address,uint256)'],
  ['sign_szabo_bytecode', ['bytes16', 'uint128'], 'approve(address,uint256)'],
  ['gasprice_bit_ether', ['int128'], 'transferFrom(address,address,uint256)'],
])('permissions: %s of an ABI is shown as what the contract takes it for', (name, types, real) => {
  const abi = [{ type: 'function', name, inputs: types.map((type) => ({ type })) }]
  const fields = shown([{ functionName: name }], abi)
  expect(fields).toContainEqual(['May call', real])
  expect(fields).toContainEqual(['The site calls it', `${name}(${types.join(',')})`])
  expect(fields).toContainEqual(TAKES_ALL)
})

test('permissions: only a limit of recipient or amount takes the place of the warning', () => {
  const having = (functionName: string, ...args: readonly unknown[]) => shown([{ functionName, args }])
  expect(having('transfer', null, { operator: 'GREATER_THAN', value: '0x0' })).toContainEqual(TAKES_ALL)
  expect(
    having('transfer', null, { operator: 'LESS_THAN', value: '0xffffffffffffffffffffffff' }),
  ).toContainEqual(TAKES_ALL)
  expect(having('transfer', { operator: 'EQUAL', value: bob })).toContainEqual([
    'Careful',
    'The address in the condition can get all that the account has in this contract.',
  ])
  const none = having('transfer', null, { operator: 'EQUAL', value: '0x0' }).map(([label]) => label)
  expect(none).not.toContain('Careful')
  expect(having('transfer', null, { operator: 'LESS_THAN', value: '0x64' })).toContainEqual([
    'Careful',
    'Anyone can get this with each call, any number of times.',
  ])
  expect(having('approve', null, { operator: 'LESS_THAN', value: '0x64' })).toContainEqual([
    'Careful',
    'Anyone can get this with each call, any number of times. If the contract has NFTs, every one with a lower number can be taken.',
  ])
})

test('permissions: of a method that nobody knows the name is said to be the site’s', () => {
  const inputs = [{ type: 'uint256' }]
  const fields = shown(
    [{ functionName: 'claimRewards' }],
    [{ type: 'function', name: 'claimRewards', inputs }],
  )
  expect(fields).toContainEqual([
    'Careful',
    'The wallet does not know this method. Its name is only what the site calls it.',
  ])
})

test('permissions: what a short period comes to in all is said', () => {
  const startsAt = Math.floor(Date.now() / 1_000) + 1_000
  const data = { allowance: '0x16345785d8a0000', start: startsAt, period: 1 }
  const permission = { type: 'native-token-recurring-allowance', data }
  const { fields } = granting(permission, { expiry: startsAt + 99, nowSeconds: startsAt })
  expect(fields).toContainEqual({ label: 'In all, at most', value: '10 ETH' })
  expect(fields.map(({ label }) => label)).not.toContain('Token')
})

test('permissions: an amount of all that exists of the token is no limit, where that is known', () => {
  const values = (permission: object, isKnown: boolean, expiry?: number) =>
    granting(permission, { isKnown, ...(expiry && { expiry }) }).fields.map(({ value }) => value)
  const limit = (value: string) => ({
    type: 'contract-call',
    data: {
      address: TOKEN,
      abi: erc20Abi,
      functions: [{ functionName: 'transfer', args: [null, { operator: 'LESS_THAN', value }] }],
    },
  })
  expect(values(limit('0x1388'), true)).toContain(TAKES_ALL[1])
  expect(values(limit('0x1387'), true)).not.toContain(TAKES_ALL[1])
  expect(values(limit('0x1388'), false)).not.toContain(TAKES_ALL[1])
  const allowance = (amount: string) => ({
    type: 'erc20-recurring-allowance',
    data: { token: TOKEN, allowance: amount, start: 1, period: 86_400 },
  })
  expect(values(allowance('0x1388'), true).join()).toMatch(/Unlimited every 86400 seconds/)
  expect(values(allowance('0x1387'), true).join()).toMatch(/4999 of the smallest unit every 86400 seconds/)
  expect(values(allowance('0x1388'), false).join()).toMatch(/5000 of the smallest unit every 86400 seconds/)
})

test('permissions: what comes to all that exists of the token in all is unlimited', () => {
  const startsAt = Math.floor(Date.now() / 1_000) + 1_000
  const data = { token: TOKEN, allowance: '0x32', start: startsAt, period: 1 }
  const inAll = (isKnown: boolean) =>
    granting(
      { type: 'erc20-recurring-allowance', data },
      { expiry: startsAt + 99, nowSeconds: startsAt, isKnown },
    ).fields.find(({ label }) => label === 'In all, at most')?.value
  expect([inAll(true), inAll(false)]).toEqual(['Unlimited', '5000 of the smallest unit'])
})
