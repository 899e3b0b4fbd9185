import { type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createRandomAccount } from '../../test-support/create-random-account'
import {
  coin,
  contractCall,
  key,
  now,
  request,
  smart,
  start,
  TOKEN,
} from '../../test-support/session-requests'

const other = createRandomAccount()
const keysOf = {
  type: 'keys',
  data: { keys: [key, other].map(({ publicKey }) => ({ type: 'secp256k1', publicKey })) },
}

test('revoke: names every key and each contract once, and until when it would have been', async () => {
  const { run, asked } = start()
  const expiry = now() + 3_600
  const { context: permissionsContext } = Object(
    await run('wallet_grantPermissions', [
      request({
        expiry,
        signer: keysOf,
        permissions: [coin(), contractCall([{ functionName: 'transfer' }, { functionName: 'approve' }])],
      }),
    ]),
  )
  await run('wallet_revokePermissions', [{ permissionsContext }])
  expect(asked.at(-1)).toEqual({
    title: 'Revoke permissions',
    facts: [
      {
        label: 'They would last until',
        value: `${new Date(expiry * 1_000).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      },
      { label: 'Keys that act together', value: key.address, isCode: true },
      { label: 'Keys that act together', value: other.address, isCode: true },
      { label: 'Contract', value: TOKEN, isCode: true },
      { label: 'Your smart account', value: smart.address, isCode: true },
      { label: 'Network', value: 'Ethereum (chain 1)' },
    ],
  })
})

test('grant: what stands first, and how it is written, is fixed', async () => {
  const { run, asked } = start()
  await run('wallet_grantPermissions', [
    request({
      permissions: [
        contractCall([{ functionName: 'transfer', valueLimit: '0x1' }]),
        {
          type: 'erc20-recurring-allowance',
          data: { token: TOKEN, allowance: '0x5', start: now(), period: 172_800 },
        },
      ],
    }),
  ])
  expect(asked[0]?.facts.slice(1, 7)).toEqual([
    { label: 'Key that acts', value: key.address, isCode: true },
    { label: 'May call', value: 'transfer(address,uint256)', isCode: true, isMain: true },
    { label: 'Of the contract', value: TOKEN, isCode: true },
    { label: 'Coins with each call', value: 'At most 0.000000000000000001 ETH' },
    {
      label: 'May send',
      value: expect.stringMatching(/^At most 5 of the token’s smallest unit every 2 days, to anyone, from /),
      isMain: true,
    },
    { label: 'Token contract', value: TOKEN, isCode: true },
  ])
  expect(asked[0]?.warnings).toContain(
    'The limits are for each call, and the keys may call any number of times.',
  )
})

test('grant: coins without a limit with each call are called unlimited', async () => {
  const { run, fact } = start()
  const permissions = [contractCall([{ functionName: 'transfer', valueLimit: toHex(2n ** 256n - 1n) }])]
  await run('wallet_grantPermissions', [request({ permissions })])
  expect(fact('Coins with each call')).toBe('Unlimited')
})

test('grant: a condition on a number is no address, and one above all addresses is none either', async () => {
  const { run, fact } = start()
  const saidOf = async (...args: readonly unknown[]) => {
    await run('wallet_grantPermissions', [
      request({ permissions: [contractCall([{ functionName: 'transfer', args }])] }),
    ])
    return fact('Only if')
  }
  const is = (value: Hex) => ({ operator: 'EQUAL', value })
  expect(await saidOf(null, is('0x64'))).toBe('argument 2 is 100 (0x64)')
  expect(await saidOf({ operator: 'GREATER_THAN', value: '0x64' })).toBe(
    'argument 1 is greater than 100 (0x64)',
  )
  expect(await saidOf(is(toHex(2n ** 160n)))).toBe(`argument 1 is ${2n ** 160n} (${toHex(2n ** 160n)})`)
})
