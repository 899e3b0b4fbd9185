import { type Contract, defineContract, type Plugin } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { defineChain } from 'viem'
import { expect, test } from 'vitest'
import type { EvmOptions } from './contract'
import { base, type EvmNetwork, mainnet } from './networks'
import { evm } from './plugin'

function create(options: unknown, further: readonly Plugin[] = []): unknown {
  const { latchkey } = createTestLatchkey({
    // Hosts without TypeScript write anything.
    plugins: [slotsReader(), evm(options as EvmOptions)],
    fakes: [fakeSession(), ...further],
  })
  return latchkey.get(readerContract).adapters()[0]?.networks
}

const rpc = (url: unknown): object => ({ ...mainnet, rpcUrls: { default: { http: [url] } } })
const explorer = (url: string): object => ({ ...mainnet, blockExplorers: { default: { name: 'X', url } } })
const id = (value: unknown): object => ({ ...mainnet, id: value })
const noRpc = { ...mainnet, rpcUrls: { default: { http: [] } } }

const wrong: readonly (readonly [what: string, options: unknown, code: string, sentence: RegExp])[] = [
  ['no options', undefined, 'NO_NETWORK', /needs at least one network/],
  ['no network', { networks: [] }, 'NO_NETWORK', /needs at least one network/],
  ['a network that is not in a list', { networks: mainnet }, 'NO_NETWORK', /needs at least one/],
  ['null for a network', { networks: [null] }, 'INVALID_NETWORK', /id undefined/],
  ['a string for a network', { networks: ['mainnet'] }, 'INVALID_NETWORK', /id undefined/],
  ['id zero', { networks: [id(0)] }, 'INVALID_NETWORK', /id 0/],
  ['a negative id', { networks: [id(-1)] }, 'INVALID_NETWORK', /id -1/],
  ['a fraction', { networks: [id(1.5)] }, 'INVALID_NETWORK', /id 1.5/],
  ['an id that is not safe', { networks: [id(2 ** 53)] }, 'INVALID_NETWORK', /id 9007199254740992/],
  ['an id in hex', { networks: [id('0x1')] }, 'INVALID_NETWORK', /id "0x1"/],
  ['the same network twice', { networks: [mainnet, base, mainnet] }, 'DUPLICATE_NETWORK', /network 1 twice/],
  ['no RPC', { networks: [noRpc] }, 'NETWORK_WITHOUT_RPC', /has no RPC URL/],
  ['an empty list of URLs', { networks: [mainnet], rpcUrls: { 1: [] } }, 'NETWORK_WITHOUT_RPC', /Network 1/],
  ['no rpcUrls', { networks: [{ ...mainnet, rpcUrls: undefined }] }, 'NETWORK_WITHOUT_RPC', /Network 1/],
  ['http elsewhere', { networks: [rpc('http://example.com')] }, 'INVALID_RPC_URL', /http:\/\/example.com/],
  ['a socket', { networks: [rpc('wss://example.com')] }, 'INVALID_RPC_URL', /must start with https/],
  ['a script', { networks: [rpc('javascript:alert(1)')] }, 'INVALID_RPC_URL', /must start with https/],
  ['data', { networks: [rpc('data:text/plain,x')] }, 'INVALID_RPC_URL', /must start with https/],
  ['a wallet’s scheme', { networks: [rpc('metamask://x')] }, 'INVALID_RPC_URL', /must start with https/],
  ['no URL', { networks: [rpc('example.com')] }, 'INVALID_RPC_URL', /must start with https/],
  ['a bad URL in rpcUrls', { networks: [mainnet], rpcUrls: { 1: ['ftp://x'] } }, 'INVALID_RPC_URL', /ftp:/],
  ['a bad explorer', { networks: [explorer('javascript:x')] }, 'INVALID_EXPLORER_URL', /'javascript:x'/],
  [
    'an http explorer',
    { networks: [explorer('http://x.example')] },
    'INVALID_EXPLORER_URL',
    /must start with/,
  ],
  ['rpcUrls as a string', { networks: [mainnet], rpcUrls: 'x' }, 'INVALID_EVM_OPTION', /'rpcUrls'/],
  [
    'a list for the URLs of a network',
    { networks: [{ ...mainnet, rpcUrls: ['https://x.example'] }] },
    'INVALID_EVM_OPTION',
    /'networks\[1\]\.rpcUrls' .* default: \{ http/,
  ],
  [
    'a string for a list of URLs',
    { networks: [mainnet], rpcUrls: { 1: 'https://x.example' } },
    'INVALID_EVM_OPTION',
    /'rpcUrls\[1\]' .* an array of strings/,
  ],
  [
    'URLs of a network it has not',
    { networks: [mainnet], rpcUrls: { 10: ['https://x.example'] } },
    'UNKNOWN_CHAIN_ID',
    /'rpcUrls\[10\]' .* ids: 1\./,
  ],
  [
    'a transport of a network it has not',
    { networks: [mainnet, base], transports: { 10: () => 0 } },
    'UNKNOWN_CHAIN_ID',
    /'transports\[10\]' .* ids: 1, 8453\./,
  ],
  ['transports as null', { networks: [mainnet], transports: null }, 'INVALID_EVM_OPTION', /'transports'/],
  [
    'a string for a transport',
    { networks: [mainnet], transports: { 1: 'https://x.example' } },
    'INVALID_EVM_OPTION',
    /'transports\[1\]' .* a viem transport/,
  ],
  [
    'an unknown name in a network',
    { networks: [{ ...mainnet, rpcUrl: 'https://x.example' }] },
    'INVALID_EVM_OPTION',
    /'networks\[1\]\.rpcUrl' .* is not a field of a network/,
  ],
  [
    'a number for the name of a network',
    { networks: [{ ...mainnet, name: 5 }] },
    'INVALID_EVM_OPTION',
    /'networks\[1\]\.name' .* a non-empty string/,
  ],
  [
    'a script for the picture of a network',
    { networks: [{ ...mainnet, iconUrl: 'javascript:1' }] },
    'INVALID_EVM_OPTION',
    /'networks\[1\]\.iconUrl' .* an https URL/,
  ],
  [
    'enableEIP6963 as a string',
    { networks: [mainnet], enableEIP6963: 'no' },
    'INVALID_EVM_OPTION',
    /true or false/,
  ],
]
interface ProxyContract extends Contract {
  readonly id: 'cloud'
}
/** A fake of `@latchkey/cloud`. */
const proxy = fake(defineContract<ProxyContract>('cloud', 1), { state: {} })

test('options: a network needs no RPC URL on a page whose service reads networks', () => {
  expect(create({ networks: [noRpc] }, [proxy])).toMatchObject([{ id: 'eip155:1', rpcUrls: [] }])
  expect(() => create({ networks: [rpc('http://example.com')] }, [proxy])).toThrow(/must start with https/)
})

test.each(wrong)('options: refuses %s', (_what, options, code, sentence) => {
  expect(() => create(options)).toThrow(expect.objectContaining({ name: 'ConfigurationError', code }))
  expect(() => create(options)).toThrow(sentence)
})

test('options: accepts the further fields of a chain of viem', () => {
  const chain = defineChain({ ...mainnet, sourceId: 5, custom: { any: true } })
  expect(create({ networks: [chain] })).toMatchObject([{ id: 'eip155:1' }])
})

test('options: refuses a name it does not know', () => {
  expect(() => create({ networks: [mainnet], enableEip6963: false })).toThrow(
    expect.objectContaining({ code: 'UNKNOWN_OPTION' }),
  )
})

test('options: a transport replaces an RPC URL, and localhost may use http', () => {
  expect(create({ networks: [noRpc], transports: { 1: () => undefined } })).toMatchObject([{ rpcUrls: [] }])
  expect(create({ networks: [rpc('http://127.0.0.1:4811')] })).toMatchObject([
    { rpcUrls: ['http://127.0.0.1:4811'] },
  ])
})

test('networks: CAIP-2 ids, the host’s URLs, the host’s order', () => {
  const local: EvmNetwork = {
    id: 31_337,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: ['http://localhost:8545'] } },
    testnet: true,
  }
  expect(create({ networks: [base, local], rpcUrls: { 8453: ['https://rpc.example'] } })).toEqual([
    {
      id: 'eip155:8453',
      namespace: 'eip155',
      name: 'Base',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['https://rpc.example'],
      multicallAddress: '0xcA11bde05977b3631167028862bE2a173976CA11',
      explorerUrl: 'https://basescan.org',
      testnet: false,
    },
    {
      id: 'eip155:31337',
      namespace: 'eip155',
      name: 'Local',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: ['http://localhost:8545'],
      testnet: true,
    },
  ])
})

test('networks: what the host changes later changes nothing', () => {
  const urls = ['https://rpc.example']
  const options = { networks: [base], rpcUrls: { 8453: urls } }
  const plugin = evm(options)
  urls[0] = 'javascript:alert(1)'
  options.networks.push(mainnet)
  const { latchkey } = createTestLatchkey({ plugins: [slotsReader(), plugin], fakes: [fakeSession()] })
  expect(latchkey.get(readerContract).adapters()[0]?.networks).toMatchObject([
    { rpcUrls: ['https://rpc.example'] },
  ])
})

test('networks: a picture that the host gives goes with its network', () => {
  const iconUrl = 'https://host.example/mainnet.png'
  expect(create({ networks: [{ ...mainnet, iconUrl }, base] })).toMatchObject([{ iconUrl }, {}])
  expect(Object(create({ networks: [base] }))[0]).not.toHaveProperty('iconUrl')
})
