import { defineContract, definePlugin } from '@latchkey/kernel'
import { chainAdapters, type Network, sessionContract } from '@latchkey/session/contract'
import { createFakeChainAdapter, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { WalletConnectOptions } from './options'
import { openPage } from './test-support/open-page'

const cloud = { token: { id: 'cloud' } }

test.each(['http://relay.example', 'ws://relay.example', 'relay', 'wss:', 'javascript:alert(1)'])(
  'options: the relay URL %s is refused',
  (relayUrl) => {
    expect(() => checkOptions({ relayUrl }, [cloud])).toThrow(
      expect.objectContaining({ code: 'INVALID_RELAY_URL' }),
    )
  },
)

test.each(['wss://relay.example', 'ws://127.0.0.1:4814', 'ws://localhost:1'])(
  'options: the relay URL %s is fine',
  (relayUrl) => {
    checkOptions({ relayUrl }, [cloud])
  },
)

test.each<readonly [option: string, given: object, problem?: string]>([
  ['projectId', { projectId: 1 }],
  ['enableWalletConnect', { enableWalletConnect: 'yes' }],
  ['verify', { verify: 1 }],
  ['storage', { storage: {} }],
  ['namespaces', { namespaces: 1 }],
  ['namespaces.eip155', { namespaces: { eip155: { methods: [1] } } }],
  [
    'namespaces.eip155.method',
    { namespaces: { eip155: { method: ['personal_sign'] } } },
    'is not a field of a namespace',
  ],
  ['namespaces.eip155.chains', { namespaces: { eip155: { chains: ['solana:1'] } } }],
])('options: a wrong %s is named', (option, given, problem = 'must be') => {
  // Values that a page without TypeScript could pass.
  const options = given as WalletConnectOptions
  expect(() => checkOptions(options, [cloud])).toThrow(`The option '${option}' of walletConnect() ${problem}`)
})

test('options: none is required', () => {
  checkOptions({}, [cloud])
})

test.each<readonly [string, WalletConnectOptions, readonly { token: { id: string } }[], number]>([
  ['nothing', {}, [], 1],
  ['a project id', { projectId: 'p' }, [], 0],
  ['a relay of the host', { relayUrl: 'wss://relay.example' }, [], 0],
  ['the id of cloud()', {}, [cloud], 0],
  ['nothing, and is off', { enableWalletConnect: false }, [], 0],
])('options: a connector with %s causes a console warning', (_what, options, plugins, times) => {
  const { warn } = console
  const said: unknown[] = []
  console.warn = (text: unknown) => said.push(text)
  try {
    checkOptions(options, plugins)
  } finally {
    console.warn = warn
  }
  expect(said).toHaveLength(times)
  for (const text of said) expect(text).toMatch(/walletConnect\(\) has no project id/)
})

interface EmptyContract {
  readonly id: 'test/solana'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

const solana = definePlugin(/* @__PURE__ */ defineContract<EmptyContract>('test/solana', 1), {
  dependsOn: [sessionContract],
  setup(ctx) {
    const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const networks: readonly Network[] = [{ ...mainnet, id, namespace: 'solana' }]
    ctx.fill(chainAdapters, createFakeChainAdapter({}, { id: 'solana', namespace: 'solana', networks }))
    return {}
  },
})

test('options: the older id of a network that the page has is one of its networks', async () => {
  const namespaces = { solana: { chains: ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] } } as const
  const page = openPage({ relayUrl: 'ws://localhost:1', options: { namespaces }, plugins: [solana()] })
  await page.close()
  expect(page.logger.lines.filter(({ level }) => level === 'warn')).toEqual([])
})

test.each<readonly [string, WalletConnectOptions['namespaces'], readonly RegExp[]]>([
  ['a network that the page has', { eip155: { chains: ['eip155:1'] } }, []],
  ['a namespace that the page has', { eip155: { methods: ['personal_sign'] } }, []],
  [
    'a network that the page lacks',
    { eip155: { chains: ['eip155:1', 'eip155:10'] } },
    [/namespaces \}\) asks wallets for 'eip155:10', .* Put it in networks .* evm\(/],
  ],
  [
    'the older id of a network that the page lacks',
    { solana: { chains: ['solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'] } },
    [/asks wallets for 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', .* solana\(/],
  ],
  [
    'a namespace without adapter, and its chain',
    { cosmos: { chains: ['cosmos:hub-4'] } },
    [/'cosmos:hub-4'.* Put a plugin with an adapter for 'cosmos'/],
  ],
  [
    'a namespace without adapter',
    { cosmos: { methods: ['cosmos_signDirect'] } },
    [/has 'cosmos', which no wallet is asked for.* take it out of namespaces/],
  ],
])('options: whether the page is warned of namespaces with %s', async (_what, namespaces = {}, sentences) => {
  const { logger, close } = openPage({ relayUrl: 'ws://localhost:1', options: { namespaces } })
  const warnings = logger.lines.flatMap(({ level, text }) => (level === 'warn' ? text : []))
  await close()
  expect(warnings).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})
