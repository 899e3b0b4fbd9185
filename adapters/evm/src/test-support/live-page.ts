import type { Http, Plugin } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createTestLatchkey,
  type FakeBrowser,
  type MemoryStorage,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import { type SessionApi, type SessionState, sessionContract } from '@latchkey/session/contract'
// Loaded beforehand, so that lazy imports take event loop cycles and not compile time.
import '../../../../plugins/session/src/controller'
import '../../../../plugins/session/src/wallets/sync-wallets'
import '../../../../plugins/session/src/storage/stored-state'
import '../connector/connector-methods'
import '../capabilities'
import '../discovery/register-wallets'
import '../rpc-methods'
import type { EvmOptions } from '../contract'
import { base, mainnet } from '../networks'
import { evm } from '../plugin'
import { announce, goodInfo } from './announce'

/** The row and the connector of the wallet on the page. */
export const WALLET_ID = 'com.example.wallet'
export const CONNECTOR_ID = `eip6963:${WALLET_ID}`

export interface LivePage extends TestLatchkey {
  readonly browser: FakeBrowser
  readonly session: SessionApi
  state(): SessionState
  /** Ends the run and starts another one, as React's strict mode does. */
  restart(): void
}

export interface LivePageParts {
  readonly storage?: MemoryStorage
  readonly http?: Http
  readonly networks?: EvmOptions['networks']
  readonly options?: Parameters<typeof session>[0]
  readonly plugins?: readonly Plugin[]
  /** A view to open for a moment, so that the wallets are listed; the page then has an outlet. */
  readonly view?: string
  /** What the wallet says of itself. */
  readonly first?: unknown
}

/** A page with the real session and the real adapter, Ethereum and Base, and a wallet that announces itself. */
export async function openLivePage(provider: unknown, parts: LivePageParts = {}): Promise<LivePage> {
  const browser = createFakeBrowser()
  const {
    storage,
    http,
    networks = [mainnet, base],
    options = {},
    plugins = [],
    view,
    first = goodInfo(),
  } = parts
  const test = createTestLatchkey({
    plugins: [session(options), evm({ networks }), ...plugins],
    browser,
    ...(storage ? { storage } : {}),
    ...(http ? { ports: { http } } : {}),
    outlet: view !== undefined,
  })
  const { latchkey } = test
  let stop = latchkey.start()
  announce(browser, first, provider)
  if (view !== undefined) latchkey.open(view)
  latchkey.close()
  const state = (): SessionState => latchkey.read(sessionContract)
  await until(() => state().wallets.length > 0)
  return {
    ...test,
    browser,
    session: latchkey.get(sessionContract),
    state,
    restart() {
      stop()
      stop = latchkey.start()
    },
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** Waits for pending imports, storage and promises. */
export async function flushTasks(): Promise<void> {
  for (let count = 0; count < 5; count += 1) await turn()
}

/** Resolves when the condition holds, or after this many event loop cycles. */
export async function until(isSo: () => boolean, turns = 10_000): Promise<void> {
  for (let count = 0; count < turns && !isSo(); count += 1) await turn()
}

/** The state of a promise. Watching it also marks a rejection as handled. */
export interface Watched {
  readonly end: 'resolved' | 'rejected' | undefined
  readonly value: unknown
}

export function watch(work: Promise<unknown>): Watched {
  const watched: { end: Watched['end']; value: unknown } = { end: undefined, value: undefined }
  work.then(
    (value) => Object.assign(watched, { end: 'resolved', value }),
    (value: unknown) => Object.assign(watched, { end: 'rejected', value }),
  )
  return watched
}
