import {
  createFakeBrowser,
  createTestLatchkey,
  type FakeBrowser,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import type { Connector } from '@latchkey/session/contract'
import { fakeSession, readerContract, slotsReader } from '@latchkey/testing/test-support'
import type { EvmOptions } from '../contract'
import { mainnet } from '../networks'
import { evm } from '../plugin'

export interface WalletPage extends TestLatchkey {
  readonly browser: FakeBrowser
  connectors(): readonly Connector[]
}

export interface WalletPageParts {
  readonly options?: Partial<EvmOptions>
  readonly properties?: Readonly<Record<string, unknown>>
  readonly session?: Parameters<typeof fakeSession>
  /** Whether the page has an outlet that draws views. */
  readonly outlet?: boolean
  readonly onDispatch?: (name: string) => void
}

/** A page with the adapter on it; not started. */
export function createWalletPage(parts: WalletPageParts = {}): WalletPage {
  const browser = createFakeBrowser({
    properties: parts.properties ?? {},
    ...(parts.onDispatch ? { onDispatch: parts.onDispatch } : {}),
  })
  const test = createTestLatchkey({
    plugins: [slotsReader(), evm({ networks: [mainnet], ...parts.options })],
    fakes: [fakeSession(...(parts.session ?? []))],
    browser,
    outlet: parts.outlet ?? false,
  })
  return { ...test, browser, connectors: () => test.latchkey.get(readerContract).connectors() }
}
