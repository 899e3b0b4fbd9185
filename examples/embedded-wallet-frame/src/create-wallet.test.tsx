import bs58 from 'bs58'
import { verifyMessage } from 'viem'
import { afterEach, expect, test } from 'vitest'
import type { CodeService } from './code-service'
import { createWallet, type Wallet } from './create-wallet'
import { openVault } from './vault'

const names: string[] = []

afterEach(() => {
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name)
})

/** The right code is 123456; a browser is never new. */
const codes: CodeService = {
  start: async () => 'code',
  waitForDevice: async () => undefined,
  async confirm(_email, _deviceId, code) {
    if (code !== '123456') throw new Error('This code is wrong')
  },
}

async function start(name = crypto.randomUUID()) {
  names.push(name)
  const asked: string[] = []
  let answer = true
  const confirm = Object.assign(
    async ({ title }: { readonly title: string }) => {
      asked.push(title)
      return answer
    },
    { close: () => undefined },
  )
  const wallet = createWallet({ vault: await openVault(name), codes, confirm })
  return {
    name,
    wallet,
    asked,
    refuse() {
      answer = false
    },
  }
}

async function logIn(wallet: Wallet, email = 'ada@example.com'): Promise<void> {
  await wallet('CONNECT_EMAIL', { email })
  await wallet('CONNECT_OTP', { otp: '123456' })
}

const addressOf = async (wallet: Wallet, chainId: number | string): Promise<string> =>
  String(Reflect.get(Object(await wallet('GET_USER', { chainId })), 'address'))

test('wallet: a login by email, and the same accounts after a reload', async () => {
  const { wallet, name } = await start()
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await expect(wallet('GET_USER', {})).rejects.toThrow('Nobody is logged in')
  expect(await wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'VERIFY_OTP' })
  await expect(wallet('CONNECT_OTP', { otp: '000000' })).rejects.toThrow('This code is wrong')
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await wallet('CONNECT_OTP', { otp: '123456' })
  const address = await addressOf(wallet, 1)
  expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
  const solana = await addressOf(wallet, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(bs58.decode(solana)).toHaveLength(32)
  const later = await start(name)
  expect(await later.wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(await addressOf(later.wallet, 1)).toBe(address)
  expect(await addressOf(later.wallet, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(solana)
  expect(await later.wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'CONNECT' })
})

test('wallet: another address has other accounts, and a sign-out ends the login', async () => {
  const { wallet } = await start()
  await logIn(wallet)
  const first = await addressOf(wallet, 1)
  await wallet('SIGN_OUT', undefined)
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await logIn(wallet, 'bob@example.com')
  expect(await addressOf(wallet, 1)).not.toBe(first)
})

test('wallet: the private key is not in the database as it is', async () => {
  const { wallet, name } = await start()
  await logIn(wallet)
  await wallet('GET_USER', { chainId: 1 })
  const vault = await openVault(name)
  const key = await vault.evmKey('ada@example.com')
  const stored = await new Promise<readonly unknown[]>((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const all = opening.result.transaction('entries').objectStore('entries').getAll()
      all.onsuccess = () => resolve(all.result)
    }
  })
  const bytes = stored.map((one) => {
    const data: unknown = Reflect.get(Object(one), 'data')
    return data instanceof Uint8Array
      ? Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('')
      : ''
  })
  expect(bytes.some((text) => text.length > 0)).toBe(true)
  expect(bytes.join()).not.toContain(key.slice(2))
  const wrapping = stored.find((one) => one instanceof CryptoKey)
  expect(wrapping).toMatchObject({ extractable: false })
})

test('wallet: a message is signed after an approval, and not without one', async () => {
  const { wallet, asked, refuse } = await start()
  await logIn(wallet)
  const address = await addressOf(wallet, 1)
  const request = {
    method: 'personal_sign',
    params: ['0x68656c6c6f', address],
    chainNamespace: 'eip155',
    chainId: 1,
  }
  const signature = String(await wallet('RPC_REQUEST', request))
  expect(
    await verifyMessage({
      address: `0x${address.slice(2)}`,
      message: 'hello',
      signature: `0x${signature.slice(2)}`,
    }),
  ).toBe(true)
  expect(asked).toEqual(['Sign a message'])
  refuse()
  await expect(wallet('RPC_REQUEST', request)).rejects.toMatchObject({ code: 4001 })
  await expect(wallet('RPC_REQUEST', { ...request, method: 'eth_sign' })).rejects.toMatchObject({
    code: 4200,
  })
  const other = ['0x68656c6c6f', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  await expect(wallet('RPC_REQUEST', { ...request, params: other })).rejects.toMatchObject({ code: 4100 })
})

test('wallet: a message is signed on Solana', async () => {
  const { wallet } = await start()
  await logIn(wallet)
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const pubkey = await addressOf(wallet, chainId)
  const message = new TextEncoder().encode('hello')
  const answer = await wallet('RPC_REQUEST', {
    method: 'solana_signMessage',
    params: { message: bs58.encode(message), pubkey },
    chainNamespace: 'solana',
    chainId,
  })
  const signature = bs58.decode(String(Reflect.get(Object(answer), 'signature')))
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(bs58.decode(pubkey)), 'Ed25519', true, [
    'verify',
  ])
  expect(await crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), message)).toBe(true)
})

test('wallet: the address changes after both codes, and the accounts stay', async () => {
  const { wallet } = await start()
  await logIn(wallet)
  const address = await addressOf(wallet, 1)
  expect(await wallet('UPDATE_EMAIL', { email: 'bob@example.com' })).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  await wallet('UPDATE_EMAIL_PRIMARY_OTP', { otp: '123456' })
  expect(await wallet('UPDATE_EMAIL_SECONDARY_OTP', { otp: '123456' })).toEqual({
    newEmail: 'bob@example.com',
  })
  expect(await addressOf(wallet, 1)).toBe(address)
})

test('wallet: a name that is none of its own is refused', async () => {
  const { wallet } = await start()
  for (const name of ['constructor', '__proto__', 'EXPORT_KEY'])
    await expect(wallet(name, {})).rejects.toMatchObject({ code: 4200 })
})
