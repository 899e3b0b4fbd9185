import { type Contract, defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { createFakeBrowser, createTestLatchkey } from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { type Network, rpcFallbacks, sessionContract } from '@latchkey/session/contract'
import { Connection } from '@solana/web3.js'
import { expect, test, vi } from 'vitest'
import { solanaContract } from './contract'
import { solanaDevnet, solanaMainnet } from './networks'
import { solana } from './plugin'
import { account, createFakeWallet, DEVNET, OTHER_ADDRESS } from './test-support/fake-wallet'
import { registerLate } from './test-support/register'
import { web3Connection } from './web3'

const proxy = definePlugin(defineContract<Contract & { readonly id: 'test/proxy' }>('test/proxy', 1), {
  setup(ctx) {
    ctx.fill(rpcFallbacks, { id: 'proxy', url: async () => 'https://proxy.example/' })
    return {}
  },
})

async function openPage(further: readonly Plugin[] = []) {
  const browser = createFakeBrowser()
  const page = createTestLatchkey({
    plugins: [session(), solana({ networks: [solanaMainnet, solanaDevnet] }), ...further],
    browser,
    // The page draws its wallets itself, so they are listed at once.
    outlet: false,
  })
  page.latchkey.start()
  const fake = createFakeWallet({ accounts: [account(), account(OTHER_ADDRESS)] })
  const leave = registerLate(browser, fake.wallet)
  const state = () => page.latchkey.read(sessionContract)
  await vi.waitFor(() => expect(state().wallets).toHaveLength(1))
  return {
    ...page,
    ...fake,
    browser,
    leave,
    state,
    session: page.latchkey.get(sessionContract),
    api: page.latchkey.get(solanaContract),
  }
}

test('standardWallet: the wallet’s own objects, of the account in use', async () => {
  const { api, session: sessions, wallet } = await openPage()
  expect(api.standardWallet()).toBeUndefined()
  const { id } = await sessions.connect('wallet-standard:Example Wallet')
  expect(api.standardWallet()?.wallet).toBe(wallet)
  expect(api.standardWallet(id)?.account).toBe(wallet.accounts[0])
  await sessions.activate(id, { address: OTHER_ADDRESS })
  expect(api.standardWallet()?.account).toBe(wallet.accounts[1])
  expect(api.standardWallet('nobody')).toBeUndefined()
  await sessions.disconnect()
  expect(api.standardWallet()).toBeUndefined()
})

test('rpcUrl: the host’s RPC, of the active network', async () => {
  const { api, session: sessions } = await openPage()
  expect(await api.rpcUrl()).toBe('https://solana-rpc.publicnode.com')
  expect(await api.rpcUrl(DEVNET)).toBe('https://api.devnet.solana.com')
  await sessions.connect('wallet-standard:Example Wallet', { networkId: DEVNET })
  expect(await api.rpcUrl()).toBe('https://api.devnet.solana.com')
  await expect(api.rpcUrl('solana:nowhere')).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('web3Connection: web3.js on the RPC of the network', async () => {
  const { api } = await openPage()
  expect(await web3Connection(api)).toBeInstanceOf(Connection)
  expect((await web3Connection(api, DEVNET)).rpcEndpoint).toBe('https://api.devnet.solana.com')
  await expect(web3Connection(api, 'solana:nowhere')).rejects.toMatchObject({ code: 'NETWORK_NOT_FOUND' })
})

test('rpcUrl: of a network without RPC URL, on what else reads it, if anything does', async () => {
  const bare: Network = {
    id: 'solana:bare',
    namespace: 'solana',
    name: 'Bare',
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: [],
  }
  const lonely = await openPage()
  lonely.session.addNetwork(bare)
  await expect(lonely.api.rpcUrl(bare.id)).rejects.toMatchObject({ code: 'CHAIN_UNSERVED' })
  const served = await openPage([proxy()])
  served.session.addNetwork(bare)
  expect(await served.api.rpcUrl(bare.id)).toBe('https://proxy.example/')
})

test('page: switching the network sends no request and is emitted', async () => {
  const { session: sessions, calls, state } = await openPage()
  const { id } = await sessions.connect('wallet-standard:Example Wallet')
  await sessions.switchNetwork(DEVNET)
  expect(state().connections[id]).toMatchObject({ networkIds: { solana: DEVNET } })
  expect(calls).toHaveLength(1)
})

test('page: a wallet that leaves ends its connection, and is back when it comes again', async () => {
  const { session: sessions, leave, wallet, browser, state } = await openPage()
  const { id } = await sessions.connect('wallet-standard:Example Wallet')
  leave()
  await vi.waitFor(() => expect(state().wallets).toHaveLength(0))
  expect(state().connections[id]?.status).not.toBe('connected')
  registerLate(browser, wallet)
  await vi.waitFor(() => expect(state().connections[id]?.status).toBe('connected'))
})
