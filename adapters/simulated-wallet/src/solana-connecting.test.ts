import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions, WalletNetwork } from './options'
import { knownSolanaAccounts } from './solana/load-accounts'
import { ada, ben, solanaMainnet } from './test-support/recorded-transactions'
import { featuresOf } from './test-support/standard-features'
import { alice, bob } from './test-support/test-accounts'
import { watchProvider } from './test-support/watch-provider'

const networks: readonly WalletNetwork[] = [
  { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:1' },
  { networkId: solanaMainnet, rpcUrl: 'http://127.0.0.1:2' },
]

function create(options: SimulatedWalletOptions = {}) {
  const wallet = createSimulatedWallet({ networks, ...options })
  const features = featuresOf(wallet.standardWallet)
  const seen: (readonly string[])[] = []
  features.on('change', ({ accounts }) => seen.push((accounts ?? []).map(({ address }) => address)))
  const addresses = () => wallet.standardWallet?.accounts.map(({ address }) => address)
  return { wallet, features, seen, addresses }
}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

test('Wallet Standard: a wallet with a Solana network has name, icon and chains of the standard', () => {
  const { wallet } = create({ name: 'Both' })
  expect(wallet.standardWallet).toMatchObject({ version: '1.0.0', name: 'Both', chains: ['solana:mainnet'] })
  expect(wallet.standardWallet?.accounts).toEqual([])
  expect(wallet.standardWallet?.icon).toBe(wallet.info.icon)
  expect(wallet.info.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(createSimulatedWallet().standardWallet).toBeUndefined()
})

test('Wallet Standard: a wallet on Solana alone refuses what Ethereum asks', async () => {
  const wallet = createSimulatedWallet({ networks: [{ networkId: solanaMainnet, rpcUrl: 'http://a.test' }] })
  await expect(wallet.provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({ code: 4200 })
})

test('standard:connect: prompts once, emits change, resolves with the account', async () => {
  const { wallet, features, seen, addresses } = create()
  const { accounts } = await features.connect()
  expect(accounts).toMatchObject([{ address: ada, chains: ['solana:mainnet'] }])
  expect(accounts[0]?.publicKey).toHaveLength(32)
  expect(accounts[0]?.features).toContain('solana:signAndSendTransaction')
  expect([seen, addresses()]).toEqual([[[ada]], [ada]])
  await features.connect()
  expect(wallet.prompts.map(({ kind }) => kind)).toEqual(['connect'])
  expect(seen).toHaveLength(1)
})

test('standard:connect: silent shows no prompt, and gives an allowed page its accounts', async () => {
  const { wallet, features } = create({ confirm: 'scripted' })
  expect(await features.connect({ silent: true })).toEqual({ accounts: [] })
  const back = create({ confirm: 'scripted', authorised: true })
  expect(await back.features.connect({ silent: true })).toMatchObject({ accounts: [{ address: ada }] })
  expect([...wallet.prompts, ...back.wallet.prompts]).toEqual([])
})

test('standard:connect: rejects with 4001 when the owner says no, and -32002 while a prompt is open', async () => {
  const { wallet, features } = create({ confirm: 'scripted' })
  const first = features.connect()
  await expect(features.connect()).rejects.toMatchObject({ code: -32002 })
  wallet.rejectNext()
  await expect(first).rejects.toMatchObject({ code: 4001 })
  expect(await features.connect({ silent: true })).toEqual({ accounts: [] })
})

test('permission: those for EVM and Solana are separate', async () => {
  const { wallet, features } = create()
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  expect(await features.connect({ silent: true })).toEqual({ accounts: [] })
  await features.connect()
  await wallet.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(await features.connect({ silent: true })).toMatchObject({ accounts: [{ address: ada }] })
})

test('standard:disconnect: leaves no accounts, and the page may reconnect without a prompt', async () => {
  const { wallet, features, seen, addresses } = create()
  await features.connect()
  await features.disconnect()
  expect([seen, addresses()]).toEqual([[[ada], []], []])
  await features.connect({ silent: true })
  expect(addresses()).toEqual([ada])
  expect(wallet.prompts).toHaveLength(1)
})

test('switchAccount: an address of either side moves both', async () => {
  const { wallet, seen, features } = create({ authorised: true })
  await features.connect()
  const onEthereum = watchProvider(wallet.provider)
  await wallet.switchAccount(ben)
  await wallet.switchAccount(alice)
  expect(seen).toEqual([[ada], [ben], [ada]])
  expect(onEthereum).toEqual([
    ['accountsChanged', [bob]],
    ['accountsChanged', [alice]],
  ])
  await expect(wallet.switchAccount('nobody')).rejects.toThrow('has no account')
})

test('switchAccount: a namespace with fewer accounts keeps its account', async () => {
  const { wallet, seen, features } = create({ authorised: true, accounts: 3, solanaAccounts: 2 })
  await features.connect()
  await wallet.switchAccount(ben)
  await wallet.switchAccount((await wallet.accounts())[2] ?? '')
  expect(seen).toEqual([[ada], [ben]])
})

test('expose: all accounts, the active one first', async () => {
  const { wallet, seen, features } = create({ expose: 'all' })
  wallet.approveNext({ account: ben })
  await features.connect()
  await wallet.switchAccount(ada)
  expect(seen).toEqual([
    [ben, ada],
    [ada, ben],
  ])
})

test('revoke, lock, goOffline: the page gets an event without accounts', async () => {
  const { wallet, features, seen } = create()
  await features.connect()
  await wallet.lock()
  expect(await features.connect({ silent: true })).toEqual({ accounts: [] })
  await wallet.unlock()
  await wallet.goOffline()
  await expect(features.connect()).rejects.toMatchObject({ code: 4900 })
  await wallet.goOnline()
  await features.connect({ silent: true })
  await wallet.revoke()
  expect(seen).toEqual([[ada], [], [ada], [], [ada], []])
  expect(await features.connect({ silent: true })).toEqual({ accounts: [] })
})

test('locked: a connection waits for the owner to unlock', async () => {
  const { wallet, features } = create({ locked: true })
  const connecting = features.connect()
  expect(await wallet.waitForPrompt()).toMatchObject({ kind: 'unlock', method: 'standard:connect' })
  await wallet.unlock()
  expect(await connecting).toMatchObject({ accounts: [{ address: ada }] })
})

test('remember: a reload keeps the permission and the account on Solana', async () => {
  const remember = memoryStorage()
  const before = create({ remember })
  before.wallet.approveNext({ account: ben })
  await before.features.connect()
  const after = create({ remember, confirm: 'scripted' })
  expect(await after.features.connect({ silent: true })).toMatchObject({ accounts: [{ address: ben }] })
  expect(await after.wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
  await after.wallet.revoke()
  expect(await create({ remember }).features.connect({ silent: true })).toEqual({ accounts: [] })
})

test('answerNext, failNext, emit: a wallet of the Wallet Standard that talks nonsense', async () => {
  const { wallet, features } = create()
  wallet.answerNext('standard:connect', { accounts: 'everything' })
  expect(await features.connect()).toEqual({ accounts: 'everything' })
  wallet.failNext('standard:connect', 'no', { synchronously: true })
  expect(() => features.connect()).toThrow('no')
  const received: unknown[] = []
  features.on('change', (said) => received.push(said))
  wallet.emit('change', 42)
  expect(received).toEqual([42])
  expect(wallet.requests.map(({ method }) => method)).toEqual(['standard:connect', 'standard:connect'])
})

test('unsupportedFeatures and unsupportedMethods: are not there, or refused with 4200', async () => {
  const { wallet } = create()
  expect(Object.keys(wallet.standardWallet?.features ?? {})).toContain('solana:signIn')
  const poor = createSimulatedWallet({ networks, unsupportedFeatures: ['solana:signIn'] })
  expect(Object.keys(poor.standardWallet?.features ?? {})).not.toContain('solana:signIn')
  const { features } = create({ unsupportedMethods: ['standard:connect'] })
  await expect(features.connect()).rejects.toMatchObject({ code: 4200 })
})

test('solanaAccounts: derives addresses of secret keys, short or as wallets export them', async () => {
  const { wallet } = create()
  expect(await wallet.solanaAccounts()).toEqual([ada, ben])
  const seed = Uint8Array.from(Buffer.from(knownSolanaAccounts[1]?.seed ?? '', 'hex'))
  const exported = bs58.encode(Uint8Array.of(...seed, ...bs58.decode(ben)))
  const { wallet: own } = create({ solanaAccounts: [bs58.encode(seed), exported] })
  expect(await own.solanaAccounts()).toEqual([ben, ben])
  const { wallet: wrong } = create({ solanaAccounts: ['abc'] })
  await expect(wrong.solanaAccounts()).rejects.toMatchObject({ code: 'INVALID_WALLET_OPTION' })
  expect(() => create({ solanaAccounts: 11 })).toThrow('from 1 to 10')
})
