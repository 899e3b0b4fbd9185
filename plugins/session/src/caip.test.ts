import { expect, test } from 'vitest'
import { evmChainId, isNetworkId, parseCaipAddress, parseNetworkId } from './caip'

const ADDRESS = '0x742d35Cc6634C0532925a3b844Bc454e4438f44e'
const invalid = { code: 'INVALID_CAIP_ADDRESS', message: 'Invalid CAIP Address' }
const failureOf = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test('parseCaipAddress: three parts', () => {
  expect(parseCaipAddress(`eip155:1:${ADDRESS}`)).toEqual({
    namespace: 'eip155',
    reference: '1',
    address: ADDRESS,
  })
})

test.each(['eip155:1', `eip155::${ADDRESS}`, 'a:b:c:d', 'eip155:1:', ':1:x', '', '::'])(
  'parseCaipAddress: refuses %j',
  (text) => {
    expect(failureOf(() => parseCaipAddress(text))).toMatchObject(invalid)
  },
)

test('parseNetworkId: two parts', () => {
  expect(parseNetworkId('eip155:1')).toEqual({ namespace: 'eip155', reference: '1' })
})

test.each(['eip155', 'eip155:', 'eip155:1:extra', ':1', ''])('parseNetworkId: refuses %j', (text) => {
  expect(failureOf(() => parseNetworkId(text))).toMatchObject(invalid)
  expect(isNetworkId(text)).toBe(false)
})

test.each([undefined, null, 1, {}, ['eip155:1']])('isNetworkId: %j is none', (value) => {
  expect(isNetworkId(value)).toBe(false)
})

test.each([
  ['eip155:1', 1],
  ['eip155:42', 42],
  ['eip155:8453', 8453],
  ['invalid:id', undefined],
  ['solana:1', undefined],
  ['eip155:', undefined],
  ['eip155:0', undefined],
  ['eip155:01', undefined],
  ['eip155:0x1', undefined],
  ['eip155:1e3', undefined],
  ['eip155:99999999999999999999', undefined],
])('evmChainId: %s is %s', (text, chainId) => {
  expect(evmChainId(text)).toBe(chainId)
})
