import { expect, test } from 'vitest'
import { COMPUTE_BUDGET_PROGRAM, maxFeeOf } from './fee'

const budget = (kind: number, value: bigint, length: number) => {
  const data = new Uint8Array(length)
  data[0] = kind
  for (let index = 1; index < length; index += 1)
    data[index] = Number((value >> BigInt(8 * (index - 1))) & 255n)
  return { program: COMPUTE_BUDGET_PROGRAM, accounts: [], data }
}
const other = { program: 'Vote111111111111111111111111111111111111111', accounts: [], data: new Uint8Array() }

test('fee: each signature costs 5000 lamports, and a priority price is added, rounded up', () => {
  expect(maxFeeOf({ signers: ['a', 'b'], instructions: [other] })).toBe(10_000n)
  const limited = [budget(2, 1_000n, 5), budget(3, 1_500n, 9), other]
  expect(maxFeeOf({ signers: ['a'], instructions: limited })).toBe(5_002n)
})

test('fee: without a limit each other instruction counts 200,000 units, at most 1.4 million in total', () => {
  const price = budget(3, 1_000_000n, 9)
  expect(maxFeeOf({ signers: [], instructions: [price, other] })).toBe(200_000n)
  const many = Array.from({ length: 8 }, () => other)
  expect(maxFeeOf({ signers: [], instructions: [price, ...many] })).toBe(1_400_000n)
  const excessive = budget(2, 4_000_000_000n, 5)
  expect(maxFeeOf({ signers: [], instructions: [price, excessive, other] })).toBe(1_400_000n)
})

test.each([
  'Ed25519SigVerify111111111111111111111111111',
  'KeccakSecp256k11111111111111111111111111111',
  'Secp256r1SigVerify1111111111111111111111111',
])('fee: signatures that %s verifies cost as much as those of signers', (program) => {
  const verify = { program, accounts: [], data: Uint8Array.of(2, 0) }
  expect(maxFeeOf({ signers: ['a'], instructions: [verify, other] })).toBe(15_000n)
  expect(maxFeeOf({ signers: ['a'], instructions: [{ ...verify, data: new Uint8Array() }] })).toBe(5_000n)
})
