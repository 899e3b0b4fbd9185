import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { ServiceResponseError } from '@latchkey/cloud/errors'
import { definePlugin } from '@latchkey/kernel'
import {
  createMemoryStorage,
  createTestLatchkey,
  fake,
  type MemoryStorage,
  type TestLatchkey,
} from '@latchkey/kernel/testing'
import type { ActiveTarget, ChainNamespace } from '@latchkey/session/contract'
import type { SignedRequest } from '@latchkey/session/requests'
import { ADDRESS, connectedState, createFakeSession, mainnet } from '@latchkey/testing'
import {
  type GrantAttempt,
  type GrantedPermissions,
  type PermissionRequest,
  type RevokeAttempt,
  type SessionKey,
  type SessionsContext,
  smartSessionsContract,
} from '../contract'
import type { SessionActions } from '../session-actions'

export const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: mainnet,
  chainId: 1,
}

export const request: PermissionRequest = {
  expiry: 2_000_000_000,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x04ab' }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0xde0b6b3a7640000', start: 1_900_000_000, period: 86_400 },
    },
  ],
}

export interface Sent {
  readonly path: string
  readonly query?: Readonly<Record<string, string | undefined>> | undefined
  readonly body: unknown
}

export interface WalletCall {
  readonly method: string
  readonly params: readonly unknown[]
}

export interface SessionsBench extends TestLatchkey {
  readonly ctx: SessionsContext
  stop(): void
  /** The requests to the wallet. */
  readonly calls: readonly WalletCall[]
  /** The requests to the service, oldest first. */
  readonly sent: readonly Sent[]
}

interface BenchParts {
  /** The active account, of a namespace if one is given. Default: that of `target`. */
  readonly active?: (namespace?: ChainNamespace) => ActiveTarget
  /** Responses by method; an `Error` is thrown. */
  readonly wallet?: Readonly<Record<string, (params: readonly unknown[]) => unknown>>
  /** Returns a response to a request, or an `Error`. */
  readonly service?: (sent: Sent) => unknown
  /** The storage of earlier visits. */
  readonly storage?: MemoryStorage
}

/** The response of a wallet that grants everything. */
export function granting([asked]: readonly unknown[]): object {
  const { permissions, expiry, signer, chainId, address } = Object(asked)
  return { permissions, expiry, signer, chainId, address, context: '0xc0de' }
}

const grants = new WeakMap<GrantAttempt, SignedRequest<GrantedPermissions>>()

/** Asks for a grant as its view does, and again after a failure. */
export async function grant(actions: SessionActions, given: GrantAttempt): Promise<GrantedPermissions> {
  const begun = grants.get(given) ?? actions.grantOf(actions.beginGrant(given))
  if (!begun) throw new Error('The request was not begun')
  grants.set(given, begun)
  return begun.ask({ again: true })
}

/** Asks for a revocation as its view does. */
export async function revoke(actions: SessionActions, given: RevokeAttempt): Promise<void> {
  return actions.revocationOf(actions.beginRevocation(given))?.ask({ again: true })
}

/** The key with which the service signs beside the site's. */
export const SERVICE_KEY: SessionKey = { type: 'secp256k1', publicKey: '0x04c0' }

/** A service that records sessions in memory. */
export function createService(): (sent: Sent) => unknown {
  const sessions = new Map<string, object>()
  return ({ path, query, body }) => {
    const { pci, signature, ...rest } = Object(body)
    if (path.endsWith('/activate'))
      return sessions.set(pci, { pci, ...rest, project: { name: 'shop.example' }, createdAt: 1 }) && {}
    if (path.endsWith('/revoke'))
      return sessions.set(pci, { ...sessions.get(pci), revokedAt: 5 }) && { signature }
    if (body === undefined) return { pcis: [...sessions.values()] }
    return query?.['v'] === '2'
      ? { pci: `p${sessions.size + 1}`, key: SERVICE_KEY }
      : new Error('Not version 2')
  }
}

/** Creates the plugin's context over a wallet and a service that the test controls. */
export function createSessionsBench({
  active = () => target,
  wallet = {},
  service = createService(),
  storage = createMemoryStorage(),
}: BenchParts = {}): SessionsBench {
  const calls: WalletCall[] = []
  const sent: Sent[] = []
  const replies: NonNullable<BenchParts['wallet']> = {
    wallet_getCapabilities: () => ({}),
    wallet_grantPermissions: granting,
    wallet_revokePermissions: () => '0x51',
    ...wallet,
  }
  let context: SessionsContext | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const bench = definePlugin(smartSessionsContract, {
    initialState: () => ({ lists: {} }),
    views: {
      SmartSessionList: view,
      SmartSessionDetails: view,
      SmartSessionRequest: view,
      SmartSessionCreated: view,
      SmartSessionRevoke: view,
    },
    setup(ctx: SessionsContext) {
      context = ctx
      return {
        grantPermissions: async () => {
          throw new Error('unused')
        },
        revokePermissions: async () => undefined,
        list: async () => [],
      }
    },
  })
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      async blockchainApi<Data>({
        path,
        query,
        body,
        parse,
        signal,
      }: BlockchainApiRequest<Data>): Promise<Data> {
        sent.push({ path, query, body })
        const answer = await service({ path, query, body })
        signal?.throwIfAborted()
        if (answer instanceof Error) throw answer
        try {
          return parse(answer)
        } catch (error) {
          throw new ServiceResponseError(path, error)
        }
      },
    },
  })
  const session = createFakeSession({
    state: connectedState(),
    api: {
      active,
      provider: () => ({
        async request({ method, params }) {
          calls.push({ method, params: Array.isArray(params) ? params : [] })
          const reply = await replies[method]?.(Array.isArray(params) ? params : [])
          if (reply instanceof Error) throw reply
          return reply
        },
        on: () => undefined,
        removeListener: () => undefined,
      }),
    },
  })
  const test = createTestLatchkey({ plugins: [bench()], fakes: [session.plugin, cloud], storage })
  const stop = test.latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  return { ...test, ctx: context, stop, calls, sent }
}
