import type { SimulatedWallet, SimulatedWalletOptions } from '@latchkey/simulated-wallet'
import type { PlaygroundLatchkey } from '../../src/latchkey/create-playground-latchkey'
import type { SimulatedWallets } from '../../src/latchkey/simulated-wallets'
import type { PhoneWallet } from '../../src/phone/wallet/phone-wallet'
import type { RegistrationInterceptor } from './intercept-registrations'

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
    | 'sessions'
    | 'solanaAccounts'
    | 'unsupportedFeatures'
  > {
  readonly name: string
  /** Keeps its permission over a reload. */
  readonly remembers?: boolean
  /** Delay of the announcement. */
  readonly appearsAfterMs?: number
}

/** The wallets that `hostile-wallets.ts` adds to a page. */
export interface HostileWallets {
  /** The wallets that got a request, in order. */
  readonly asked: string[]
  /** Announces the late wallet. */
  comeLate(): void
  /** From now on the wallet with two responses sends the valid one first. */
  acceptFirst(): void
}

/** The record of `watch-page.ts`. */
export interface PageWatch {
  readonly violations: string[]
  readonly storageWrites: string[]
  /** Property names of `window` before any script of the page ran. */
  readonly namesBefore: readonly string[]
}

/** The record of `watch-session.ts`. Times are milliseconds since navigation. */
export interface SessionWatch {
  /** Inconsistent states that the session ever had. */
  readonly contradictions: readonly string[]
  /** Each status of the session; 'reconnecting' until reconnecting has ended. */
  readonly statuses: readonly { readonly status: string; readonly at: number }[]
  /** The time of a wallet's first announcement, by rdns. */
  readonly announcedAt: Record<string, number>
}

declare global {
  interface Window {
    /** From the playground. */
    readonly latchkey: PlaygroundLatchkey
    readonly wallets: SimulatedWallets
    /** From the phone page. */
    readonly lantern: PhoneWallet
    /** From `add-wallet.ts`. */
    readonly testWallets: Map<string, SimulatedWallet>
    readonly addTestWallet: (wallet: TestWallet) => void
    /** From `hostile-wallets.ts`. */
    readonly hostile: HostileWallets
    /** From `intercept-registrations.ts`. */
    readonly interceptor: RegistrationInterceptor
    /** From `watch-session.ts`. */
    readonly sessionWatch: SessionWatch
    /** From `watch-page.ts`. */
    readonly pageWatch: PageWatch
  }
}
