/** How the fake wallet behaves when chains are switched. Chain ids are hex texts, as in EIP-1193. */
export interface ChainWalletOptions {
  /** The first chain. Default: `0x1`. */
  readonly chainId?: string
  /** The chains to which it switches without adding them first. Default: `0x1` and `0x2105`. */
  readonly known?: readonly string[]
  /** The error that `wallet_switchEthereumChain` rejects with. */
  readonly refuse?: unknown
  /** The error that `wallet_addEthereumChain` rejects with. */
  readonly refuseToAdd?: unknown
  /**
   * A fault when switching. `resolves-only`: resolves without switching. `emits-only`: emits `chainChanged` without
   * switching. `silent`: does not respond to `eth_chainId` afterwards.
   */
  readonly fault?: 'resolves-only' | 'emits-only' | 'silent'
}

type Listener = (payload: unknown) => void
interface RequestArguments {
  readonly method: string
  readonly params?: readonly { readonly chainId?: string }[]
}

export interface ChainWallet {
  request(args: RequestArguments): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
  /** The user changes the chain in the wallet. Emits `chainChanged`. */
  changeChain(chainId: string): void
  /** CAIP-2 id of the wallet's current chain. */
  networkId(): string
}

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** Creates a fake EIP-1193 provider with one account and one current chain. */
export function createChainWallet(options: ChainWalletOptions = {}): ChainWallet {
  const listeners = new Set<{ readonly event: string; readonly listener: Listener }>()
  const known = new Set(options.known ?? ['0x1', '0x2105'])
  let chainId = options.chainId ?? '0x1'
  let isSilent = false
  const emit = (event: string, payload: unknown): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener(payload)
  }
  const changeChain = (wanted: string): void => {
    chainId = wanted
    emit('chainChanged', chainId)
  }
  const switchTo = (wanted: string): void => {
    if ('refuse' in options) throw options.refuse
    if (!known.has(wanted)) throw { code: 4902, message: 'Unrecognized chain ID.' }
    if (options.fault === undefined) changeChain(wanted)
    if (options.fault === 'emits-only') emit('chainChanged', wanted)
    isSilent = options.fault === 'silent'
  }
  return {
    async request({ method, params }) {
      const wanted = params?.[0]?.chainId ?? ''
      switch (method) {
        case 'eth_requestAccounts':
        case 'eth_accounts':
          return [ADDRESS]
        case 'eth_chainId':
          return isSilent ? new Promise(() => undefined) : chainId
        case 'wallet_switchEthereumChain':
          switchTo(wanted)
          return null
        case 'wallet_addEthereumChain':
          if ('refuseToAdd' in options) throw options.refuseToAdd
          known.add(wanted)
          return null
        default:
          throw { code: 4200, message: 'Unsupported.' }
      }
    },
    on: (event, listener) => void listeners.add({ event, listener }),
    removeListener(event, listener) {
      for (const entry of listeners)
        if (entry.event === event && entry.listener === listener) listeners.delete(entry)
    },
    emit,
    changeChain,
    networkId: () => `eip155:${Number(chainId)}`,
  }
}
