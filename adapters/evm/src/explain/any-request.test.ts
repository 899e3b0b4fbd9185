import fc from 'fast-check'
import { decodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { OWN, TOKEN } from '../test-support/explain-page'
import { decodeCall } from './decode-call'
import { decodeRequest } from './explain-request'

const abi = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function approve(address,uint256)',
  'function increaseAllowance(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'function approve(address,address,uint160,uint48)',
  'function safeTransferFrom(address,address,uint256)',
  'function safeTransferFrom(address,address,uint256,bytes)',
  'function safeTransferFrom(address,address,uint256,uint256,bytes)',
])
const selectors = [
  'a9059cbb',
  '23b872dd',
  '095ea7b3',
  '39509351',
  'a22cb465',
  'd505accf',
  '87517c45',
  '42842e0e',
  'b88d4fde',
  'f242432a',
]
const bytes = fc
  .tuple(
    fc.constantFrom(...selectors, ''),
    fc.uint8Array({ minLength: 60, maxLength: 300, size: 'max' }),
    fc.boolean(),
  )
  .map(([selector, rest, isClean]) => {
    const hex = Array.from(rest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    // Words that begin like addresses, so that many are decoded.
    const words = isClean
      ? (hex.match(/.{1,64}/g) ?? []).map((one) => one.replace(/^.{24}/, '0'.repeat(24)))
      : [hex]
    return `0x${selector}${words.join('')}`
  })

/** `undefined` where a number is too large for its type, or bytes are cut: a contract reverts there. */
function decodeWithViem(data: string): readonly unknown[] | undefined {
  try {
    return decodeFunctionData({ abi, data: `0x${data.slice(2)}` }).args
  } catch {
    // Only the functions with such arguments.
    expect(data.slice(2, 10)).toMatch(/d505accf|87517c45|b88d4fde|f242432a/)
    return undefined
  }
}

test('explain: any data is decoded as viem decodes it, or not at all', () => {
  let decoded = 0
  fc.assert(
    fc.property(bytes, (data) => {
      const [action] = decodeCall({ to: TOKEN, value: 0n, data }, OWN)
      if (!action || action.type === 'call' || data === '0x') return
      decoded += 1
      const args = decodeWithViem(data)
      if (!args) return
      const values = args.map((one) => String(one).toLowerCase())
      if (action.type === 'transfer') expect(values.slice(-2)).toEqual([action.to, action.amount])
      if (action.type === 'allowance') {
        expect(values).toContain(action.spender)
        expect(values).toContain(action.amount)
      }
      if (action.type === 'nft-transfer') expect(values.slice(1, 3)).toEqual([action.to, action.tokenId])
    }),
    { numRuns: 2_000 },
  )
  expect(decoded).toBeGreaterThan(100)
})

test('explain: any params are explained without an error', () => {
  const methods = [
    'eth_sendTransaction',
    'wallet_sendCalls',
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendUserOperation',
    'wallet_grantPermissions',
    'anything',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...methods), fc.anything({ maxDepth: 4 }), (method, params) => {
      const { steps } = decodeRequest({ method, params }, OWN)
      expect(steps.flat().filter(({ type }) => !['transfer', 'call', 'deploy'].includes(type))).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
