import { cloudContract } from '@latchkey/cloud/contract'
import { ServiceNetworkError, ServiceUnreachableError } from '@latchkey/cloud/errors'
import { defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import type { Eip1193Provider, ExplainedPermission, SessionApi } from '@latchkey/session/contract'
import { UserRejectedError, WalletError } from '@latchkey/session/errors'
import { smartSessions } from '@latchkey/smart-sessions'
import {
  type GrantedPermissions,
  type PermissionRequest,
  type SmartSession,
  smartSessionsContract,
} from '@latchkey/smart-sessions/contract'
import { SmartSessionsUnsupportedError } from '@latchkey/smart-sessions/errors'
import { ethereum } from '../data/networks'
import { ADDRESS, connectedOn, target } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const GAME = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
/** The end of 2030, which is after the gallery's time. */
const END = 1_924_991_999
const lost = new WalletError('DISCONNECTED', { phase: 'request' })
const never = (): Promise<never> => new Promise(() => undefined)
const request: PermissionRequest = {
  expiry: END,
  signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: `0x04${'ab'.repeat(64)}` }] } },
  permissions: [
    {
      type: 'native-token-recurring-allowance',
      data: { allowance: '0xb1a2bc2ec50000', start: 1_790_000_000, period: 86_400 },
    },
  ],
}
const granted: GrantedPermissions = {
  ...request,
  id: 'a',
  networkId: 'eip155:1',
  address: ADDRESS,
  chainId: '0x1',
  context: '0xc0de',
}
const session: SmartSession = { ...granted, site: 'play.lantern.example', createdAtMs: 1_760_000_000_000 }

const few: readonly ExplainedPermission[] = [
  {
    type: 'allowance',
    token: {},
    amount: '50000000000000000',
    isUnlimited: false,
    periodSeconds: '86400',
    startsAt: '1700000000',
  },
  {
    type: 'method',
    contract: GAME,
    method: 'move',
    selector: '0x70e87aaf',
    conditions: [{ position: 1, operator: 'less', value: '64' }],
    valueLimit: '0',
    isDelegate: false,
  },
]
const risky: readonly ExplainedPermission[] = [
  {
    type: 'allowance',
    token: { address: USDC, symbol: 'USDC', decimals: 6 },
    amount: String(2n ** 256n - 1n),
    isUnlimited: true,
    periodSeconds: '604800',
  },
  {
    type: 'method',
    contract: USDC,
    method: 'approve',
    selector: '0x095ea7b3',
    claimedName: 'sign_szabo_bytecode',
    conditions: [{ position: 2, operator: 'greater', value: '0' }],
    isDelegate: false,
  },
  { type: 'unknown', name: 'nft-transfer' },
]

interface Parts extends Partial<ViewState> {
  readonly sessions?: readonly object[] | Error | 'never'
  /** The error with which the wallet rejects the request. Default: the request stays pending. */
  readonly wallet?: Error
  readonly permissions?: readonly ExplainedPermission[]
}

interface Asked extends Parts {
  /** Whether the page shows the list when it got no permissions. */
  readonly thenList?: boolean
}

const wire = (one: SmartSession): object => ({
  ...one,
  pci: one.id,
  project: { name: one.site },
  createdAt: one.createdAtMs / 1_000,
  ...(one.revokedAtMs !== undefined && { revokedAt: one.revokedAtMs / 1_000 }),
})

const provider = (wallet: Error | undefined): Eip1193Provider => ({
  async request({ method }) {
    if (method === 'wallet_getCapabilities') return {}
    if (wallet) throw wallet
    return never()
  },
  on: () => undefined,
  removeListener: () => undefined,
})

const adapter =
  (permissions: readonly ExplainedPermission[]): SessionApi['adapter'] =>
  () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({
      requests: {
        explain: async () => ({
          subject: 'permissions',
          steps: [],
          isTruncated: false,
          grant: { expiresAt: String(END), signers: [GAME], permissions },
        }),
        simulate: async () => ({ status: 'unavailable' }),
      },
    }),
  })

function state(
  id: string,
  { sessions = [wire(session)], wallet, permissions = few, ...more }: Parts = {},
): ViewState {
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      async blockchainApi({ body, parse }) {
        if (body !== undefined) return parse({ pci: 'a' })
        if (sessions === 'never') return never()
        if (sessions instanceof Error) throw sessions
        return parse({ pcis: sessions })
      },
    },
  })
  return {
    id: `smart-sessions/${id}`,
    session: connectedOn('eip155:1'),
    api: { adapter: adapter(permissions), active: () => target, provider: () => provider(wallet) },
    plugins: [cloud, smartSessions()],
    nowMs: 1_780_000_000_000,
    path: [(to) => to.push('Account'), (to) => to.push('SmartSessionList')],
    shows: '[part="smart-session-status tag"], [part="tag smart-session-status"]',
    ...more,
  }
}

const expired: SmartSession = { ...session, id: 'b', site: 'harbour.example', expiry: 1_770_000_000 }
const revoked: SmartSession = { ...session, id: 'c', site: 'quartz.example', revokedAtMs: 1_775_000_000_000 }
const details = {
  path: [
    (to: Parameters<ViewState['path'][number]>[0]) => to.push('SmartSessionList'),
    (to: Parameters<ViewState['path'][number]>[0]) => to.push('SmartSessionDetails', { id: 'a' }),
  ],
  shows: '[part="permissions"]',
}
interface GameContract {
  readonly id: 'game'
  readonly api: Record<never, never>
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** A page that asks for permissions when it has started. If it got none it shows the list, where `thenList` says so. */
const game = (thenList: boolean): Plugin =>
  definePlugin(defineContract<GameContract>('game', 1), {
    dependsOn: [smartSessionsContract],
    setup: () => ({}),
    start: (ctx) =>
      ctx.spawn(async () => {
        await ctx
          .use(smartSessionsContract)
          .grantPermissions(request)
          .catch(() => thenList && ctx.router.push('SmartSessionList'))
      }),
  })()

function asked(id: string, { thenList = false, ...parts }: Asked = {}): ViewState {
  const made = state(id, {
    path: [],
    shows: '[part="smart-session-request"]',
    act: async (driver) => driver.pass(1_000),
    ...parts,
  })
  return { ...made, plugins: [...(made.plugins ?? []), game(thenList)] }
}

/** The wallet's answer was lost, and the user looks at the list. */
const unanswered: Asked = {
  wallet: lost,
  thenList: true,
  async act(driver) {
    await driver.pass(1_000)
    await driver.press('[part~="close"]')
    await waitForPart(driver, '[part="smart-sessions-unanswered"]')
  },
}

const revoke = async (driver: ViewDriver): Promise<void> => {
  await driver.press('[part~="smart-session-revoke"]')
  await waitForPart(driver, '[part="smart-session-revoke-question"]')
}

export const smartSessionStates: readonly ViewState[] = [
  state('list', { sessions: [session, expired, revoked].map(wire) }),
  state('list/empty', { sessions: [], shows: '[part="empty-state"]' }),
  state('list/loading', { sessions: 'never', shows: '[part="list-loading"]', unfinished: true }),
  state('list/failed', {
    sessions: new ServiceUnreachableError(),
    shows: '[part="smart-sessions-failed"]',
  }),
  state('list/unserved', {
    sessions: new ServiceNetworkError('eip155:1'),
    shows: '[part="smart-sessions-failed"]',
  }),
  state('details', details),
  state('details/risky', { ...details, permissions: risky }),
  state('details/revoked', { ...details, sessions: [wire({ ...revoked, id: 'a' })] }),
  state('details/gone', { ...details, sessions: [], shows: '[part="empty-state"]' }),
  asked('request'),
  asked('request/declined', { wallet: new UserRejectedError({ phase: 'request' }) }),
  asked('request/unknown', { wallet: lost }),
  asked('list/unanswered', { ...unanswered, sessions: [wire(expired)] }),
  asked('list/failed-unanswered', { ...unanswered, sessions: new ServiceUnreachableError() }),
  asked('request/unsupported', { wallet: new SmartSessionsUnsupportedError() }),
  state('created', {
    path: [(to) => to.push('SmartSessionCreated', granted)],
    shows: '[part="permissions"]',
  }),
  state('revoke', { ...details, act: revoke }),
  state('revoke/unknown', {
    ...details,
    wallet: lost,
    async act(driver) {
      await revoke(driver)
      await driver.press('[part~="smart-session-revoke-confirm"]')
      await waitForPart(driver, '[part="smart-session-revoke-request"]')
      await driver.pass(1_000)
    },
  }),
]
