import bs58 from 'bs58'
import { verifyMessage } from 'viem'
import { expect, test } from 'vitest'
import { addressOf, logIn, startWallet } from './test-support/start-wallet'
import { openVault } from './vault'

test('wallet: a login by email keeps its accounts after a reload', async () => {
  const { wallet, name } = await startWallet()
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await expect(wallet('GET_USER', {})).rejects.toThrow('No user is logged in')
  expect(await wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'VERIFY_OTP' })
  await expect(wallet('CONNECT_OTP', { otp: '000000' })).rejects.toThrow('This code is wrong')
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await wallet('CONNECT_OTP', { otp: '123456' })
  const address = await addressOf(wallet, 1)
  expect(address).toMatch(/^0x[\da-fA-F]{40}$/)
  const solana = await addressOf(wallet, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
  expect(bs58.decode(solana)).toHaveLength(32)
  const later = await startWallet(name)
  expect(await later.wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: true })
  expect(await addressOf(later.wallet, 1)).toBe(address)
  expect(await addressOf(later.wallet, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(solana)
  expect(await later.wallet('CONNECT_EMAIL', { email: 'ada@example.com' })).toEqual({ action: 'CONNECT' })
})

test('wallet: a login that completes after a sign-out or a reload is refused', async () => {
  for (const end of ['SIGN_OUT', 'RELOAD'] as const) {
    const { wallet, holdCodes } = await startWallet()
    await wallet('CONNECT_EMAIL', { email: 'ada@example.com' })
    const release = holdCodes()
    const login = wallet('CONNECT_OTP', { otp: '123456' })
    const refused = expect(login).rejects.toThrow('login was ended')
    await wallet(end, undefined)
    release()
    await refused
    expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  }
})

test('wallet: another email address has other accounts, and a sign-out ends the login', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  const first = await addressOf(wallet, 1)
  await wallet('SIGN_OUT', undefined)
  expect(await wallet('IS_CONNECTED', undefined)).toEqual({ isConnected: false })
  await logIn(wallet, 'bob@example.com')
  expect(await addressOf(wallet, 1)).not.toBe(first)
})

test('wallet: the database contains no unencrypted private key', async () => {
  const { wallet, name } = await startWallet()
  await logIn(wallet)
  await wallet('GET_USER', { chainId: 1 })
  const vault = await openVault('https://shop.example', name)
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

test('wallet: a message is signed only after an approval', async () => {
  const { wallet, titles, refuse } = await startWallet()
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
  expect(titles()).toEqual(['Sign a message'])
  refuse()
  await expect(wallet('RPC_REQUEST', request)).rejects.toMatchObject({ code: 4001 })
  await expect(wallet('RPC_REQUEST', { ...request, method: 'eth_sign' })).rejects.toMatchObject({
    code: 4200,
  })
  const other = ['0x68656c6c6f', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
  await expect(wallet('RPC_REQUEST', { ...request, params: other })).rejects.toMatchObject({ code: 4100 })
})

test('wallet: a message is signed on Solana', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const pubkey = await addressOf(wallet, chainId)
  const message = new TextEncoder().encode('hello')
  const response = await wallet('RPC_REQUEST', {
    method: 'solana_signMessage',
    params: { message: bs58.encode(message), pubkey },
    chainNamespace: 'solana',
    chainId,
  })
  const signature = bs58.decode(String(Reflect.get(Object(response), 'signature')))
  const key = await crypto.subtle.importKey('raw', Uint8Array.from(bs58.decode(pubkey)), 'Ed25519', true, [
    'verify',
  ])
  expect(await crypto.subtle.verify('Ed25519', key, Uint8Array.from(signature), message)).toBe(true)
})

test('wallet: a request name that it does not support is refused', async () => {
  const { wallet } = await startWallet()
  for (const name of ['constructor', '__proto__', 'EXPORT_KEY'])
    await expect(wallet(name, {})).rejects.toMatchObject({ code: 4200 })
})

test('wallet: email addresses that differ only in letter case are the same user', async () => {
  const { wallet } = await startWallet()
  await logIn(wallet)
  const address = await addressOf(wallet, 1)
  await logIn(wallet, 'ADA@Example.com')
  expect(await wallet('GET_USER', { chainId: 1 })).toMatchObject({ email: 'ada@example.com', address })
})

test('wallet: two tabs that create the keys at the same time get the same keys', async () => {
  const { wallet, name } = await startWallet()
  await logIn(wallet)
  const other = await startWallet(name)
  const chains = [1, 1, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
  const [a, b, c, d] = await Promise.all(
    chains.map((chain, index) => addressOf(index % 2 === 0 ? wallet : other.wallet, chain)),
  )
  expect([a, c]).toEqual([b, d])
})

const sign = { method: 'personal_sign', chainNamespace: 'eip155', chainId: 1 }

test('wallet: an abort ends only the named request', async () => {
  const { wallet, hold, asked } = await startWallet()
  await logIn(wallet)
  const params = ['0x68656c6c6f', await addressOf(wallet, 1)]
  const decide = hold()
  const first = wallet('RPC_REQUEST', { ...sign, params }, 'first')
  const second = wallet('RPC_REQUEST', { ...sign, params }, 'second')
  await expect.poll(() => asked.length).toBe(2)
  await wallet('RPC_ABORT', { ids: ['first'] })
  await expect(first).rejects.toMatchObject({ code: 4001, message: /aborted/ })
  decide('approved')
  expect(await second).toMatch(/^0x/)
})

test('wallet: an abort that follows its request at once is kept, and the user is not asked', async () => {
  const { wallet, asked, sent, holdBroadcast } = await startWallet()
  await logIn(wallet)
  holdBroadcast()
  const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x1', chainId: '0x1' }
  const params = ['0x68656c6c6f', await addressOf(wallet, 1)]
  const requests = [
    { ...sign, method: 'eth_sendTransaction', params: [transaction] },
    { ...sign, params },
  ]
  const ids = requests.map((_, index) => `left-${index}`)
  const codes: unknown[] = []
  for (const [index, request] of requests.entries())
    wallet('RPC_REQUEST', request, ids[index]).catch((error: unknown) =>
      codes.push(Reflect.get(Object(error), 'code')),
    )
  // The page takes the reply for the promise that nothing is signed or sent any more.
  await wallet('RPC_ABORT', { ids })
  await expect.poll(() => codes).toEqual([4001, 4001])
  expect([asked, sent]).toEqual([[], []])
})

test('wallet: an approved request cannot be aborted', async () => {
  const { wallet, holdBroadcast, sent } = await startWallet()
  await logIn(wallet)
  const lose = holdBroadcast()
  const transaction = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', value: '0x1', chainId: '0x1' }
  const sending = wallet(
    'RPC_REQUEST',
    { ...sign, method: 'eth_sendTransaction', params: [transaction] },
    'sent',
  )
  await expect.poll(() => sent.length).toBe(1)
  await expect(wallet('RPC_ABORT', { ids: ['sent'] })).rejects.toMatchObject({ message: /approved/ })
  await wallet('RPC_ABORT', undefined)
  await wallet('SIGN_OUT', undefined)
  lose()
  expect(await sending).toMatch(/^0x[\da-f]{64}$/)
})

const smartAccounts = {
  chainIds: [1],
  entryPoint: '0x4337084D9E255Ff0702461CF8895CE9E3b5Ff108',
  factory: '0x4c415443484b4559000000000000000000000011',
  implementation: '0x4c415443484b4559000000000000000000000010',
} as const

test('wallet: returns both accounts with the preferred one first, also after a reload', async () => {
  const { wallet, name } = await startWallet(crypto.randomUUID(), smartAccounts)
  await logIn(wallet)
  expect(await wallet('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined)).toEqual({
    smartAccountEnabledNetworks: [1],
  })
  const user = Object(await wallet('GET_USER', { chainId: 1 }))
  const [eoa, smart] = user.accounts
  expect(user).toMatchObject({ address: eoa.address, preferredAccountType: 'eoa' })
  expect([eoa.type, smart.type]).toEqual(['eoa', 'smartAccount'])
  // This fake node returns code for every address.
  expect(await wallet('INIT_SMART_ACCOUNT', undefined)).toEqual({ address: smart.address, isDeployed: true })
  expect(await wallet('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).toEqual({
    type: 'smartAccount',
    address: smart.address,
  })
  const again = await startWallet(name, smartAccounts)
  expect(await again.wallet('GET_USER', { chainId: 1 })).toMatchObject({
    address: smart.address,
    preferredAccountType: 'smartAccount',
  })
  expect(await again.wallet('GET_USER', { chainId: 10 })).toMatchObject({
    address: eoa.address,
    accounts: [eoa],
    preferredAccountType: 'eoa',
  })
  await expect(again.wallet('SET_PREFERRED_ACCOUNT', { type: 'smartAccount' })).rejects.toThrow(
    'no smart accounts',
  )
  expect(await again.wallet('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })).toMatchObject({
    address: eoa.address,
  })
})

test('wallet: returns the capabilities of each account', async () => {
  const { wallet } = await startWallet(crypto.randomUUID(), smartAccounts)
  await logIn(wallet)
  const { accounts } = Object(await wallet('GET_USER', { chainId: 1 }))
  const ask = (params: unknown) =>
    wallet('RPC_REQUEST', { method: 'wallet_getCapabilities', params, chainNamespace: 'eip155', chainId: 1 })
  const [eoa, smart] = accounts
  expect(await ask([smart.address, ['0x1', '0xa']])).toMatchObject({
    '0x1': { atomic: { status: 'supported' } },
  })
  expect(await ask([eoa.address])).toMatchObject({ '0x1': { atomic: { status: 'unsupported' } } })
  await expect(ask(['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])).rejects.toMatchObject({ code: 4100 })
  expect(await ask(undefined)).toMatchObject({ '0x1': { atomic: { status: 'supported' } } })
})
