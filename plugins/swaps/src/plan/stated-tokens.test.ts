import { type Address, encodeFunctionData, type Hex } from 'viem'
import { expect, test } from 'vitest'
import { fromEther, fromUsdc, usdc } from '../test-support/orders'
import {
  asRouter,
  asSender,
  least,
  multicall,
  own,
  paid,
  single,
  third,
  token,
  uniswap,
  universal,
  unwrap,
  unwrapInput,
  v3,
  weth,
} from '../test-support/router-calls'
import { readSwapCall } from './read-swap-call'

// Which token each function of a router takes and brings, and whom an address stands for.

const toThird = { ...fromUsdc, to: { ...usdc, address: third, symbol: 'DAI' } }

const swapTokens = (path: readonly Address[], to: Address): Hex =>
  encodeFunctionData({
    abi: uniswap,
    functionName: 'swapExactTokensForTokens',
    args: [paid, least, path, to],
  })
/** Of Uniswap V2. */
const swapTokensUntil = (path: readonly Address[], to: Address): Hex =>
  encodeFunctionData({
    abi: uniswap,
    functionName: 'swapExactTokensForTokens',
    args: [paid, least, path, to, 9n],
  })
const swapForEther = encodeFunctionData({
  abi: uniswap,
  functionName: 'swapExactTokensForETH',
  args: [paid, least, [token, weth], own, 9n],
})
test.each([
  ['unwrapped ether', toThird, multicall(single(asRouter, paid, token, third), unwrap(own))],
  ['ether of a command', toThird, universal('0x000c', [v3(asRouter), unwrapInput(asSender)])],
  ['ether of a path', { ...fromUsdc, to: { ...usdc, address: weth } }, swapForEther],
  ['wrapped ether for ether', fromUsdc, single(own)],
  ['wrapped ether for ether, of two pools', fromUsdc, universal('0x00', [v3(own)])],
  ['wrapped ether for ether, of a path', fromUsdc, swapTokens([token, weth], own)],
  ['a token for ether', fromUsdc, swapTokensUntil([token, third], own)],
  ['a token for ether, of one pool', fromUsdc, multicall(single(own, paid, token, third))],
])('swap call: a minimum of %s is refused', (_of, order, data) => {
  expect(() => readSwapCall(data, order)).toThrow(
    expect.objectContaining({ code: 'SWAP_MISMATCH', part: 'received' }),
  )
})

test('swap call: for ether, a token that is paid is refused, or is not proven to be wrapped ether', () => {
  const order = { ...fromEther, amount: paid.toString() }
  for (const data of [
    universal('0x00', [v3(own, [third, weth, token])]),
    swapTokensUntil([third, token], own),
  ])
    expect(() => readSwapCall(data, order)).toThrow(expect.objectContaining({ part: 'spent' }))
  for (const data of [single(own, paid, third, token), swapTokens([third, token], own)])
    expect(readSwapCall(data, order)).toEqual({ minimum: least, isProven: false })
})

test('swap call: what is left of ether comes back, and is no minimum', () => {
  const order = { ...fromEther, amount: paid.toString() }
  const refund = encodeFunctionData({ abi: uniswap, functionName: 'refundETH' })
  const swapped = single(own, paid, weth, token)
  expect(readSwapCall(multicall(swapped, refund, unwrap(own, 0n)), order)?.minimum).toBe(least)
  expect(readSwapCall(multicall(single(asRouter, paid, weth, token), refund), order)?.minimum).toBe(0n)
})

const nobody: Address = '0x0000000000000000000000000000000000000000'
const olderSingle = (recipient: Address): Hex =>
  encodeFunctionData({
    abi: [uniswap[1]],
    args: [
      {
        tokenIn: token,
        tokenOut: weth,
        fee: 500,
        recipient,
        deadline: 9n,
        amountIn: paid,
        amountOutMinimum: least,
        limit: 0n,
      },
    ],
  })
test.each([
  ['unwrapWETH9', multicall(single(asRouter), unwrap(asSender))],
  ['unwrapWETH9', multicall(single(asRouter), unwrap(asRouter))],
  ['exactInputSingle', multicall(single(nobody), unwrap(own))],
  ['the older exactInputSingle', olderSingle(asSender)],
  ['the older exactInputSingle', multicall(olderSingle(asRouter), unwrap(own))],
  ['swapExactTokensForTokens of V2', swapTokensUntil([token, weth], asSender)],
  ['the command to unwrap', universal('0x000c', [v3(asRouter), unwrapInput(nobody)])],
])(
  'swap call: to %s, an address that names the account or the router elsewhere is a stranger (%#)',
  (_name, data) => {
    expect(() => readSwapCall(data, fromUsdc)).toThrow(expect.objectContaining({ part: 'receiver' }))
  },
)

test('swap call: the older router names itself by nobody', () => {
  expect(readSwapCall(multicall(olderSingle(nobody), unwrap(own)), fromUsdc)).toEqual({
    minimum: least,
    isProven: true,
  })
})
