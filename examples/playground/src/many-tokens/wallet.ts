/** The two networks the wallet goes between, by chain id. */
export const networkNames: Readonly<Record<string, string>> = { '0x1': 'Ethereum', '0x2105': 'Base' }

const addresses = ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8']
/** As long as a visitor needs at the least; what a press itself costs is over by then. */
const ANSWER_AFTER_MS = 200

type Listener = (value: unknown) => void

export interface BenchWallet {
  readonly provider: {
    request(question: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
    on(event: string, listener: Listener): void
    removeListener(event: string, listener: Listener): void
  }
  /** To the other network, as a page asks for it. */
  switchNetwork(): Promise<unknown>
  /** The wallet's owner chooses the other account. */
  changeAccount(): void
}

/** A wallet that says yes by itself, and marks the moment it does: `answered`. For `npm run bench`. */
export function createBenchWallet(): BenchWallet {
  const listeners = new Map<string, Set<Listener>>()
  let [address = '', other = ''] = addresses
  let chainId = '0x1'
  const tell = (event: string, value: unknown): void => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const goTo = async (params: readonly unknown[]): Promise<null> => {
    await new Promise((resume) => setTimeout(resume, ANSWER_AFTER_MS))
    chainId = String(Reflect.get(Object(params[0]), 'chainId'))
    performance.mark('answered')
    tell('chainChanged', chainId)
    return null
  }
  const provider: BenchWallet['provider'] = {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [address]
      if (method === 'eth_chainId') return chainId
      if (method === 'wallet_switchEthereumChain') return goTo(params)
      throw Object.assign(new Error(`No ${method} here`), { code: 4200 })
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
  return {
    provider,
    switchNetwork: () =>
      provider.request({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId: chainId === '0x1' ? '0x2105' : '0x1' }],
      }),
    changeAccount() {
      ;[address, other] = [other, address]
      tell('accountsChanged', [address])
    },
  }
}
