import type { CloudApi, CloudContract } from '@latchkey/cloud/contract'
import type { PluginContext } from '@latchkey/kernel'
import type { SessionContract, WalletAssets } from '@latchkey/session/contract'
import type { PortfolioContract } from './contract'
import type { PortfolioOptions } from './options'

/** A read that is under way. */
export interface Flight {
  /** However fresh the known was. */
  readonly again: boolean
  readonly signal: AbortSignal
  end(): void
  readonly read: Promise<void>
}

/** `undefined`: this wallet does not say. */
export interface WalletSaid {
  readonly assets: Promise<WalletAssets | undefined>
  readonly askedAtMs: number
}

/** Whose balances are read, and where they go. */
export interface Desk {
  readonly ctx: PluginContext<PortfolioContract, SessionContract, CloudContract>
  readonly options: PortfolioOptions
  cloud(): CloudApi | undefined
  /** CAIP-10 of the active account; `undefined` where nothing can be read: no account, or no configured network. */
  activeKey(): string | undefined
  memory?: Memory
}

/** What lives beside the state. */
export interface Memory {
  /** By what is read: `tokens eip155:1:0x…`. */
  readonly flights: Map<string, Flight>
  /** The same; epoch milliseconds. */
  readonly failedAtMs: Map<string, number>
  /** When the visitor was last told that something of an account cannot be read, by CAIP-10. */
  readonly toldAtMs: Map<string, number>
  /** What was taken from the last visit, and is read anew whatever its age. */
  readonly old: Set<string>
  /** What a wallet said of its assets, by CAIP-10: tokens and collectibles come in one answer. */
  readonly wallets: Map<string, WalletSaid>
  /** The run that is listened in. */
  run: AbortSignal | undefined
  /** Once what the last visit left has been read. */
  restored: Promise<void> | undefined
  /** What storage holds, as far as this page knows. */
  kept: string | undefined
}

/** A desk at which something is read. */
export interface OpenDesk extends Desk {
  readonly memory: Memory
}

export function openDesk(desk: Desk): OpenDesk {
  desk.memory ??= {
    flights: new Map(),
    failedAtMs: new Map(),
    toldAtMs: new Map(),
    old: new Set(),
    wallets: new Map(),
    run: undefined,
    restored: undefined,
    kept: undefined,
  }
  return { ...desk, memory: desk.memory }
}
