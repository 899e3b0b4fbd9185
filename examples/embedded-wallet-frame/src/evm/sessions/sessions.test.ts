import { decodeContext, readContext, sessionId } from '@latchkey/simulated-wallet/permissions'
import { erc20Abi, type Hex, toFunctionSelector, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createRandomAccount } from '../../test-support/create-random-account'
import {
  coin,
  contractCall,
  key,
  keyOf,
  now,
  request,
  smart,
  start,
  TOKEN,
} from '../../test-support/session-requests'
import { account, ENTRY_POINT, TO } from '../../test-support/start-evm'
import { createSmartAccount } from '../smart-account'

test('grant: the card shows keys, permissions and expiry, and the reply contains what the owner signed', async () => {
  const { run, asked, fact } = start()
  const expiry = now() + 3_600
  const reply = Object(
    await run('wallet_grantPermissions', [
      request({
        expiry,
        permissions: [
          coin(),
          contractCall([
            {
              functionName: 'transfer',
              args: [null, { operator: 'LESS_THAN', value: '0x64' }],
              valueLimit: '0x0',
            },
          ]),
        ],
      }),
    ]),
  )
  expect(asked[0]?.title).toBe('Give this site permissions')
  expect(fact('Until')).toBe(`${new Date(expiry * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`)
  expect(fact('Key that acts')).toBe(key.address)
  expect(fact('May call')).toBe('transfer(address,uint256)')
  expect(fact('Of the contract')).toBe(TOKEN)
  expect(fact('Only if')).toBe('argument 2 is less than 100 (0x64)')
  expect(fact('Coins with each call')).toBe('None')
  expect(fact('May send')).toMatch(/^At most 1 ETH every day, to anyone, from /)
  expect(fact('In all')).toBeUndefined()
  expect(fact('Network fees')).toBe('At most 0.02 ETH in all, paid by your account')
  expect(fact('Your smart account')).toBe(smart.address)
  expect(fact('Network')).toBe('Ethereum (chain 1)')
  expect(reply).toMatchObject({
    chainId: '0x1',
    address: smart.address,
    expiry,
    accountMeta: { factory: TO },
  })
  const { session } = decodeContext(reply.context)
  expect(session).toMatchObject({ signers: [key.address], validUntil: expiry })
  expect(sessionId(await readContext(reply.context, smart, account.address))).toBe(sessionId(session))
})

test('grant: what a short period comes to in all is said', async () => {
  const { run, fact } = start()
  const startsAt = now() + 1_000
  const allowance = { allowance: '0x16345785d8a0000', start: startsAt, period: 1 }
  await run('wallet_grantPermissions', [
    request({
      expiry: startsAt + 99,
      permissions: [{ type: 'native-token-recurring-allowance', data: allowance }],
    }),
  ])
  expect(fact('May send')).toMatch(/^At most 0.1 ETH every second/)
  expect(fact('In all')).toBe('At most 10 ETH')
})

test('grant: an unlimited permission is called unlimited, and a method that can take all tokens causes a warning', async () => {
  const { run, asked, fact } = start()
  await run('wallet_grantPermissions', [
    request({ permissions: [coin(toHex(2n ** 256n - 1n)), contractCall([{ functionName: 'approve' }])] }),
  ])
  expect(fact('May send')).toMatch(/^Unlimited, every day/)
  expect(asked[0]?.warnings?.slice(1)).toEqual([
    'One of these methods can take or hand over all you have in that contract.',
    'There is no limit: the keys may take all you have of it, now and later.',
  ])
})

const CAN_TAKE = 'One of these methods can take or hand over all you have in that contract.'
const OTHER_NAME = 'The site gives a method another name than the one its contract knows it by.'

test.each([
  ['many_msg_babbage', ['bytes1'], 'transfer(address,uint256)'],
  ['sign_szabo_bytecode', ['bytes16', 'uint128'], 'approve(address,uint256)'],
  ['gasprice_bit_ether', ['int128'], 'transferFrom(address,address,uint256)'],
])('grant: %s of the page’s ABI is shown as what the contract takes it for', async (name, types, real) => {
  const { run, asked, fact } = start()
  const abi = [{ type: 'function', name, inputs: types.map((type) => ({ type })) }]
  const reply = Object(
    await run('wallet_grantPermissions', [
      request({ permissions: [contractCall([{ functionName: name }], { abi })] }),
    ]),
  )
  expect(fact('May call')).toBe(real)
  expect(fact('The site calls it')).toBe(`${name}(${types.join(',')})`)
  expect(asked[0]?.warnings?.slice(1)).toEqual([OTHER_NAME, CAN_TAKE])
  expect(decodeContext(reply.context).session.methods[0]?.selector).toBe(toFunctionSelector(real))
})

test('grant: only a limit of recipient or amount takes the place of the warning', async () => {
  const { run, asked, fact } = start()
  const warningsOf = async (functionName: string, ...args: readonly unknown[]) => {
    await run('wallet_grantPermissions', [request({ permissions: [contractCall([{ functionName, args }])] })])
    return asked.at(-1)?.warnings?.slice(1)
  }
  const again = 'The limits are for each call, and the keys may call any number of times.'
  const greater = { operator: 'GREATER_THAN', value: '0x0' }
  const less = (value: Hex) => ({ operator: 'LESS_THAN', value })
  expect(await warningsOf('transfer', null, greater)).toEqual([CAN_TAKE])
  expect(await warningsOf('transfer', greater)).toEqual([CAN_TAKE])
  expect(await warningsOf('transfer', null, less(toHex(2n ** 96n - 1n)))).toEqual([CAN_TAKE])
  expect(await warningsOf('transfer', null, less('0x64'))).toEqual([again])
  expect(await warningsOf('approve', null, less('0x64'))).toEqual([
    'If one of these contracts has NFTs, every one with a lower number can be taken.',
    again,
  ])
  expect(await warningsOf('transfer', { operator: 'EQUAL', value: '0x01' })).toEqual([
    'One of these methods can give all you have in that contract to the one address in its condition.',
  ])
  expect(fact('Only if')).toBe(`argument 1 is 0x${'1'.padStart(40, '0')}`)
})

const twice = [...erc20Abi, ...erc20Abi]
const atMost = { operator: 'LESS_THAN', value: '0x64' }
const having = (changes: object): object => ({
  permissions: [contractCall([{ functionName: 'transfer', ...changes }])],
})
const refused: readonly (readonly [what: string, changes: object, code: number])[] = [
  ['a time that is over', { expiry: now() - 1 }, -32602],
  ['no time', { expiry: undefined }, -32602],
  ['a time that never comes', { expiry: 8_640_000_000_000 }, -32602],
  ['a time of ten years', { expiry: now() + 10 * 365 * 86_400 }, -32602],
  ['another chain', { chainId: '0xa' }, -32602],
  ['a stranger’s account', { address: TO }, 4100],
  ['the account of the key itself', { address: account.address }, 4200],
  ['a signer of another type', { signer: { type: 'wallet', data: { keys: [] } } }, -32602],
  ['a passkey', { signer: keyOf(key.publicKey, 'secp256r1') }, -32602],
  ['a short key', { signer: keyOf('0x1234') }, -32602],
  ['no permissions', { permissions: [] }, -32602],
  ['a huge list', { permissions: Array.from({ length: 21 }, () => coin()) }, -32602],
  ['a permission of another type', { permissions: [{ type: 'nft-transfer', data: {} }] }, -32602],
  ['an unknown member', { permissions: [{ ...coin(), hidden: 1 }] }, -32602],
  ['a policy', { policies: [{ type: 'call-limit', data: { count: 1 } }] }, -32602],
  [
    'a delegate call',
    { permissions: [contractCall([{ functionName: 'approve', operation: 'DelegateCall' }])] },
    -32602,
  ],
  ['a method that is not in the ABI', { permissions: [contractCall([{ functionName: 'mint' }])] }, -32602],
  [
    'a method that is in it twice',
    { permissions: [contractCall([{ functionName: 'approve' }], { abi: twice })] },
    -32602,
  ],
  [
    'methods of the entry point',
    { permissions: [contractCall([{ functionName: 'approve' }], { address: ENTRY_POINT })] },
    -32602,
  ],
  [
    'a condition with another name for its operator',
    having({ args: [null, { condition: 'LESS_THAN', value: '0x64' }] }),
    -32602,
  ],
  ['an unknown condition', having({ args: [null, { ...atMost, operator: 'NOT_EQUAL' }] }), -32602],
  ['a condition without a value', having({ args: [null, { operator: 'EQUAL' }] }), -32602],
  ['a condition whose value is no number', having({ args: [{ ...atMost, value: 'NaN' }] }), -32602],
  ['a condition with an unknown member', having({ args: [null, { ...atMost, not: true }] }), -32602],
  ['a condition at no place', having({ args: Object.assign([], { 1: atMost }) }), -32602],
  ['a condition on no argument', having({ args: [null, null, atMost] }), -32602],
  ['conditions under another name', having({ conditions: [null, atMost] }), -32602],
  [
    'a condition on a text',
    {
      permissions: [
        contractCall([{ functionName: 'say', args: [{ operator: 'EQUAL', value: '0x1' }] }], {
          abi: [
            {
              type: 'function',
              name: 'say',
              inputs: [{ type: 'string' }],
              outputs: [],
              stateMutability: 'view',
            },
          ],
        }),
      ],
    },
    -32602,
  ],
]

test.each(refused)('grant: %s is refused before the user is asked', async (_what, changes, code) => {
  const { run, asked } = start()
  const granting = run('wallet_grantPermissions', [request(changes)])
  await expect(granting).rejects.toMatchObject({ code })
  expect(asked).toEqual([])
})

test('grant: of a method that is not known only the site says what it does', async () => {
  const { run, asked } = start()
  const abi = [{ type: 'function', name: 'play', inputs: [{ type: 'uint256' }] }]
  await run('wallet_grantPermissions', [
    request({ permissions: [contractCall([{ functionName: 'play' }], { abi })] }),
  ])
  expect(asked[0]?.warnings?.slice(1)).toEqual([
    'This wallet doesn’t know one of these methods. Its name is only what the site calls it. Approve it only if you trust the site.',
  ])
})

test('revoke: accepts only permissions that this account has granted on this chain', async () => {
  const { run, asked, fact } = start()
  const { context: permissionsContext } = Object(await run('wallet_grantPermissions', [request()]))
  const address = `eip155:1:${smart.address}`
  const signature = await run('wallet_revokePermissions', [{ pci: 'p', permissionsContext, address }])
  expect(signature).toMatch(/^0x[\da-f]{130,}/)
  expect(asked.at(-1)?.title).toBe('Revoke permissions')
  expect(fact('Key that acts')).toBe(key.address)
  const other = createSmartAccount(createRandomAccount(), 1, smart.config)
  const refusals: readonly (readonly [object, number])[] = [
    [{ permissionsContext: '0x1234' }, -32602],
    [{ permissionsContext, address: `eip155:10:${smart.address}` }, -32602],
    [{ permissionsContext, address: TO }, 4100],
    [{ eth_accounts: {} }, 4200],
  ]
  for (const [params, code] of refusals)
    await expect(run('wallet_revokePermissions', [params])).rejects.toMatchObject({ code })
  await expect(readContext(permissionsContext, other, other.owner.address)).rejects.toMatchObject({
    code: -32602,
  })
  await expect(
    readContext(permissionsContext, { ...smart, chainId: 10 }, account.address),
  ).rejects.toMatchObject({ code: -32602 })
  expect(asked).toHaveLength(2)
})
