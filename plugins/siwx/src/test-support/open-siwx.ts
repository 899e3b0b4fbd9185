// Loaded before the test begins: compiling them takes longer than a poll waits.
import '../controller'
import '../lazy'
import { createFakeBrowser, createTestLatchkey, type TestLatchkey } from '@latchkey/kernel/testing'
import {
  type NetworkId,
  type NodeRequests,
  type SessionApi,
  sessionContract,
} from '@latchkey/session/contract'
import {
  base,
  connectedState,
  createFakeSession,
  disconnectedState,
  type FakeSessionOptions,
  mainnet,
} from '@latchkey/testing'
import { type SiwxBackend, sessionOf } from '../backend/backend'
import { type SignInState, type SiwxApi, type SiwxSession, siwxContract } from '../contract'
import type { SiwxOptions } from '../options'
import { siwx } from '../plugin'

export interface OpenSiwx extends TestLatchkey {
  readonly api: SiwxApi
  /** The signature requests so far. */
  readonly prompts: readonly string[]
  status(): SignInState['status']
  /** Connects the wallet, or switches its network, and waits until the plugin has followed. */
  connect(networkId?: NetworkId): Promise<void>
  disconnect(): Promise<void>
}

interface OpenSiwxParts {
  /** What the wallet says that it has signed instead of the text itself. */
  readonly signedMessage?: string | undefined
  /** The origin of the page. Default: `https://host.example`. */
  readonly origin?: string
  /** Answers the requests to the nodes of the networks. */
  readonly node?: NodeRequests
  readonly policy?: FakeSessionOptions['policy']
  readonly disconnect?: SessionApi['disconnect']
  /** Default: true. */
  readonly hasDialog?: boolean
}

/** Starts siwx with these options, a fake session plugin and a wallet that signs everything. */
export function openSiwx(
  options: SiwxOptions,
  { signedMessage, origin, node, policy, disconnect, hasDialog = true }: OpenSiwxParts = {},
): OpenSiwx {
  const prompts: string[] = []
  const message = async (text: string): Promise<string> => {
    prompts.push(text)
    return '0x01'
  }
  const extended = signedMessage !== undefined && {
    signedMessage: async (text: string) => ({ signature: await message(text), signedMessage }),
  }
  const session = createFakeSession({
    state: { ...disconnectedState, networks: [mainnet, base] },
    ...(policy && { policy }),
    api: {
      ...(disconnect && { disconnect }),
      adapter: (namespace) => ({
        id: namespace,
        namespace,
        networks: [mainnet, base],
        isAddress: () => true,
        capabilities: async () => ({ sign: { message, ...extended }, ...(node && { node }) }),
      }),
    },
  })
  let lastId = 0
  /** As long as a real one, because a nonce is made of it. */
  const randomId = (): string => {
    lastId += 1
    return lastId.toString(16).padStart(32, '0')
  }
  const kit = createTestLatchkey({
    plugins: [siwx(options)],
    fakes: [session.plugin],
    ports: { randomId },
    outlet: hasDialog,
    browser: { ...createFakeBrowser(), ...(origin === undefined ? {} : { origin }) },
  })
  kit.latchkey.start()
  const settle = async (): Promise<void> => {
    // Enough for the code of the plugin, which is loaded already, and for a look-up of the session.
    for (let round = 0; round < 5; round += 1) await kit.clock.advance(0)
  }
  return {
    ...kit,
    prompts,
    api: kit.latchkey.get(siwxContract),
    status: () => kit.latchkey.read(siwxContract).signIn.status,
    async connect(networkId = mainnet.id) {
      kit.setState(sessionContract, connectedState(networkId))
      await settle()
    },
    async disconnect() {
      kit.setState(sessionContract, { connections: {}, active: {}, activeNamespace: undefined })
      await settle()
    },
  }
}

/** A server that accepts every signature. `session()` is the session that it has. */
export function createFakeServer(): SiwxBackend & { session(): SiwxSession | undefined } {
  let onServer: SiwxSession | undefined
  return {
    namespaces: ['eip155'],
    session: () => onServer,
    nonce: async () => ({ nonce: 'abcdefgh1' }),
    async add({ message }) {
      onServer = sessionOf(message)
      return onServer
    },
    current: async () => onServer,
    async signOut() {
      onServer = undefined
    },
  }
}
