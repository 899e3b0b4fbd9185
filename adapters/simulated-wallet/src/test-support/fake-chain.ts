export interface ChainCall {
  readonly url: string
  readonly method: string
  readonly params: unknown
}

export interface FakeChain {
  readonly fetch: typeof globalThis.fetch
  readonly calls: readonly ChainCall[]
  methods(): readonly string[]
}

/** A node that answers each method with the given reply body; unknown ones with JSON-RPC's -32601. */
export function createFakeChain(replies: Readonly<Record<string, object>> = {}): FakeChain {
  const calls: ChainCall[] = []
  return {
    calls,
    methods: () => calls.map(({ method }) => method),
    async fetch(url, init) {
      const { method, params } = JSON.parse(String(init?.body))
      calls.push({ url: String(url), method, params })
      const reply = replies[method] ?? { error: { code: -32601, message: 'Method not found' } }
      return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...reply }))
    },
  }
}
