import { numberToHex } from 'viem'

/** A node within the page, so that no network is measured. Whatever is read has the number of the latest block as its value. */
export interface FakeNode {
  /** The HTTP requests since the last block. */
  readonly requests: number
  readonly block: number
  mine(): void
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** `aggregate3` of Multicall3. */
const AGGREGATE = '0x82ad56cb'
/** The selector, the place of the list, and its length. */
const COUNT_AT = 2 + 8 + 64

/** Answers all of the page's requests. */
export function startFakeNode(): FakeNode {
  let requests = 0
  let block = 1
  const result = ({ method, params: [call] }: Call): string => {
    const data = typeof call === 'object' && call !== null ? String(Reflect.get(call, 'data')) : ''
    if (method !== 'eth_call') return numberToHex(method === 'eth_chainId' ? 1 : block)
    if (!data.startsWith(AGGREGATE)) return numberToHex(block, { size: 32 })
    return encodeResults(Number(`0x${data.slice(COUNT_AT, COUNT_AT + 64)}`), block)
  }
  const answer = (call: Call) => ({ jsonrpc: '2.0', id: call.id, result: result(call) })
  globalThis.fetch = async (input, init) => {
    requests += 1
    const body: Call | readonly Call[] = await new Request(input, init).json()
    return Response.json('method' in body ? answer(body) : body.map(answer))
  }
  return {
    get requests() {
      return requests
    },
    get block() {
      return block
    },
    mine() {
      requests = 0
      block += 1
    },
  }
}

const word = (value: number): string => value.toString(16).padStart(64, '0')

/** A list of `(true, value)` as the contract returns it. */
function encodeResults(count: number, value: number): string {
  const places = Array.from({ length: count }, (_, index) => word(32 * (count + 4 * index)))
  const results = `${word(1)}${word(64)}${word(32)}${word(value)}`.repeat(count)
  return `0x${word(32)}${word(count)}${places.join('')}${results}`
}
