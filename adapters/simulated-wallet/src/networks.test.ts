import { expect, test } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import { createFakeChain } from './test-support/fake-chain'
import { watchProvider } from './test-support/watch-provider'

const networks = [
  { networkId: 'eip155:1', rpcUrl: 'http://one.test/' },
  { networkId: 'eip155:8453', rpcUrl: 'http://base.test/' },
] as const
const toBase = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }
const addGnosis = {
  method: 'wallet_addEthereumChain',
  params: [
    {
      chainId: '0x64',
      chainName: 'Gnosis',
      rpcUrls: ['http://gnosis.test/'],
      nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
    },
  ],
}

test('eth_chainId and net_version: give the active network as EIP-695 and as decimal', async () => {
  const { provider } = createSimulatedWallet({ networks: [networks[1]] })
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
  expect(await provider.request({ method: 'net_version' })).toBe('8453')
})

test('wallet_switchEthereumChain: emits chainChanged, then resolves with null', async () => {
  const { provider } = createSimulatedWallet({ networks })
  await provider.request({ method: 'eth_chainId' })
  const seen = watchProvider(provider)
  expect(await provider.request(toBase)).toBeNull()
  expect(seen).toEqual([['chainChanged', '0x2105']])
})

test('wallet_switchEthereumChain: on the current chain it asks, and emits nothing', async () => {
  const wallet = createSimulatedWallet({ networks, confirm: 'scripted' })
  await wallet.provider.request({ method: 'eth_chainId' })
  const seen = watchProvider(wallet.provider)
  await wallet.provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x1' }] })
  expect(seen).toEqual([])
})

test.each([
  ['unknown network', [{ chainId: '0x64' }], 4902],
  ['decimal chain id', [{ chainId: '8453' }], -32602],
  ['number for a chain id', [{ chainId: 8453 }], -32602],
  ['no parameters', undefined, -32602],
])('wallet_switchEthereumChain: refuses an %s', async (_name, params, code) => {
  const { provider } = createSimulatedWallet({ networks })
  const request = provider.request({ method: 'wallet_switchEthereumChain', params })
  await expect(request).rejects.toMatchObject({ code })
})

test('wallet_switchEthereumChain: a rejection leaves the network as it was', async () => {
  const wallet = createSimulatedWallet({ networks })
  wallet.rejectNext()
  await expect(wallet.provider.request(toBase)).rejects.toMatchObject({ code: 4001 })
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toBe('0x1')
})

test('wallet_switchEthereumChain: a second one while the first is open gets -32002', async () => {
  const wallet = createSimulatedWallet({ networks })
  const release = wallet.hold()
  const first = wallet.provider.request(toBase)
  await wallet.waitForPrompt()
  await expect(wallet.provider.request(toBase)).rejects.toMatchObject({ code: -32002 })
  release()
  expect(await first).toBeNull()
})

test('wallet_addEthereumChain: adds the network, moves there and reads from it', async () => {
  const chain = createFakeChain({ eth_blockNumber: { result: '0x5' } })
  const { provider } = createSimulatedWallet({ networks, fetch: chain.fetch })
  expect(await provider.request(addGnosis)).toBeNull()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x64')
  expect(await provider.request({ method: 'eth_blockNumber' })).toBe('0x5')
  expect(chain.calls[0]?.url).toBe('http://gnosis.test/')
})

test('wallet_addEthereumChain: a page cannot redirect a network the wallet knows', async () => {
  const chain = createFakeChain({ eth_blockNumber: { result: '0x5' } })
  const { provider } = createSimulatedWallet({ networks, fetch: chain.fetch })
  const [gnosis] = addGnosis.params
  await provider.request({ method: 'wallet_addEthereumChain', params: [{ ...gnosis, chainId: '0x2105' }] })
  await provider.request({ method: 'eth_blockNumber' })
  expect(chain.calls[0]?.url).toBe('http://base.test/')
})

test.each([
  { rpcUrls: ['javascript:alert(1)'] },
  { rpcUrls: [] },
  { chainName: '' },
  { nativeCurrency: { symbol: 'X', decimals: 6 } },
])('wallet_addEthereumChain: refuses %o', async (wrong) => {
  const { provider } = createSimulatedWallet({ networks })
  const request = provider.request({
    method: 'wallet_addEthereumChain',
    params: [{ ...addGnosis.params[0], ...wrong }],
  })
  await expect(request).rejects.toMatchObject({ code: -32602 })
})

test('switchNetwork: the owner moves without a prompt; an unknown network is an error', async () => {
  const wallet = createSimulatedWallet({ networks, confirm: 'scripted' })
  const seen = watchProvider(wallet.provider)
  await wallet.switchNetwork('eip155:8453')
  expect(seen).toEqual([['chainChanged', '0x2105']])
  await expect(wallet.switchNetwork('eip155:64')).rejects.toThrow('does not know eip155:64')
})

test('other methods: go to the active network as they are, errors keep code and data', async () => {
  const reverted = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const chain = createFakeChain({ eth_getBalance: { result: '0x0' }, eth_call: { error: reverted } })
  const { provider } = createSimulatedWallet({ networks, fetch: chain.fetch })
  expect(await provider.request({ method: 'eth_getBalance', params: ['0xab', 'latest'] })).toBe('0x0')
  expect(chain.calls[0]).toEqual({
    url: 'http://one.test/',
    method: 'eth_getBalance',
    params: ['0xab', 'latest'],
  })
  await expect(provider.request({ method: 'eth_call', params: [] })).rejects.toMatchObject(reverted)
})

test('other methods: a node that redirects is not followed, because the request has a body', async () => {
  const asked: (RequestInit | undefined)[] = []
  const { provider } = createSimulatedWallet({
    async fetch(_url, init) {
      asked.push(init)
      return Response.json({ result: '0x5' })
    },
  })
  await provider.request({ method: 'eth_blockNumber' })
  expect(asked).toMatchObject([{ redirect: 'error', credentials: 'omit' }])
})

test('other methods: fail with -32603 if the RPC is unreachable or its response is invalid', async () => {
  const gone = createSimulatedWallet({ fetch: () => Promise.reject(new TypeError('fetch failed')) })
  const odd = createSimulatedWallet({ fetch: async () => new Response('[]') })
  const html = createSimulatedWallet({ fetch: async () => new Response('<html>') })
  for (const { provider } of [gone, odd, html]) {
    await expect(provider.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: -32603 })
  }
})
