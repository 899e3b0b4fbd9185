import { encodeFunctionData, type Hex, maxUint256, parseAbi, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { describeTokenCall } from './describe-token-call'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const FROM = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const describe = (data: Hex) => describeTokenCall(TOKEN, data, createSay('en'), () => undefined)
function called(signature: string, ...args: readonly unknown[]) {
  const signatures: readonly string[] = [`function ${signature}`]
  const functionName = signature.replace(/\(.*/, '')
  const call = describe(encodeFunctionData({ abi: parseAbi(signatures), functionName, args }))
  return { ...call, facts: call?.facts.map(({ label, value }) => [label, value]) }
}
const units = (amount: bigint) => ['Amount', `${amount} of the token’s smallest unit`]

test('call: of an approval both meanings are said, and zero is no mere withdrawal', () => {
  expect(called('approve(address,uint256)', TO, 0n)).toEqual({
    title: 'Withdraw a permission, or allow one NFT',
    warnings: ['If this contract has NFTs, whoever this is could take number 0 of them.'],
    facts: [['Who may spend', TO], units(0n), ['If these are NFTs', 'Number 0'], ['Token contract', TOKEN]],
  })
  expect(called('approve(address,uint256)', TO, 7n)).toEqual({
    title: 'Allow spending',
    warnings: [],
    facts: [['Who may spend', TO], units(7n), ['If these are NFTs', 'Number 7'], ['Token contract', TOKEN]],
  })
})

test.each([2n ** 96n - 1n, 2n ** 127n, 2n ** 160n - 1n, maxUint256])(
  'call: an approval of %s is unlimited',
  (amount) => {
    for (const method of ['approve', 'increaseAllowance', 'increaseApproval'])
      expect(called(`${method}(address,uint256)`, TO, amount)).toMatchObject({
        title: 'Allow unlimited spending',
        warnings: ['Whoever this is could take all of this token, now and later.'],
      })
  },
)

test('call: more of an allowance is said to be more', () => {
  for (const method of ['increaseAllowance', 'increaseApproval'])
    expect(called(`${method}(address,uint256)`, TO, 5n)).toEqual({
      title: 'Allow more spending',
      warnings: [],
      facts: [['Who may spend', TO], units(5n), ['Token contract', TOKEN]],
    })
})

test('call: all of a collection is allowed or withdrawn', () => {
  expect(called('setApprovalForAll(address,bool)', TO, true)).toEqual({
    title: 'Allow moving every NFT',
    warnings: ['Whoever this is could take every item of this collection, now and later.'],
    facts: [
      ['Who may move them', TO],
      ['Token contract', TOKEN],
    ],
  })
  expect(called('setApprovalForAll(address,bool)', TO, false).title).toBe('Withdraw a permission')
  expect(called('authorizeOperator(address)', TO).title).toBe('Allow unlimited spending')
})

test('call: who receives stands first, or who it is taken from', () => {
  expect(called('transfer(address,uint256)', TO, 5n)).toEqual({
    title: 'Send a token',
    warnings: [],
    facts: [['To', TO], units(5n), ['Token contract', TOKEN]],
  })
  expect(called('transferFrom(address,address,uint256)', FROM, TO, 5n)).toEqual({
    title: 'Move a token',
    warnings: [],
    facts: [
      ['From', FROM],
      ['To', TO],
      units(5n),
      ['If these are NFTs', 'Number 5'],
      ['Token contract', TOKEN],
    ],
  })
  expect(called('safeTransferFrom(address,address,uint256)', FROM, TO, 5n)).toMatchObject({
    title: 'Send an NFT',
    facts: [
      ['From', FROM],
      ['To', TO],
      ['NFT', 'Number 5'],
      ['Token contract', TOKEN],
    ],
  })
  expect(
    called('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', FROM, TO, [5n], [2n], '0x'),
  ).toMatchObject({
    title: 'Send an NFT',
    warnings: ['This can move tokens or NFTs of this account, or let others do it.'],
  })
})

test.each([
  ['safeTransferFrom(address,address,uint256,uint256,bytes)', [FROM, TO, 5n, 2n, '0x']],
  ['transferFrom(address,address,uint256,uint256)', [FROM, TO, 5n, 2n]],
] as const)('call: which token of many and how much of it is said of %s', (signature, args) => {
  expect(called(signature, ...args)).toEqual({
    title: 'Send tokens or NFTs',
    warnings: [],
    facts: [['From', FROM], ['To', TO], units(2n), ['Token or NFT', 'Number 5'], ['Token contract', TOKEN]],
  })
})

test('call: an operator or an allowance of ERC-6909 is one like those of other tokens', () => {
  expect(called('setOperator(address,bool)', TO, true).title).toBe('Allow unlimited spending')
  expect(called('approve(address,uint256,uint256)', TO, 5n, 0n)).toEqual({
    title: 'Withdraw a permission',
    warnings: [],
    facts: [
      ['Who may spend', TO],
      ['Token or NFT', 'Number 5'],
      ['Token contract', TOKEN],
    ],
  })
  expect(called('approve(address,uint256,uint256)', TO, 5n, 9n).facts).toContainEqual(units(9n))
  expect(called('approve(address,uint256,uint256)', TO, 5n, maxUint256).title).toBe(
    'Allow unlimited spending',
  )
})

test('call: methods of single tokens and of vaults say who gets what', () => {
  const shares = ['Amount', '5 shares, in their smallest unit']
  expect(called('push(address,uint256)', TO, 5n).facts?.slice(0, 2)).toEqual([['To', TO], units(5n)])
  for (const call of [
    called('move(address,address,uint256)', FROM, TO, 5n),
    called('withdraw(uint256,address,address)', 5n, TO, FROM),
  ])
    expect(call.facts?.slice(0, 3)).toEqual([['From', FROM], ['To', TO], units(5n)])
  expect(called('transferShares(address,uint256)', TO, 5n).facts?.slice(0, 2)).toEqual([['To', TO], shares])
  expect(called('redeem(uint256,address,address)', 5n, TO, FROM).facts?.slice(0, 3)).toEqual([
    ['From', FROM],
    ['To', TO],
    shares,
  ])
})

test('call: Permit2 allows a token of another contract than the called one', () => {
  expect(called('approve(address,address,uint160,uint48)', FROM, TO, 2n ** 160n - 1n, 1)).toEqual({
    title: 'Allow unlimited spending',
    warnings: ['Whoever this is could take all of this token, now and later.'],
    facts: [
      ['Who may spend', TO],
      ['Amount', 'Unlimited'],
      ['Token contract', FROM],
      ['Contract', TOKEN],
    ],
  })
})

test('call: a known method that cannot be read whole has a warning, and any other is not described', () => {
  const warned = { warnings: ['This can move tokens or NFTs of this account, or let others do it.'] }
  const batch = 'permit(address,((address,uint160,uint48,uint48)[],address,uint256),bytes)'
  for (const data of [toFunctionSelector(batch), '0xa9059cbb', `0xa9059cbb${'ff'.repeat(64)}`] as const)
    expect(describe(data), data).toMatchObject(warned)
  expect(describe(toFunctionSelector(batch))?.title).toBe('Call permit')
  expect(describe(`0xa22cb465${TO.slice(2).padStart(64, '0')}${'2'.padStart(64, '0')}`)).toMatchObject(warned)
  expect(describe(toFunctionSelector('mint(address)'))).toBeUndefined()
})
