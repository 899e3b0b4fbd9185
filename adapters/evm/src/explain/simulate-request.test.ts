import { encodeAbiParameters, encodeEventTopics, parseAbi, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { createExplainPage, OTHER, OWN, TOKEN } from '../test-support/explain-page'
import { simulateRequest } from './simulate-request'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const signal = new AbortController().signal
const topic = (address: string): string => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
const amount = (value: number): string => `0x${value.toString(16).padStart(64, '0')}`
const log = (address: string, from: string, to: string, value: number) => ({
  address,
  topics: [TRANSFER, topic(from), topic(to)],
  data: amount(value),
})
const request = { method: 'eth_sendTransaction', params: [{ from: OWN, to: OTHER, value: '0x5' }] }

const funds = { eth_gasPrice: () => '0x3b9aca00', eth_getBalance: () => '0x64' }

async function simulate(result: unknown) {
  const page = createExplainPage({ ...funds, eth_simulateV1: () => result })
  return simulateRequest(page.chains, request, page.account, page.network, signal)
}

test('simulation: incoming and outgoing amounts are added up by token', async () => {
  const logs = [log(NATIVE, OWN, OTHER, 5), log(TOKEN, OTHER, OWN, 9), log(TOKEN, OWN, OTHER, 2)]
  expect(await simulate([{ calls: [{ status: '0x1', logs }] }])).toEqual({
    status: 'changes',
    changes: [
      { token: {}, amount: '-5' },
      { token: { address: TOKEN }, amount: '7' },
    ],
  })
})

test('simulation: outgoing tokens are listed even among many incoming ones', async () => {
  const dust = Array.from({ length: 30 }, (_, index) =>
    log(`0x${String(index + 10).repeat(20)}`, OTHER, OWN, 1),
  )
  const result = await simulate([{ calls: [{ status: '0x1', logs: [...dust, log(TOKEN, OWN, OTHER, 2)] }] }])
  expect(result).toMatchObject({ status: 'changes' })
  const changes = result.status === 'changes' ? result.changes : []
  expect(changes).toHaveLength(20)
  expect(changes[0]).toEqual({ token: { address: TOKEN }, amount: '-2' })
})

const erc1155 = parseAbi([
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const nftLog = (from: string, to: string, id: number) => ({
  address: TOKEN,
  topics: [TRANSFER, topic(from), topic(to), amount(id)],
  data: '0x',
})

test('simulation: giving one NFT and getting another are two changes', async () => {
  const logs = [nftLog(OWN, OTHER, 1), nftLog(OTHER, OWN, 2), nftLog(OWN, OTHER, 3), nftLog(OTHER, OWN, 3)]
  expect(await simulate([{ calls: [{ status: '0x1', logs }] }])).toEqual({
    status: 'changes',
    changes: [
      { token: { address: TOKEN }, amount: '-1', isNft: true, tokenId: '1' },
      { token: { address: TOKEN }, amount: '1', isNft: true, tokenId: '2' },
    ],
  })
})

test('simulation: ERC-1155 tokens are counted by id, in single and batch transfers', async () => {
  const args = { operator: OTHER, from: OWN, to: OTHER } as const
  const single = {
    address: TOKEN,
    topics: encodeEventTopics({ abi: erc1155, eventName: 'TransferSingle', args }),
    data: encodeAbiParameters(parseAbiParameters('uint256, uint256'), [5n, 3n]),
  }
  const batch = {
    address: TOKEN,
    topics: encodeEventTopics({ abi: erc1155, eventName: 'TransferBatch', args }),
    data: encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [
      [5n, 6n],
      [1n, 2n],
    ]),
  }
  expect(await simulate([{ calls: [{ status: '0x1', logs: [single, batch] }] }])).toEqual({
    status: 'changes',
    changes: [
      { token: { address: TOKEN }, amount: '-4', isNft: true, tokenId: '5' },
      { token: { address: TOKEN }, amount: '-2', isNft: true, tokenId: '6' },
    ],
  })
  const odd = { ...batch, data: `0x${'ff'.repeat(64)}` }
  expect(await simulate([{ calls: [{ status: '0x1', logs: [odd] }] }])).toEqual({
    status: 'changes',
    changes: [],
  })
})

test('simulation: a call that fails is failing, with the reason of its contract', async () => {
  const failed = { status: '0x0', logs: [], error: { message: 'execution reverted: paused' } }
  expect(await simulate([{ calls: [failed] }])).toEqual({
    status: 'failing',
    reason: 'execution reverted: paused',
  })
})

test('simulation: without the method, and with a result of another shape, it is not available', async () => {
  const unavailable = { status: 'unavailable' }
  expect(await simulate(new Error('the method does not exist'))).toEqual(unavailable)
  expect(await simulate('yes')).toEqual(unavailable)
  expect(await simulate([{ calls: [] }])).toEqual(unavailable)
})

test('simulation: fails for an account that cannot pay', async () => {
  expect(await simulate(new Error('insufficient funds for gas * price + value'))).toEqual({
    status: 'failing',
  })
})

test('simulation: the calls have a gas price, a gas limit that can be paid, and are validated', async () => {
  const payloads: unknown[] = []
  const page = createExplainPage({
    ...funds,
    eth_simulateV1: ([payload]) => {
      payloads.push(payload)
      return [{ calls: [{ status: '0x1', logs: [], gasUsed: '0x5208' }] }]
    },
  })
  const result = await simulateRequest(page.chains, request, page.account, page.network, signal)
  expect(result).toEqual({ status: 'changes', changes: [], gas: '21000' })
  const balance = 100n + 5_000_000n * 1_200_000_000n
  expect(payloads).toMatchObject([
    {
      validation: true,
      blockStateCalls: [
        {
          stateOverrides: { [OWN]: { balance: `0x${balance.toString(16)}` } },
          calls: [
            { from: OWN, value: '0x5', gas: '0x4c4b40', gasPrice: `0x${(1_200_000_000).toString(16)}` },
          ],
        },
      ],
    },
  ])
})

test('simulation: without the gas price of the network it is not available', async () => {
  const page = createExplainPage({ eth_simulateV1: () => [{ calls: [{ status: '0x1' }] }] })
  expect(await simulateRequest(page.chains, request, page.account, page.network, signal)).toEqual({
    status: 'unavailable',
  })
})

const rights = parseAbi([
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])
const permit2 = parseAbi([
  'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
])
const nft = parseAbi([
  'event Approval(address indexed owner, address indexed approved, uint256 indexed tokenId)',
])
const approval = (owner: string, value: number) => ({
  address: TOKEN,
  topics: encodeEventTopics({
    abi: rights,
    eventName: 'Approval',
    args: { owner: `0x${owner.slice(2)}`, spender: OTHER },
  }),
  data: amount(value),
})

test('simulation: the rights that the account gives are told, not those of others or those taken back', async () => {
  const to = OTHER.toLowerCase()
  const given = { contract: TOKEN.toLowerCase(), to }
  const ownerOf = { owner: OWN } as const
  const forAll = (value: number) => ({
    address: TOKEN,
    topics: encodeEventTopics({
      abi: rights,
      eventName: 'ApprovalForAll',
      args: { ...ownerOf, operator: OTHER },
    }),
    data: amount(value),
  })
  const ofPermit2 = {
    address: NATIVE,
    topics: encodeEventTopics({
      abi: permit2,
      eventName: 'Approval',
      args: { ...ownerOf, token: TOKEN, spender: OTHER },
    }),
    data: encodeAbiParameters(parseAbiParameters('uint160, uint48'), [5n, 9]),
  }
  const ofNft = {
    address: TOKEN,
    topics: encodeEventTopics({
      abi: nft,
      eventName: 'Approval',
      args: { ...ownerOf, approved: OTHER, tokenId: 0n },
    }),
    data: '0x',
  }
  const logs = [
    approval(OWN, 1),
    approval(OWN, 0),
    approval(OTHER, 1),
    forAll(1),
    forAll(0),
    ofPermit2,
    ofNft,
  ]
  expect(await simulate([{ calls: [{ status: '0x1', logs }] }])).toMatchObject({
    status: 'changes',
    rights: [given, given, { contract: NATIVE, to }, given],
  })
})
