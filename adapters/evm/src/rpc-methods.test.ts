import { expect, test } from 'vitest'
import { rpcMethods } from './rpc-methods'

const safetyOf = (method: string): string | undefined =>
  rpcMethods().find(({ name }) => name === method)?.safety

test('methods: what signs, sends or grants is to be confirmed', () => {
  for (const method of [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
    expect([method, safetyOf(method)]).toEqual([method, 'confirm'])
})

test('methods: what reads is safe, and SPEC.md’s two others', () => {
  for (const method of ['eth_getBalance', 'eth_getBlockByNumber', 'eth_getLogs', 'eth_chainId', 'eth_call'])
    expect([method, safetyOf(method)]).toEqual([method, 'safe'])
  expect([safetyOf('eth_sendRawTransaction'), safetyOf('wallet_getCapabilities')]).toEqual(['safe', 'safe'])
})

test('methods: each is named once', () => {
  const names = rpcMethods().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
