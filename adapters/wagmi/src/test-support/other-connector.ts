import type { Address, Chain } from 'viem'
import type { ConnectorConfig, ConnectorEmitter, WagmiConnection } from '../wagmi-types'

const CAROL: Address = '0xCa40100000000000000000000000000000000000'

/** A wallet of a connector that the page keeps beside Latchkey's. */
export interface OtherWallet {
  allowed: boolean
  chainId: number
  /** Requests to connect that its user has not decided. */
  readonly open: ((yes: boolean) => void)[]
  /** How often pages have ended its connection. */
  readonly disconnects: number
  /** In all pages. */
  emit(change: WagmiConnection | 'disconnect'): void
  answer(): WagmiConnection
  /** For `connectors` of a page. */
  connector<WagmiChain extends Chain>(
    config: ConnectorConfig<WagmiChain> & { readonly emitter: ConnectorEmitter },
  ): OtherConnector<WagmiChain>
}

export type OtherConnector<WagmiChain extends Chain> = {
  readonly id: string
  readonly name: string
  readonly type: string
  connect<WithCapabilities extends boolean = false>(): Promise<{
    accounts: WithCapabilities extends true ? never : readonly Address[]
    chainId: number
  }>
  disconnect(): Promise<void>
  getAccounts(): Promise<readonly Address[]>
  getChainId(): Promise<number>
  getProvider(): Promise<unknown>
  isAuthorized(): Promise<boolean>
  switchChain(parameters: { readonly chainId: number }): Promise<WagmiChain>
  onAccountsChanged(): void
  onChainChanged(): void
  onDisconnect(): void
}

export function createOtherWallet(): OtherWallet {
  const emitters = new Set<ConnectorEmitter>()
  let disconnects = 0
  const wallet: OtherWallet = {
    allowed: false,
    chainId: 1,
    open: [],
    get disconnects() {
      return disconnects
    },
    answer: () => ({ accounts: [CAROL], chainId: wallet.chainId }),
    emit(change) {
      for (const emitter of emitters)
        if (change === 'disconnect') emitter.emit('disconnect')
        else emitter.emit('change', change)
    },
    connector({ chains, emitter }) {
      emitters.add(emitter)
      const provider = {}
      async function connect<WithCapabilities extends boolean = false>(): Promise<{
        accounts: WithCapabilities extends true ? never : readonly Address[]
        chainId: number
      }>
      async function connect(): Promise<{ accounts: readonly unknown[]; chainId: number }> {
        if (!wallet.allowed)
          wallet.allowed = await new Promise<boolean>((resolve) => wallet.open.push(resolve))
        if (!wallet.allowed) throw new Error('The other wallet refuses.')
        return wallet.answer()
      }
      return {
        id: 'other',
        name: 'Other',
        type: 'injected',
        connect,
        disconnect: async () => {
          disconnects += 1
          wallet.allowed = false
        },
        getAccounts: async () => wallet.answer().accounts,
        getChainId: async () => wallet.chainId,
        getProvider: async () => provider,
        isAuthorized: async () => wallet.allowed,
        switchChain: async ({ chainId }) => {
          const chain = chains.find(({ id }) => id === chainId)
          if (!chain) throw new Error('The other wallet refuses.')
          wallet.chainId = chainId
          wallet.emit(wallet.answer())
          return chain
        },
        onAccountsChanged: () => undefined,
        onChainChanged: () => undefined,
        onDisconnect: () => undefined,
      }
    },
  }
  return wallet
}
