import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { WalletConnectOptions } from './options'

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
