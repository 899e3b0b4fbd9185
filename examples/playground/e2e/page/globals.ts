import type { SimulatedWallet, SimulatedWalletOptions } from '@latchkey/simulated-wallet'
import type { PlaygroundLatchkey } from '../../src/latchkey/create-playground-latchkey'
import type { DemoWallets } from '../../src/latchkey/simulated-wallets'

/** A wallet a test puts into a page, as an extension would. */
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
  > {
  readonly name: string
  /** Keeps its permission over a reload. */
  readonly remembers?: boolean
  /** Announces itself that much later than the page. */
  readonly appearsAfterMs?: number
}

/** What `watch-page.ts` saw. */
export interface PageWatch {
  readonly violations: string[]
  readonly storageWrites: string[]
  /** Names the window had before any script of the page ran. */
  readonly namesBefore: readonly string[]
}

declare global {
  interface Window {
    /** From the playground. */
    readonly latchkey: PlaygroundLatchkey
    readonly wallets: DemoWallets
    /** From `add-wallet.ts`. */
    readonly testWallets: Map<string, SimulatedWallet>
    readonly addTestWallet: (wallet: TestWallet) => void
    /** From `watch-page.ts`. */
    readonly pageWatch: PageWatch
  }
}
