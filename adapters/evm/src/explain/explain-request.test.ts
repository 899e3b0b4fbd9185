import { encodeAbiParameters, encodeFunctionData, erc20Abi, erc721Abi, parseAbi, toHex } from 'viem'
import { expect, test } from 'vitest'
import { createExplainPage, OTHER, OWN, TOKEN } from '../test-support/explain-page'
import { decodeRequest, explainRequest } from './explain-request'

const MAX = 2n ** 256n - 1n
const signal = new AbortController().signal
const transaction = (fields: object) => ({
  method: 'eth_sendTransaction',
  params: [{ from: OWN, ...fields }],
})
const word = (text: string): string => encodeAbiParameters([{ type: 'string' }], [text])
const number = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`

/** A network with one token. */
const usdc = () =>
  createExplainPage({
    eth_call: ([call]) => {
      const data = String(Reflect.get(Object(call), 'data'))
      if (data.startsWith('0x95d89b41')) return word('USDC')
      if (data.startsWith('0x313ce567')) return number(6)
      return new Error('reverted')
    },
  })

test('explain: a native transfer has amount and whole address, and reads nothing', async () => {
  const { chains, account, network, calls } = createExplainPage()
  const request = transaction({ to: OTHER.toLowerCase(), value: '0xde0b6b3a7640000' })
  expect(await explainRequest(chains, request, account, network, signal)).toEqual({
    subject: 'transaction',
    steps: [[{ type: 'transfer', to: OTHER, token: {}, amount: '1000000000000000000' }]],
    isTruncated: false,
  })
  expect(calls).toEqual([])
})

test('explain: the shown recipient is the one in the data', async () => {
  const { chains, account, network } = usdc()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 1_500_000n] })
  const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
  expect(steps).toEqual([
    [
      {
        type: 'transfer',
        to: OTHER,
        token: { address: TOKEN, symbol: 'USDC', decimals: 6 },
        amount: '1500000',
      },
    ],
  ])
})

test('explain: an unlimited approval is marked, a limited one is not', async () => {
  const { chains, account, network } = usdc()
  const explain = async (amount: bigint) => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
    return steps[0]?.[0]
  }
  expect(await explain(MAX)).toMatchObject({ type: 'allowance', spender: OTHER, isUnlimited: true })
  expect(await explain(2n ** 160n - 1n)).toMatchObject({ isUnlimited: true })
  expect(await explain(2n ** 96n - 1n)).toMatchObject({ isUnlimited: true })
  expect(await explain(50_000_000n)).toMatchObject({ amount: '50000000', isUnlimited: false })
  expect(await explain(0n)).toMatchObject({ amount: '0', isUnlimited: false })
})

test('explain: for an NFT contract approvals and transfers have a token id', async () => {
  const { chains, account, network } = createExplainPage({
    eth_call: ([call]) =>
      String(Reflect.get(Object(call), 'data')).startsWith('0x01ffc9a7') ? number(1) : new Error('reverted'),
  })
  const explain = async (data: string) =>
    (await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)).steps[0]?.[0]
  const approve = encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args: [OTHER, 7n] })
  expect(await explain(approve)).toEqual({
    type: 'nft-allowance',
    spender: OTHER,
    collection: TOKEN,
    tokenId: '7',
    isReported: true,
  })
  const move = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [OWN, OTHER, 7n] })
  expect(await explain(move)).toMatchObject({
    type: 'nft-transfer',
    to: OTHER,
    tokenId: '7',
    isReported: true,
  })
  const all = encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [OTHER, true] })
  expect(await explain(all)).toMatchObject({ type: 'collection-allowance', operator: OTHER, isAllowed: true })
})

test('explain: of an approval both meanings are kept where the standard cannot be read', async () => {
  const explain = async (replies: Readonly<Record<string, string>>, amount: bigint) => {
    const { chains, account, network } = createExplainPage({
      eth_call: ([call]) =>
        replies[String(Reflect.get(Object(call), 'data')).slice(0, 10)] ?? new Error('reverted'),
    })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    return (await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal))
      .steps[0]?.[0]
  }
  const unread = { type: 'allowance', spender: OTHER, mayBeNft: true }
  for (const amount of [0n, 7n]) {
    expect(await explain({}, amount)).toMatchObject({ ...unread, amount: String(amount) })
    expect(await explain({ '0x313ce567': number(0) }, amount)).toMatchObject(unread)
    expect(await explain({ '0x313ce567': number(6), '0x01ffc9a7': number(1) }, amount)).toMatchObject(unread)
    expect(await explain({ '0x313ce567': number(6) }, amount)).not.toHaveProperty('mayBeNft')
  }
  const nft = { '0x01ffc9a7': number(1) }
  expect(await explain(nft, 0n)).toMatchObject({ type: 'nft-allowance', tokenId: '0', isReported: true })
  expect(await explain(nft, MAX)).toMatchObject({ ...unread, isUnlimited: true })
})

test('explain: a new contract is shown with the coins that it gets', () => {
  const created = (value?: string) =>
    decodeRequest(transaction({ data: '0x6000', ...(value && { value }) }), OWN).steps
  expect(created()).toEqual([[{ type: 'deploy', byteCount: 2 }]])
  expect(created('0x5')).toEqual([[{ type: 'deploy', byteCount: 2, amount: '5' }]])
})

test('explain: of a transfer from an account both meanings are kept where the standard cannot be read', async () => {
  const explain = async (decimals: string | undefined) => {
    const { chains, account, network } = createExplainPage({
      eth_call: ([call]) =>
        String(Reflect.get(Object(call), 'data')) === '0x313ce567' && decimals !== undefined
          ? decimals
          : new Error('reverted'),
    })
    const data = encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [OWN, OTHER, 7n] })
    return (await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal))
      .steps[0]?.[0]
  }
  expect(await explain(undefined)).toMatchObject({ type: 'transfer', amount: '7', mayBeNft: true })
  expect(await explain(number(6))).not.toHaveProperty('mayBeNft')
})

test('explain: all that exists of a token is unlimited, and a large supply makes nothing limited', async () => {
  const explain = async (supply: bigint, amount: bigint) => {
    const { chains, account, network } = createExplainPage({
      eth_call: ([call]) => {
        const data = String(Reflect.get(Object(call), 'data'))
        if (data.startsWith('0x18160ddd')) return toHex(supply, { size: 32 })
        return data.startsWith('0x313ce567') ? number(6) : new Error('reverted')
      },
    })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    return (await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal))
      .steps[0]?.[0]
  }
  expect(await explain(5_000n, 5_000n)).toMatchObject({ isUnlimited: true })
  expect(await explain(5_000n, 4_999n)).toMatchObject({ isUnlimited: false })
  expect(await explain(MAX, 2n ** 96n - 1n)).toMatchObject({ isUnlimited: true })
})

test('explain: a known method of tokens that is not decoded is named', () => {
  const named = (signature: string, ...args: readonly unknown[]) => {
    const signatures: readonly string[] = [`function ${signature}`]
    const functionName = signature.replace(/\(.*/, '')
    const data = encodeFunctionData({ abi: parseAbi(signatures), functionName, args })
    return decodeRequest(transaction({ to: TOKEN, data }), OWN).steps[0]
  }
  expect(named('authorizeOperator(address)', OTHER)).toMatchObject([
    { type: 'call', takes: 'authorizeOperator' },
  ])
  expect(named('mint(address)', OTHER)?.[0]).not.toHaveProperty('takes')
  expect(named('increaseApproval(address,uint256)', OTHER, 5n)).toMatchObject([
    { type: 'allowance', isIncrease: true, amount: '5' },
  ])
})

test('explain: a node that calls a token an NFT does not hide an unlimited approval', async () => {
  const { chains, account, network } = createExplainPage({
    eth_call: ([call]) =>
      String(Reflect.get(Object(call), 'data')).startsWith('0x01ffc9a7') ? number(1) : new Error('reverted'),
  })
  for (const amount of [MAX, 2n ** 128n, 2n ** 96n - 1n]) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, amount] })
    const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
    expect(steps[0]).toMatchObject([
      { type: 'allowance', spender: OTHER, amount: String(amount), isUnlimited: true },
    ])
  }
})

test('explain: the amount of an unreadable token stays in smallest units', async () => {
  const { chains, account, network } = createExplainPage()
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 5n] })
  const { steps } = await explainRequest(chains, transaction({ to: TOKEN, data }), account, network, signal)
  expect(steps).toEqual([[{ type: 'transfer', to: OTHER, token: { address: TOKEN }, amount: '5' }]])
})

test('explain: only Permit2’s contract can approve other tokens', () => {
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  const abi = parseAbi(['function approve(address,address,uint160,uint48)'])
  const data = encodeFunctionData({ abi, functionName: 'approve', args: [TOKEN, OTHER, 0n, 0] })
  expect(decodeRequest(transaction({ to: permit2, data }), OWN).steps[0]).toMatchObject([
    { type: 'allowance', token: { address: TOKEN.toLowerCase() }, amount: '0' },
  ])
  expect(decodeRequest(transaction({ to: OTHER, data }), OWN).steps[0]).toMatchObject([
    { type: 'call', to: OTHER, byteCount: 132 },
  ])
})

test('explain: a batch lists each call with its payment', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [OTHER, 1n] })
  const calls = [
    { to: TOKEN, data },
    { to: OTHER, value: '0x1' },
    { to: OTHER, value: '0x2', data: '0x12345678' },
  ]
  const { steps } = decodeRequest({ method: 'wallet_sendCalls', params: [{ calls }] }, OWN)
  expect(steps.map((actions) => actions.map(({ type }) => type))).toEqual([
    ['allowance'],
    ['transfer'],
    ['transfer', 'call'],
  ])
})

test('explain: a message is shown as text, or as bytes if it is no text', () => {
  const sign = (message: string) =>
    decodeRequest({ method: 'personal_sign', params: [message, OWN] }, OWN).message
  expect(sign('0x68690a')).toEqual({ text: 'hi\n', hex: '0x68690a' })
  expect(sign('0xff00')).toEqual({ hex: '0xff00' })
  expect(sign('0x1b5b32')).toEqual({ hex: '0x1b5b32' })
})

test('explain: a transaction whose `data` and `input` differ is not decoded', () => {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [OTHER, 5n] })
  expect(decodeRequest(transaction({ to: TOKEN, data, input: '0x12345678' }), OWN).subject).toBe('other')
})
