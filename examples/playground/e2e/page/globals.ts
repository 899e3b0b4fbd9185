import type { SimulatedWallet, SimulatedWalletOptions } from '@latchkey/simulated-wallet'
import type { PlaygroundLatchkey } from '../../src/latchkey/create-playground-latchkey'
import type { DemoWallets } from '../../src/latchkey/simulated-wallets'
import type { PhoneWallet } from '../../src/phone/wallet/phone-wallet'
import type { Neighbour } from './stand-beside'

/** A wallet that a test adds to a page, as an extension would. */
export interface TestWallet
  extends Pick<
    SimulatedWalletOptions,
    | 'rdns'
    | 'uuid'
    | 'accounts'
    | 'confirm'
    | 'authorised'
    | 'locked'
    | 'eip6963'
    | 'legacy'
    | 'flags'
    | 'unsupportedMethods'
    | 'networks'
    | 'expose'
    | 'solanaAccounts'
    | 'unsupportedFeatures'
  > {
  readonly name: string
  /** Keeps its permission over a reload. */
  readonly remembers?: boolean
  /** Announces itself that much later than the page. */
  readonly appearsAfterMs?: number
}

/** The wallets that `hostile-wallets.ts` adds to a page. */
export interface HostileWallets {
  /** The wallets that got a request, in order. */
  readonly asked: string[]
  /** Announces the wallet that announces itself late. */
  comeLate(): void
  /** The wallet with two responses sends the good one first from now on. */
  acceptFirst(): void
}

/** What `watch-page.ts` saw. */
export interface PageWatch {
  readonly violations: string[]
  readonly storageWrites: string[]
  /** Names the window had before any script of the page ran. */
  readonly namesBefore: readonly string[]
}

/** What `watch-session.ts` saw. Times are milliseconds since the page began. */
export interface SessionWatch {
  /** States that contradict themselves, seen at any moment. */
  readonly contradictions: readonly string[]
  /** Each status the session has had, 'reconnecting' until it is done with the last visit. */
  readonly statuses: readonly { readonly status: string; readonly at: number }[]
  /** By rdns: when a wallet first announced itself. */
  readonly announcedAt: Record<string, number>
}

declare global {
  interface Window {
    /** From the playground. */
    readonly latchkey: PlaygroundLatchkey
    readonly wallets: DemoWallets
    /** From the phone page. */
    readonly lantern: PhoneWallet
    /** From `add-wallet.ts`. */
    readonly testWallets: Map<string, SimulatedWallet>
    readonly addTestWallet: (wallet: TestWallet) => void
    /** From `hostile-wallets.ts`. */
    readonly hostile: HostileWallets
    /** From `stand-beside.ts`. */
    readonly neighbour: Neighbour
    /** From `watch-session.ts`. */
    readonly sessionWatch: SessionWatch
    /** From `watch-page.ts`. */
    readonly pageWatch: PageWatch
  }
}
