import { type Contract, defineContract, type Plugin } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { expect, test } from 'vitest'
import type { SolanaOptions } from './contract'
import { solanaDevnet, solanaMainnet, solanaTestnet } from './networks'
import { solana } from './plugin'

function create(options: unknown, further: readonly Plugin[] = []) {
  const { latchkey } = createTestLatchkey({
    // Hosts without TypeScript write anything.
    plugins: [slotsReader(), solana(options as SolanaOptions)],
    fakes: [fakeSession(), ...further],
  })
  return latchkey.get(readerContract).adapters()[0]
}

const rpc = (url: unknown): object => ({ ...solanaMainnet, rpcUrls: { default: { http: [url] } } })
const explorer = (url: string): object => ({
  ...solanaMainnet,
  blockExplorers: { default: { name: 'X', url } },
})

const wrong: readonly (readonly [what: string, options: unknown, code: string])[] = [
  ['no options', undefined, 'NO_NETWORK'],
  ['no network', { networks: [] }, 'NO_NETWORK'],
  ['null for a network', { networks: [null] }, 'INVALID_NETWORK'],
  ['a number for an id', { networks: [{ ...solanaMainnet, id: 101 }] }, 'INVALID_NETWORK'],
  [
    'a whole CAIP-2 id',
    { networks: [{ ...solanaMainnet, id: `solana:${solanaMainnet.id}` }] },
    'INVALID_NETWORK',
  ],
  ['a network twice', { networks: [solanaMainnet, solanaMainnet] }, 'DUPLICATE_NETWORK'],
  ['no RPC', { networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [] } }, 'NETWORK_WITHOUT_RPC'],
  ['http elsewhere', { networks: [rpc('http://example.com')] }, 'INVALID_RPC_URL'],
  ['a script', { networks: [rpc('javascript:alert(1)')] }, 'INVALID_RPC_URL'],
  ['an unsafe explorer', { networks: [explorer('javascript:alert(1)')] }, 'INVALID_EXPLORER_URL'],
  [
    'a text for a list of URLs',
    { networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: 'https://x.example' } },
    'INVALID_SOLANA_OPTION',
  ],
  [
    'URLs of a network it has not',
    { networks: [solanaMainnet], rpcUrls: { [solanaDevnet.id]: ['https://x.example'] } },
    'UNKNOWN_NETWORK',
  ],
  [
    'a list for the URLs of a network',
    { networks: [{ ...solanaMainnet, rpcUrls: ['https://x.example'] }] },
    'INVALID_SOLANA_OPTION',
  ],
  [
    'an unknown name in a network',
    { networks: [{ ...solanaMainnet, rpcUrl: 'https://x.example' }] },
    'INVALID_SOLANA_OPTION',
  ],
  ['a number for a name', { networks: [{ ...solanaMainnet, name: 5 }] }, 'INVALID_SOLANA_OPTION'],
  ['URLs that are text', { networks: [solanaMainnet], rpcUrls: 'https://x' }, 'INVALID_SOLANA_OPTION'],
]
interface ProxyContract extends Contract {
  readonly id: 'cloud'
}
/** A fake of `@latchkey/cloud`. */
const proxy = fake(defineContract<ProxyContract>('cloud', 1), { state: {} })

test('options: a network needs no RPC URL on a page whose service reads networks', () => {
  const adapter = create({ networks: [solanaMainnet], rpcUrls: { [solanaMainnet.id]: [] } }, [proxy])
  expect(adapter?.networks).toMatchObject([{ rpcUrls: [] }])
})

test.each(wrong)('options: %s is refused', (_what, options, code) => {
  expect(() => create(options)).toThrow(expect.objectContaining({ code }))
})

test('networks: as session knows them, in the host’s order, with the host’s own URLs', () => {
  const adapter = create({
    networks: [solanaDevnet, solanaMainnet, solanaTestnet],
    rpcUrls: { [solanaMainnet.id]: ['https://own.example'] },
  })
  expect(adapter?.networks).toEqual([
    {
      id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      namespace: 'solana',
      name: 'Solana Devnet',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: ['https://api.devnet.solana.com'],
      testnet: true,
      explorerUrl: 'https://solscan.io?cluster=devnet',
    },
    expect.objectContaining({
      id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      rpcUrls: ['https://own.example'],
      testnet: false,
      explorerUrl: 'https://solscan.io',
    }),
    expect.objectContaining({ id: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', testnet: true }),
  ])
})

test.each([
  ['2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU', true],
  ['11111111111111111111111111111111', true],
  ['0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA', false],
  ['x 2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU', false],
  ['2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgpU\n', false],
  ['2VqKhjZ766ZN3uBtBpb7Ls3cN4HrocP1rzxzekhVEgp0', false],
  ['1'.repeat(31), false],
  ['1'.repeat(45), false],
  ['', false],
])('isAddress: %j is %s', (input, isOne) => {
  expect(create({ networks: [solanaMainnet] })?.isAddress(input)).toBe(isOne)
})
