import { evm } from '@latchkey/evm'
import { base, mainnet } from '@latchkey/evm/networks'
import type { Plugin } from '@latchkey/kernel'
import {
  createFakeBrowser,
  createMemoryStorage,
  createTestLatchkey,
  type MemoryStorage,
  systemClock,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import { session } from '@latchkey/session'
import {
  type Connection,
  type PairingController,
  type SessionApi,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'
import { WebSocket as NodeWebSocket } from 'ws'
import { walletConnectContract } from '../contract'
import type { WalletConnectOptions } from '../options'
import { walletConnect } from '../plugin'

/** As in a browser, an error is no exception: what matters of it is the `close` that follows. */
class WebSocket extends NodeWebSocket {
  constructor(url: string) {
    super(url)
    this.on('error', () => undefined)
  }
}

export interface OpenPage extends TestLatchkey {
  readonly session: SessionApi
  readonly pairing: PairingController
  readonly deepLinks: ReadonlyMap<string, string>
  state(): SessionState
  connection(): Connection | undefined
  close(): void
}

export interface OpenPageParts {
  readonly relayUrl: string
  readonly storage?: MemoryStorage
  readonly deepLinks?: Map<string, string>
  readonly options?: WalletConnectOptions
  readonly plugins?: readonly Plugin[]
}

/** A page with the real session and this plugin over the real relay library; Ethereum and Base. */
export function openPage({
  relayUrl,
  storage = createMemoryStorage(),
  deepLinks = new Map(),
  options = {},
  plugins = [],
}: OpenPageParts): OpenPage {
  const localStorage = {
    setItem: (key: string, value: string) => void deepLinks.set(key, value),
    removeItem: (key: string) => void deepLinks.delete(key),
  }
  const test = createTestLatchkey({
    plugins: [
      session(),
      evm({ networks: [mainnet, base] }),
      walletConnect({ relayUrl, ...options }),
      ...plugins,
    ],
    storage,
    browser: createFakeBrowser({ properties: { localStorage, WebSocket } }),
    ports: { clock: systemClock, randomId: () => crypto.randomUUID() },
  })
  const { latchkey } = test
  latchkey.start()
  const state = (): SessionState => latchkey.read(sessionContract)
  const { pairing } = latchkey.get(walletConnectContract)
  if (!pairing) throw new Error('WalletConnect is off.')
  return {
    ...test,
    session: latchkey.get(sessionContract),
    pairing,
    deepLinks,
    state,
    connection: () => state().connections['walletConnect'],
    close: () => latchkey.dispose(),
  }
}
