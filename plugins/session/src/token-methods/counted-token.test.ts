import { expect, test } from 'vitest'
import { countedToken, limitedToken, type TokenMethod, tokenMethods } from './index'

const CONTRACT = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const TOKEN = 0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48n
const method = (signature: string): TokenMethod => {
  const found = [...tokenMethods.values()].find((one) => one.signature === signature)
  if (!found) throw new Error(signature)
  return found
}
const counted = (signature: string, words: readonly bigint[] = []) =>
  countedToken(method(signature), CONTRACT, (index) => words[index])

test('counted: the token is the contract that is called, or the one that Permit2 is told', () => {
  for (const signature of ['approve(address,uint256)', 'increaseAllowance(address,uint256)'])
    expect(counted(signature)).toBe(CONTRACT)
  const permit2 = 'approve(address,address,uint160,uint48)'
  expect(counted(permit2, [TOKEN])).toBe(`0x${TOKEN.toString(16)}`)
  expect(counted(permit2, [1n])).toBe(`0x${'1'.padStart(40, '0')}`)
  expect([counted(permit2), counted(permit2, [2n ** 160n])]).toEqual([undefined, undefined])
})

test('counted: numbers of NFTs, of shares, of items and of what a vault holds are compared with no supply', () => {
  for (const signature of [
    'safeTransferFrom(address,address,uint256)',
    'transferShares(address,uint256)',
    'redeem(uint256,address,address)',
    'withdraw(uint256,address,address)',
    'approve(address,uint256,uint256)',
    'setApprovalForAll(address,bool)',
    'authorizeOperator(address)',
  ])
    expect(counted(signature), signature).toBeUndefined()
})

test('limited: a condition names the token only if it limits the amount', () => {
  const transfer = method('transfer(address,uint256)')
  expect(limitedToken(transfer, CONTRACT, [{ word: 1, operator: 'less', value: 5n }])).toBe(CONTRACT)
  for (const condition of [
    { word: 1, operator: 'greater', value: 5n },
    { word: 0, operator: 'equal', value: TOKEN },
  ] as const)
    expect(limitedToken(transfer, CONTRACT, [condition])).toBeUndefined()
  const permit2 = method('approve(address,address,uint160,uint48)')
  const amount = { word: 2, operator: 'less', value: 5n } as const
  expect(limitedToken(permit2, CONTRACT, [amount])).toBeUndefined()
  expect(limitedToken(permit2, CONTRACT, [amount, { word: 0, operator: 'equal', value: TOKEN }])).toBe(
    `0x${TOKEN.toString(16)}`,
  )
})
