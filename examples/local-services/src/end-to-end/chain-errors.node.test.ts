import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { evm } from '../../../../adapters/evm/src/index'
import { mainnet } from '../../../../adapters/evm/src/networks/index'
import { createHttp } from '../../../../kernel/src/ports/create-default-ports'
import { createFakeBrowser, createTestLatchkey } from '../../../../kernel/src/testing/index'
import { sessionContract } from '../../../../plugins/session/src/contract'
import { session } from '../../../../plugins/session/src/index'
import { chainMainnet } from '../chain/chain-table'
import { devAccounts } from '../chain/dev-accounts'
import { type ChainNode, startNode } from '../chain/start-node'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const FROM = devAccounts[0]
const TO = devAccounts[1]
const POOR = '0x1111111111111111111111111111111111111111'
/** Contract code that reverts, loops for ever, or is an invalid instruction. */
const REVERTS = '0x60006000fd'
const LOOPS = '0x5b600056'
const NO_INSTRUCTION = '0xfe'

let nodes: { readonly prague: ChainNode; readonly berlin: ChainNode }

beforeAll(async () => {
  const [prague, berlin] = await Promise.all([
    startNode(chainMainnet, 0),
    startNode({ ...chainMainnet, hardfork: 'berlin' }, 0),
  ])
  nodes = { prague, berlin }
})
afterAll(() => Promise.all([nodes.prague.stop(), nodes.berlin.stop()]))

interface NodeReply {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

async function callNode(url: string, method: string, params: unknown): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const reply: NodeReply = await (await fetch(url, { method: 'POST', headers, body })).json()
  if (reply.error) throw reply.error
  return reply.result
}

/** A page connected to a wallet that forwards requests to the node and errors to the page, both unchanged. */
async function connectedProvider(url: string) {
  const browser = createFakeBrowser()
  const { latchkey } = createTestLatchkey({
    browser,
    ports: { http: createHttp() },
    plugins: [session(), evm({ networks: [mainnet], rpcUrls: { 1: [url] } })],
    outlet: false,
  })
  latchkey.start()
  const provider = {
    on: () => undefined,
    removeListener: () => undefined,
    request: ({ method, params }: { readonly method: string; readonly params?: unknown }) =>
      callNode(url, method === 'eth_requestAccounts' ? 'eth_accounts' : method, params ?? []),
  }
  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: 'Example Wallet',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'com.example.wallet',
  }
  browser.fire(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  await vi.waitUntil(() => latchkey.read(sessionContract).wallets.length > 0)
  const [wallet] = latchkey.read(sessionContract).wallets
  return (await latchkey.get(sessionContract).connect(wallet?.id ?? '')).provider
}

type Case = readonly [code: string, said: RegExp, transaction: object, method: string]

const SEND = 'eth_sendTransaction'

const cases: readonly Case[] = [
  ['NONCE_TOO_LOW', /^nonce too low/, { nonce: '0x0' }, SEND],
  ['INSUFFICIENT_FUNDS', /^Insufficient funds/, { value: '0xffffffffffffffffffffffff' }, SEND],
  ['FEE_CAP_TOO_LOW', /^max fee per gas less/, { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' }, SEND],
  ['FEE_CAP_TOO_LOW', /^max fee per gas less/, { gasPrice: '0x1' }, SEND],
  [
    'TIP_ABOVE_FEE_CAP',
    /^max priority fee/,
    { maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0xffffffffff' },
    SEND,
  ],
  [
    'TIP_ABOVE_FEE_CAP',
    /max_priority_fee_per_gas/,
    { maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x2' },
    'eth_call',
  ],
  ['GAS_TOO_LOW', /^intrinsic gas too low/, { gas: '0x1' }, SEND],
  ['GAS_TOO_LOW', /^Out of gas/, { to: undefined, data: LOOPS }, 'eth_estimateGas'],
  ['GAS_TOO_LOW', /OutOfGas/, { to: undefined, data: LOOPS, gas: '0x10000' }, 'eth_call'],
  ['GAS_TOO_HIGH', /^intrinsic gas too high/, { gas: '0xfffffffff' }, SEND],
  ['EXECUTION_REVERTED', /^execution reverted/, { to: undefined, data: REVERTS }, 'eth_estimateGas'],
  ['EXECUTION_REVERTED', /^execution reverted/, { to: undefined, data: REVERTS }, 'eth_call'],
  ['EXECUTION_REVERTED', /InvalidFEOpcode/, { to: undefined, data: NO_INSTRUCTION }, 'eth_call'],
]

async function failureOf(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const provider = await connectedProvider(url)
  return provider.request({ method, params }).then(
    () => 'It did not fail.',
    (error: unknown) => error,
  )
}

test.each(cases)('a real node, %s: %s', async (code, said, more, method) => {
  const { url } = nodes.prague
  // The first transaction uses up nonce 0.
  await callNode(url, 'eth_sendTransaction', [{ from: FROM, to: TO }])
  const params = [{ from: FROM, to: TO, ...more }, ...(method === 'eth_call' ? ['latest'] : [])]
  const error = await failureOf(url, method, params)
  expect(error).toMatchObject({
    name: 'ProviderRpcError',
    message: expect.stringMatching(said),
    cause: { code },
  })
  expect(error).toMatchObject({
    cause: { cause: { message: expect.stringMatching(said), code: Reflect.get(Object(error), 'code') } },
  })
})

test('a real node, INSUFFICIENT_FUNDS: an account without anything', async () => {
  const { url } = nodes.prague
  await callNode(url, 'anvil_impersonateAccount', [POOR])
  const error = await failureOf(url, 'eth_sendTransaction', [{ from: POOR, to: TO, value: '0x1' }])
  expect(error).toMatchObject({ cause: { code: 'INSUFFICIENT_FUNDS' } })
})

test('a real node, NONCE_TOO_LOW: the same signed transaction again', async () => {
  const { url } = nodes.prague
  const raw = await callNode(url, 'eth_signTransaction', [
    {
      from: FROM,
      to: TO,
      nonce: '0xffff',
      gas: '0x5208',
      maxFeePerGas: '0x77359400',
      maxPriorityFeePerGas: '0x1',
    },
  ])
  await callNode(url, 'eth_sendRawTransaction', [raw])
  const error = await failureOf(url, 'eth_sendRawTransaction', [raw])
  expect(error).toMatchObject({
    message: expect.stringMatching(/already imported/),
    cause: { code: 'NONCE_TOO_LOW' },
  })
})

test.each([
  ['eth_sendTransaction', [{ from: FROM, to: TO }]],
  ['eth_call', [{ from: FROM, to: TO, maxFeePerGas: '0x1' }, 'latest']],
])('a real node, TRANSACTION_TYPE_UNSUPPORTED: %s before London', async (method, params) => {
  const error = await failureOf(nodes.berlin.url, method, params)
  expect(error).toMatchObject({ cause: { code: 'TRANSACTION_TYPE_UNSUPPORTED' } })
})
