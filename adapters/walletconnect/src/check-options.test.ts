import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import type { WalletConnectOptions } from './options'

test.each(['http://relay.example', 'ws://relay.example', 'relay', 'wss:', 'javascript:alert(1)'])(
  'options: the relay URL %s is refused',
  (relayUrl) => {
    expect(() => checkOptions({ relayUrl })).toThrow(expect.objectContaining({ code: 'INVALID_RELAY_URL' }))
  },
)

test.each(['wss://relay.example', 'ws://127.0.0.1:4814', 'ws://localhost:1'])(
  'options: the relay URL %s is fine',
  (relayUrl) => {
    checkOptions({ relayUrl })
  },
)

test.each<readonly [string, object]>([
  ['projectId', { projectId: 1 }],
  ['enableWalletConnect', { enableWalletConnect: 'yes' }],
  ['verify', { verify: 1 }],
  ['storage', { storage: {} }],
  ['namespaces', { namespaces: 1 }],
  ['namespaces.eip155', { namespaces: { eip155: { methods: [1] } } }],
  ['namespaces.eip155.chains', { namespaces: { eip155: { chains: ['solana:1'] } } }],
])('options: a wrong %s is named', (option, given) => {
  // What a page without types may give.
  const options = given as WalletConnectOptions
  expect(() => checkOptions(options)).toThrow(`The option '${option}' of walletConnect() must be`)
})

test('options: none are needed', () => {
  checkOptions({})
})
