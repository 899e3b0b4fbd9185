import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { alice, bob, bobKey } from './test-support/test-accounts'
import { watchProvider } from './test-support/watch-provider'

test('eth_accounts: is empty before the page has permission', async () => {
  const { provider } = createSimulatedWallet()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('eth_requestAccounts: emits connect, then the accounts, then resolves', async () => {
  const { provider } = createSimulatedWallet()
  const seen = watchProvider(provider)
  expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
  expect(seen).toEqual([
    ['connect', { chainId: '0x1' }],
    ['accountsChanged', [alice]],
  ])
})

test('eth_requestAccounts: shows no second prompt', async () => {
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted' })
  expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
})

test('eth_requestAccounts: rejects with 4001 when the owner says no', async () => {
  const wallet = createSimulatedWallet()
  wallet.rejectNext()
  const request = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect(request).rejects.toMatchObject({ code: 4001, name: 'ProviderRpcError' })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('eth_requestAccounts: rejects a second open request with -32002 and keeps the first', async () => {
  const wallet = createSimulatedWallet({ confirm: 'scripted' })
  const first = wallet.provider.request({ method: 'eth_requestAccounts' })
  const second = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect(second).rejects.toMatchObject({ code: -32002 })
  wallet.approveNext()
  expect(await first).toEqual([alice])
})

test('eth_requestAccounts: takes the account the owner picked', async () => {
  const wallet = createSimulatedWallet()
  wallet.approveNext({ account: bob })
  expect(await wallet.provider.request({ method: 'eth_requestAccounts' })).toEqual([bob])
})

test('locked: hides the accounts and waits for the owner to unlock', async () => {
  const wallet = createSimulatedWallet({ locked: true, authorised: true })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
  const request = wallet.provider.request({ method: 'eth_requestAccounts' })
  expect((await wallet.waitForPrompt()).kind).toBe('unlock')
  await wallet.unlock()
  expect(await request).toEqual([alice])
})

test('locked: a refusal to unlock is a rejection', async () => {
  const wallet = createSimulatedWallet({ locked: true })
  wallet.rejectNext()
  const request = wallet.provider.request({ method: 'eth_requestAccounts' })
  await expect(request).rejects.toMatchObject({ code: 4001 })
})

test('lock and unlock: emit that the accounts are gone and available again', async () => {
  const wallet = createSimulatedWallet({ authorised: true })
  const seen = watchProvider(wallet.provider)
  void wallet.lock()
  await wallet.unlock()
  expect(seen).toEqual([
    ['accountsChanged', []],
    ['accountsChanged', [alice]],
  ])
})

test('permissions: follow EIP-2255 from nothing to granted to revoked', async () => {
  const { provider } = createSimulatedWallet()
  const get = () => provider.request({ method: 'wallet_getPermissions' })
  const granted = [
    {
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [alice] }],
    },
  ]
  const params = [{ eth_accounts: {} }]
  expect(await get()).toEqual([])
  expect(await provider.request({ method: 'wallet_requestPermissions', params })).toEqual(granted)
  expect(await get()).toEqual(granted)
  const seen = watchProvider(provider)
  expect(await provider.request({ method: 'wallet_revokePermissions', params })).toBeNull()
  expect(await get()).toEqual([])
  expect(seen).toEqual([['accountsChanged', []]])
})

test('wallet_requestPermissions: asks again, so that another account can be picked', async () => {
  const wallet = createSimulatedWallet({ authorised: true, confirm: 'scripted' })
  const request = wallet.provider.request({
    method: 'wallet_requestPermissions',
    params: [{ eth_accounts: {} }],
  })
  wallet.approveNext({ account: bob })
  await request
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([bob])
})

test('switchAccount: emits to an allowed page only', async () => {
  const wallet = createSimulatedWallet()
  const seen = watchProvider(wallet.provider)
  await wallet.switchAccount(bob)
  expect(seen).toEqual([])
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  await wallet.switchAccount(alice)
  expect(seen.slice(1)).toEqual([
    ['accountsChanged', [bob]],
    ['accountsChanged', [alice]],
  ])
  await expect(wallet.switchAccount('0x0000000000000000000000000000000000000001')).rejects.toThrow(
    'has no account',
  )
})

test('expose: all accounts, the active one first', async () => {
  const wallet = createSimulatedWallet({ expose: 'all', authorised: true })
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([alice, bob])
  await wallet.switchAccount(bob)
  expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([bob, alice])
})

test('accounts: derives addresses of keys it was given', async () => {
  const key = '0x0000000000000000000000000000000000000000000000000000000000000001'
  const wallet = createSimulatedWallet({ accounts: [key, bobKey] })
  expect(await wallet.accounts()).toEqual(['0x7E5F4552091A69125d5DfCb7b8C2659029395Bdf', bob])
})

test('remember: a reload keeps permission, account and network; a revoked page is forgotten', async () => {
  const remember = createMemoryStorage()
  const networks = [
    { networkId: 'eip155:1', rpcUrl: 'http://127.0.0.1:1' },
    { networkId: 'eip155:8453', rpcUrl: 'http://127.0.0.1:2' },
  ] as const
  const before = createSimulatedWallet({ remember, networks })
  before.approveNext({ account: bob })
  await before.provider.request({ method: 'eth_requestAccounts' })
  await before.switchNetwork('eip155:8453')

  const after = createSimulatedWallet({ remember, networks, confirm: 'scripted' })
  expect(await after.provider.request({ method: 'eth_accounts' })).toEqual([bob])
  expect(await after.provider.request({ method: 'eth_chainId' })).toBe('0x2105')

  await after.revoke()
  const forgotten = createSimulatedWallet({ remember, networks })
  expect(await forgotten.provider.request({ method: 'eth_accounts' })).toEqual([])
})

test('remember: storage that throws or holds nonsense leaves the wallet working', async () => {
  const broken = () => {
    throw new Error('no storage')
  }
  for (const remember of [
    { getItem: broken, setItem: broken, removeItem: broken },
    { ...createMemoryStorage(), getItem: () => '{"authorised":1}' },
    { ...createMemoryStorage(), getItem: () => 'not json' },
  ]) {
    const { provider } = createSimulatedWallet({ remember })
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([alice])
  }
})

function createMemoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}
