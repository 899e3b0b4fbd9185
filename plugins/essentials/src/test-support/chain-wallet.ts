/** How a wallet deals with chains. */
export interface ChainManners {
  /** Where it begins. */
  readonly chainId?: string
  /** Those it can switch to at once. */
  readonly known?: readonly string[]
  /** What it rejects with when it is asked to switch. */
  readonly refuse?: unknown
  readonly refuseToAdd?: unknown
  /** It accepts a switch and stays; emits a move it did not make; no longer reports its network. */
  readonly lie?: 'stays' | 'tells' | 'silent'
}

type Listener = (payload: unknown) => void
interface Asked {
  readonly method: string
  readonly params?: readonly { readonly chainId?: string }[]
}

export interface ChainWallet {
  request(args: Asked): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
  /** The user changes the chain in the wallet. */
  moveTo(chainId: string): void
  /** CAIP-2: what it answers when it is asked where it is. */
  reports(): string
}

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** A wallet that is on one chain at a time and says so, apart from its manners. */
export function createChainWallet(manners: ChainManners = {}): ChainWallet {
  const listeners = new Set<{ readonly event: string; readonly listener: Listener }>()
  const known = new Set(manners.known ?? ['0x1', '0x2105'])
  let chainId = manners.chainId ?? '0x1'
  let isSilent = false
  const emit = (event: string, payload: unknown): void => {
    for (const entry of [...listeners]) if (entry.event === event) entry.listener(payload)
  }
  const moveTo = (wanted: string): void => {
    chainId = wanted
    emit('chainChanged', chainId)
  }
  const switchTo = (wanted: string): void => {
    if ('refuse' in manners) throw manners.refuse
    if (!known.has(wanted)) throw { code: 4902, message: 'Unrecognized chain ID.' }
    if (manners.lie === undefined) moveTo(wanted)
    if (manners.lie === 'tells') emit('chainChanged', wanted)
    isSilent = manners.lie === 'silent'
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
          if ('refuseToAdd' in manners) throw manners.refuseToAdd
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
    moveTo,
    reports: () => `eip155:${Number(chainId)}`,
  }
}
