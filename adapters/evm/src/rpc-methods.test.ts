import { expect, test } from 'vitest'
import { rpcMethods } from './rpc-methods'

const traitsOf = (method: string): string => {
  const { approval, repeatable } = rpcMethods().find(({ name }) => name === method) ?? {}
  return `${approval} ${repeatable}`
}

test('methods: what signs, sends in a name or grants needs the user, and is not repeated', () => {
  for (const method of [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'eth_sendUserOperation',
    'wallet_sendCalls',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
  ])
    expect([method, traitsOf(method)]).toEqual([method, 'user false'])
})

test('methods: a read needs no approval, and may be repeated', () => {
  for (const method of [
    'eth_getBalance',
    'eth_getBlockByNumber',
    'eth_getLogs',
    'eth_chainId',
    'eth_call',
    'wallet_getCapabilities',
  ])
    expect([method, traitsOf(method)]).toEqual([method, 'none true'])
})

test('methods: a raw transaction needs no approval, and is not repeated', () => {
  expect(traitsOf('eth_sendRawTransaction')).toBe('none false')
})

test('methods: each is named once', () => {
  const names = rpcMethods().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
