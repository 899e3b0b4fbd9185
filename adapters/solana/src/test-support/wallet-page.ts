import {
  createFakeBrowser,
  createTestLatchkey,
  type FakeBrowser,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import type { Connector } from '@latchkey/session/contract'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import { solanaDevnet, solanaMainnet } from '../networks'
import { solana } from '../plugin'

export interface WalletPage extends TestLatchkey {
  readonly browser: FakeBrowser
  connectors(): readonly Connector[]
  names(): readonly string[]
  /** Details of the page's `app-ready` events, for wallets that loaded before it. */
  readonly dispatched: readonly { readonly name: string; readonly detail: unknown }[]
}

export interface WalletPageParts {
  readonly session?: Parameters<typeof fakeSession>
  /** Whether the page has an outlet that draws views. */
  readonly outlet?: boolean
}

/** A page with the adapter on it; not started. */
export function createWalletPage(parts: WalletPageParts = {}): WalletPage {
  const dispatched: { name: string; detail: unknown }[] = []
  const browser = createFakeBrowser({ onDispatch: (name, detail) => dispatched.push({ name, detail }) })
  const test = createTestLatchkey({
    plugins: [slotsReader(), solana({ networks: [solanaMainnet, solanaDevnet] })],
    fakes: [fakeSession(...(parts.session ?? []))],
    browser,
    outlet: parts.outlet ?? false,
  })
  const connectors = () => test.latchkey.get(readerContract).connectors()
  return {
    ...test,
    browser,
    dispatched,
    connectors,
    names: () => connectors().map(({ traits }) => traits.name),
  }
}
