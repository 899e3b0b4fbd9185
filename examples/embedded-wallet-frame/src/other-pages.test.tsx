import { expect, test } from 'vitest'
import { addressOf, type Call, logIn, RESULT_URI, startWallet } from './test-support/start-wallet'

const sign = { method: 'personal_sign', chainNamespace: 'eip155', chainId: 1 }
const smartAccounts = {
  chainIds: [1],
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  factory: '0x4c415443484b4559000000000000000000000011',
  implementation: '0x4c415443484b4559000000000000000000000010',
} as const

/** A user who is logged in on one page, and another page in the same browser. */
async function startTwo() {
  const shop = await startWallet(undefined, smartAccounts)
  await logIn(shop.wallet)
  const other = await startWallet(shop.name, smartAccounts, 'https://other.example')
  return { shop, other, address: await addressOf(shop.wallet, 1) }
}

const isConnected = (wallet: Call): Promise<unknown> => wallet('IS_CONNECTED', undefined)

test('wallet: a page that nobody logged in to learns nothing and shows no card', async () => {
  const { other, address } = await startTwo()
  const { wallet, asked } = other
  expect(await isConnected(wallet)).toEqual({ isConnected: false })
  const calls: readonly (readonly [string, unknown])[] = [
    ['GET_USER', { chainId: 1 }],
    ['RPC_REQUEST', { ...sign, params: ['0x68656c6c6f', address] }],
    ['RPC_REQUEST', { ...sign, method: 'wallet_getCapabilities', params: [address] }],
    ['SWITCH_NETWORK', { chainId: 10 }],
    ['SET_PREFERRED_ACCOUNT', { type: 'smartAccount' }],
    ['INIT_SMART_ACCOUNT', undefined],
    ['UPDATE_EMAIL', { email: 'eve@example.com' }],
  ]
  for (const [name, payload] of calls)
    await expect(wallet(name, payload), name).rejects.toMatchObject({ code: 4100 })
  expect(asked).toEqual([])
  // Whether an address is logged in anywhere is not said, either.
  expect(await wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'VERIFY_OTP' })
})

test('wallet: a page changes and ends its own login only', async () => {
  const { shop, other, address } = await startTwo()
  await logIn(other.wallet)
  expect(await addressOf(other.wallet, 1)).toBe(address)
  await other.wallet('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  expect(await addressOf(other.wallet, 1)).not.toBe(address)
  expect(await addressOf(shop.wallet, 1)).toBe(address)
  await other.wallet('SIGN_OUT', undefined)
  expect(await isConnected(other.wallet)).toEqual({ isConnected: false })
  expect(await isConnected(shop.wallet)).toEqual({ isConnected: true })
  await logIn(other.wallet, 'bob@example.com')
  expect(await addressOf(shop.wallet, 1)).toBe(address)
})

test('wallet: after a change of the email address the other pages have the same wallet', async () => {
  const { shop, other, address } = await startTwo()
  await logIn(other.wallet)
  await other.wallet('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })
  const smart = await addressOf(other.wallet, 1)
  await shop.wallet('UPDATE_EMAIL', { email: 'countess@example.com' })
  await shop.wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  await shop.wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })
  expect(await addressOf(shop.wallet, 1)).toBe(address)
  expect(await other.wallet('GET_USER', { chainId: 1 })).toMatchObject({
    email: 'countess@example.com',
    address: smart,
  })
})

test('wallet: a page finishes no social login of another page, and drops none', async () => {
  const { shop, other } = await startTwo()
  await shop.wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  await expect(other.wallet('CONNECT_SOCIAL', { uri: RESULT_URI })).rejects.toThrow('expired')
  for (let count = 0; count < 10; count += 1)
    await other.wallet('GET_SOCIAL_REDIRECT_URI', { provider: 'google' })
  expect(await shop.wallet('CONNECT_SOCIAL', { uri: RESULT_URI })).toMatchObject({ userName: 'ada' })
})

test('wallet: at most ten requests of a page wait', async () => {
  const { wallet, hold, asked } = await startWallet()
  await logIn(wallet)
  const params = ['0x68656c6c6f', await addressOf(wallet, 1)]
  hold()
  const outcomes = Array.from({ length: 11 }, () =>
    wallet('RPC_REQUEST', { ...sign, params }).catch((error: unknown) => Reflect.get(Object(error), 'code')),
  )
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(10)
  await wallet('RPC_ABORT', undefined)
  expect(await Promise.all(outcomes)).toEqual([...Array.from({ length: 10 }, () => 4001), -32005])
  expect(asked).toHaveLength(10)
})

test('wallet: a page asks the user thirty times a minute, however often it loads the wallet anew', async () => {
  const { wallet, name, refuse, pass } = await startWallet()
  await logIn(wallet)
  const request = { ...sign, params: ['0x68656c6c6f', await addressOf(wallet, 1)] }
  refuse()
  for (let count = 0; count < 30; count += 1)
    await expect(wallet('RPC_REQUEST', request)).rejects.toMatchObject({ code: 4001 })
  const again = await startWallet(name)
  for (const page of [wallet, again.wallet])
    await expect(page('RPC_REQUEST', request)).rejects.toMatchObject({ code: -32005 })
  pass(61_000)
  await expect(wallet('RPC_REQUEST', request)).rejects.toMatchObject({ code: 4001 })
})
