import { expect, test } from 'vitest'
import { addressOf, logIn, startWallet } from './test-support/start-wallet'

test('email change: both codes change the address and keep the accounts', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  const address = await addressOf(wallet, 1)
  expect(await wallet('UPDATE_EMAIL', { email: 'bob@example.com' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  expect(await wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).toEqual({
    newEmail: 'bob@example.com',
  })
  expect(await addressOf(wallet, 1)).toBe(address)
})

test('email change: the code of the current address must be confirmed first', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  await wallet('UPDATE_EMAIL', { email: 'bob@example.com' })
  await expect(wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).rejects.toThrow(
    'present address first',
  )
  await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  await wallet('UPDATE_EMAIL', { email: 'eve@example.com' })
  await expect(wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).rejects.toThrow(
    'present address first',
  )
})

test('email change: a sign-out or another login cancels it', async () => {
  const { wallet } = await startWallet()
  for (const end of ['SIGN_OUT', 'RELOAD', 'CONNECT_EMAIL'] as const) {
    await logIn(wallet)
    await wallet('UPDATE_EMAIL', { email: 'bob@example.com' })
    await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
    await wallet(end, { email: 'eve@example.com' })
    if (end === 'SIGN_OUT') await logIn(wallet)
    await expect(wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).rejects.toThrow('new email address')
  }
})

test('email change: an address that already has a wallet is refused', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet, 'bob@example.com')
  const bob = await addressOf(wallet, 1)
  await logIn(wallet)
  const ada = await addressOf(wallet, 1)
  await wallet('UPDATE_EMAIL', { email: 'Bob@example.com' })
  await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  await expect(wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).rejects.toThrow(
    'already has a wallet',
  )
  expect(await addressOf(wallet, 1)).toBe(ada)
  await logIn(wallet, 'bob@example.com')
  expect(await addressOf(wallet, 1)).toBe(bob)
})

test('email change: its codes cannot be used for a login, nor login codes for a change', async () => {
  const { wallet, codes } = await startWallet()
  await logIn(wallet)
  await wallet('UPDATE_EMAIL', { email: 'bob@example.com' })
  await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  expect(codes).toEqual([
    'ada@example.com login',
    'ada@example.com bob@example.com',
    'bob@example.com bob@example.com',
  ])
})
