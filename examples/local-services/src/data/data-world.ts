import type { RunningChain } from '../chain/start-chain'
import { createEvmHistory } from '../history/evm-history'
import type { HistoryReader } from '../history/history-reader'
import { createSolanaHistory } from '../history/solana-history'
import { createSessionStore, type SessionStore } from '../smart-sessions/session-store'
import { type BalanceCache, createBalanceCache } from './balance-cache'
import { createEvmReader } from './evm-reader'
import type { HoldingsReader } from './holdings'
import { createNameRegistry, type NameRegistry } from './name-registry'

/** The data of the data API. */
export interface DataWorld {
  readonly readers: readonly HoldingsReader[]
  readonly histories: readonly HistoryReader[]
  /** The node of the chain with the ENS names. Without it no account has a name. */
  readonly ensNodeUrl: string | undefined
  readonly balances: BalanceCache
  readonly nameRegistry: NameRegistry
  readonly sessions: SessionStore
  readonly now: () => number
  /** Base URL of the pictures. Known once the gateway listens. */
  readonly gatewayUrl: () => string
}

export function createDataWorld(
  chains: readonly RunningChain[],
  further: readonly HoldingsReader[],
  gatewayUrl: () => string,
  nameRegistry: NameRegistry = createNameRegistry(),
  sessions: SessionStore = createSessionStore(),
  now: () => number = Date.now,
): DataWorld {
  const evm = chains.map(createEvmReader)
  return {
    readers: [...evm, ...further],
    histories: [
      ...evm.map((reader) => createEvmHistory(reader, gatewayUrl)),
      ...further.map((reader) => createSolanaHistory(reader, gatewayUrl)),
    ],
    ensNodeUrl: chains.find(({ id }) => id === 1)?.nodeUrl,
    balances: createBalanceCache(now),
    nameRegistry,
    sessions,
    now,
    gatewayUrl,
  }
}
