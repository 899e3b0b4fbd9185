import fc from 'fast-check'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  maxUint256,
  parseAbi,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { ether, fromEther, fromUsdc, usdc } from '../test-support/orders'
import {
  asRouter,
  asSender,
  evil,
  least,
  multicall,
  native,
  nesting,
  oneInch,
  own,
  paid,
  single,
  swap,
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
import { swapFunctions } from './swap-functions'

const proven = { minimum: least, isProven: true }
const inOneInch = Object.keys(swapFunctions).slice(0, 15)

test('swap call: the functions of 1inch and Uniswap are known by their real selectors', () => {
  const selectors = [...oneInch, ...uniswap].map((item) => toFunctionSelector(item))
  expect(Object.keys(swapFunctions).sort()).toEqual(selectors.sort())
  expect(inOneInch.sort()).toEqual(oneInch.map((item) => toFunctionSelector(item)).sort())
})

test.each([
  ['swap', swap()],
  [
    'unoswap',
    encodeFunctionData({
      abi: oneInch,
      functionName: 'unoswap',
      args: [BigInt(token), paid, least, 5n],
    }),
  ],
  [
    'unoswapTo3',
    encodeFunctionData({
      abi: oneInch,
      functionName: 'unoswapTo3',
      args: [BigInt(own), BigInt(token), paid, least, 5n, 6n, 7n],
    }),
  ],
  [
    'clipperSwapTo',
    encodeFunctionData({
      abi: oneInch,
      functionName: 'clipperSwapTo',
      args: [
        third,
        own,
        BigInt(token),
        native,
        paid,
        least,
        9n,
        `0x${'1'.repeat(64)}`,
        `0x${'2'.repeat(64)}`,
      ],
    }),
  ],
  [
    'swapExactTokensForETH',
    encodeFunctionData({
      abi: uniswap,
      functionName: 'swapExactTokensForETH',
      args: [paid, least, [token, third, weth], own, 9n],
    }),
  ],
  ['multicall of a swap and an unwrapping', multicall(single(asRouter), unwrap(own))],
  ['multicall of two steps', multicall(single(asRouter), single(asRouter, 0n, third, weth), unwrap(own))],
  [
    'multicall with a deadline',
    encodeFunctionData({
      abi: nesting,
      functionName: 'multicall',
      args: [9n, [single(asRouter), unwrap(own)]],
    }),
  ],
])('swap call: the minimum of %s is read', (name, data) => {
  // A pool says which token it brings, and the call names the pool alone.
  const read = { minimum: least, isProven: !name.startsWith('unoswap') }
  expect(readSwapCall(data, fromUsdc)).toEqual(read)
  expect(readSwapCall(`0x${data.slice(2).toUpperCase()}`, fromUsdc)).toEqual(read)
})

test('swap call: of native currency, the value is what is paid', () => {
  const order = { ...fromEther, amount: paid.toString() }
  const to = BigInt(own)
  const unnamed = [
    encodeFunctionData({ abi: oneInch, functionName: 'ethUnoswap2', args: [least, 5n, 6n] }),
    encodeFunctionData({ abi: oneInch, functionName: 'ethUnoswapTo', args: [to, least, 5n] }),
  ]
  for (const data of unnamed) expect(readSwapCall(data, order)).toEqual({ minimum: least, isProven: false })
  const named = [
    swap({ srcToken: native, dstToken: token }),
    encodeFunctionData({
      abi: uniswap,
      functionName: 'swapExactETHForTokens',
      args: [least, [weth, token], own, 9n],
    }),
  ]
  for (const data of named) expect(readSwapCall(data, order)).toEqual(proven)
})

test('swap call: the commands of a universal router are read', () => {
  expect(readSwapCall(universal('0x000c', [v3(asRouter), unwrapInput(asSender)]), fromUsdc)).toEqual(proven)
  const wrapped = encodeAbiParameters(parseAbiParameters('address, uint256'), [asRouter, paid])
  const v2 = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, address[], bool'), [
    own,
    paid,
    least,
    [weth, token],
    false,
  ])
  expect(readSwapCall(universal('0x0b08', [wrapped, v2]), fromEther)).toEqual(proven)
  // Wrapped ether for the account itself is of no token that the call names.
  const kept = encodeAbiParameters(parseAbiParameters('address, uint256'), [asSender, paid])
  expect(readSwapCall(universal('0x0b08', [kept, v2]), fromEther)?.isProven).toBe(false)
})

const toThird = { ...fromUsdc, to: { ...usdc, address: third, symbol: 'DAI' } }
const swept = encodeFunctionData({
  abi: uniswap,
  functionName: 'sweepToken',
  args: [token, least, evil],
})
test.each([
  ['receiver', 'receiver', swap({ dstReceiver: evil })],
  ['receiver', 'receiver', swap({ dstReceiver: '0x0000000000000000000000000000000000000000' })],
  ['receiver', 'receiver', swap({ dstReceiver: asSender })],
  [
    'receiver',
    'receiver',
    encodeFunctionData({
      abi: oneInch,
      functionName: 'unoswapTo',
      args: [BigInt(evil), BigInt(token), paid, least, 5n],
    }),
  ],
  ['receiver', 'receiver', multicall(single(asRouter), unwrap(evil))],
  ['receiver', 'receiver', multicall(single(asRouter), swept, unwrap(own))],
  ['receiver', 'receiver', universal('0x000c', [v3(asRouter), unwrapInput(evil)])],
  ['amount', 'spent', swap({ amount: paid + 1n })],
  ['paid token', 'spent', swap({ srcToken: third })],
  ['paid token', 'spent', swap({ srcToken: native })],
  ['amount', 'spent', multicall(single(asRouter), single(asRouter), unwrap(own))],
  ['paid token', 'spent', multicall(single(asRouter, 1n, third), unwrap(own))],
  ['paid token', 'spent', universal('0x00', [v3(own, [third, token, weth])])],
  ['received token', 'received', swap({ dstToken: third })],
])('swap call: one that states another %s than the order is refused (%#)', (_is, part, data) => {
  expect(() => readSwapCall(data, fromUsdc)).toThrow(expect.objectContaining({ code: 'SWAP_MISMATCH', part }))
})

const erc20 = parseAbi([
  'function approve(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function withdrawTo(address,uint256)',
  'function setAuthorization(address,bool)',
  'function transferAsset(address,address,uint256)',
  'function burn(uint256)',
])
const approve = encodeFunctionData({ abi: erc20, functionName: 'approve', args: [evil, maxUint256] })
const swapped = [single(asRouter), unwrap(own)]
const commanded = [v3(asRouter), unwrapInput(asSender)]
const permit = encodeAbiParameters(parseAbiParameters('address, address, uint160'), [token, evil, paid])
test.each([
  ['multicall of an approval', multicall(approve)],
  ['multicall of a swap and an approval', multicall(...swapped, approve)],
  ['multicall in a multicall in a multicall', multicall(multicall(multicall(...swapped)))],
  [
    'a transfer of an NFT',
    encodeFunctionData({ abi: erc20, functionName: 'transferFrom', args: [own, evil, 1n] }),
  ],
  [
    'withdrawTo of wrapped ether',
    encodeFunctionData({ abi: erc20, functionName: 'withdrawTo', args: [evil, paid] }),
  ],
  [
    'an authorisation',
    encodeFunctionData({ abi: erc20, functionName: 'setAuthorization', args: [evil, true] }),
  ],
  [
    'a transfer of a deposit',
    encodeFunctionData({ abi: erc20, functionName: 'transferAsset', args: [evil, token, 1n] }),
  ],
  ['burning', encodeFunctionData({ abi: erc20, functionName: 'burn', args: [1n] })],
  ['a transfer by Permit2', universal('0x000c02', [...commanded, permit])],
  ['a command that may fail', universal('0x800c', commanded)],
  ['more commands than inputs', universal('0x000c0c', commanded)],
  ['a part that may be filled in part', swap({ flags: 1n })],
  ['data that is cut', swap().slice(0, 300)],
  ['a selector alone', '0x07ed2379'],
  ['nothing', '0x'],
  ['the name of a member of every object', '0xconstruc'],
])('swap call: %s is not read as a swap', (_name, data) => {
  expect(readSwapCall(data, fromUsdc)).toBeUndefined()
})

test('swap call: a function that the host lists for its router is read', () => {
  const abi = parseAbi(['function trade(address[] path, bool isToNative, uint256 amount, uint256 minimum)'])
  const trade = (path: readonly Address[], amount = paid): Hex =>
    encodeFunctionData({ abi, functionName: 'trade', args: [path, true, amount, least] })
  const [item] = abi
  const functions = {
    [toFunctionSelector(item).toUpperCase().replace('X', 'x')]: { path: 0, amount: 2, minimum: 3 },
  }
  expect(readSwapCall(trade([token, weth]), fromUsdc, functions)).toEqual({ minimum: least, isProven: false })
  expect(readSwapCall(trade([token, third]), toThird, functions)).toEqual(proven)
  expect(readSwapCall(trade([token, weth]), fromUsdc)).toBeUndefined()
  expect(() => readSwapCall(trade([third, weth]), fromUsdc, functions)).toThrow('prepared something else')
  expect(() => readSwapCall(trade([token, weth], paid + 1n), fromUsdc, functions)).toThrow(
    'prepared something else',
  )
  expect(() => readSwapCall(trade([token, weth]), { ...fromUsdc, from: ether, to: usdc }, functions)).toThrow(
    'prepared something else',
  )
})

test('swap call: data of any shape is read, refused or not read, and never anything else', () => {
  const start = fc.constantFrom(
    ...Object.keys(swapFunctions),
    ...nesting.map((item) => toFunctionSelector(item)),
  )
  const word = fc.oneof(
    fc.bigInt({ min: 0n, max: 300n }),
    fc.bigInt({ min: 0n, max: maxUint256 }),
    fc.constantFrom(BigInt(own), BigInt(token), paid),
  )
  fc.assert(
    fc.property(start, fc.array(word, { maxLength: 20 }), fc.nat(80), (selector, words, cut) => {
      const data = `${selector}${words.map((one) => one.toString(16).padStart(64, '0')).join('')}`
      try {
        const read = readSwapCall(data.slice(0, data.length - (cut > 60 ? cut : 0)), fromUsdc)
        expect(read === undefined || read.minimum >= 0n).toBe(true)
      } catch (error) {
        expect(error).toMatchObject({ code: 'SWAP_MISMATCH' })
      }
    }),
  )
})
