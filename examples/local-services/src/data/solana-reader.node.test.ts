import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTraffic } from '../fault-injection/log-and-inject-faults'
import { startGateway } from '../gateway/start-gateway'
import { jsonReply } from '../http/reply'
import { type HttpService, startHttpService } from '../http/start-http-service'
import { createMailInbox } from '../mail/mail-inbox'
import { type Relay, startRelay } from '../relay/start-relay'
import { createSolanaReader } from './solana-reader'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const OWNER = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const KIT = 'st=appkit&sv=html-universal-1.8.0&projectId=local'

/** Responses of a node: SOL, two accounts of one token, and one of an unnamed token. */
const answers: Readonly<Record<string, unknown>> = {
  getBalance: { context: { slot: 1 }, value: 2_500_000_000 },
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: { value: [held(MINT, '1000000'), held(OWNER, '7')] },
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: { value: [held(MINT, '500000')] },
}
function held(mint: string, amount: string): unknown {
  return {
    pubkey: OWNER,
    account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals: 6 } } } } },
  }
}

let node: HttpService
let relay: Relay
let gateway: HttpService

beforeAll(async () => {
  const traffic = createTraffic()
  node = await startHttpService('solana', 0, async ({ body }) => {
    const { method, params } = JSON.parse(body)
    return jsonReply({ jsonrpc: '2.0', id: 1, result: answers[method] ?? answers[params[1].programId] })
  })
  relay = await startRelay(0, traffic)
  const tokens = [{ name: 'USD Coin', symbol: 'USDC', decimals: 6, address: MINT }]
  const reader = createSolanaReader({ networkId: NETWORK, nodeUrl: node.url, tokens })
  gateway = await startGateway(0, traffic, [], relay, '', createMailInbox(), [reader])
})
afterAll(() => Promise.all([node.stop(), relay.stop(), gateway.stop()]))

async function ask(path: string): Promise<unknown> {
  const headers = { origin: 'http://127.0.0.1:4800' }
  return (
    await fetch(`${gateway.url}/data${path}${path.includes('?') ? '&' : '?'}${KIT}`, { headers })
  ).json()
}

test('Solana: SOL and the tokens of both programs are in one list, each with its mint', async () => {
  expect(await ask(`/v1/account/${OWNER}/balance?currency=usd&chainId=${NETWORK}`)).toMatchObject({
    balances: [
      {
        name: 'Solana',
        symbol: 'SOL',
        chainId: NETWORK,
        value: 400,
        quantity: { decimals: '9', numeric: '2.5' },
      },
      { symbol: 'USDC', address: `${NETWORK}:${MINT}`, quantity: { decimals: '6', numeric: '1.5' } },
    ],
  })
})

test('Solana: an address has no name, and a text that is no address is refused', async () => {
  expect(await ask(`/v1/identity/${OWNER}`)).toMatchObject({ name: null, avatar: null })
  expect(await ask(`/v1/identity/${OWNER.slice(4)}`)).toMatchObject({ status: 'FAILED' })
})

test('Solana: the price of SOL is found by the native marker, not by the wrapped token', async () => {
  const price = async (address: string): Promise<unknown> => {
    const body = JSON.stringify({ currency: 'usd', addresses: [`${NETWORK}:${address}`], projectId: 'local' })
    return (await fetch(`${gateway.url}/data/v1/fungible/price`, { method: 'POST', body })).json()
  }
  expect(await price(`So${'1'.repeat(41)}`)).toMatchObject({ fungibles: [{ symbol: 'SOL', price: 160 }] })
  expect(await price(`So${'1'.repeat(40)}2`)).toEqual({ fungibles: [] })
})
