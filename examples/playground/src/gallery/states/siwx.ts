import type { AccountType, ActiveTarget, SessionApi, SessionState } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { type SiwxOptions, siwx } from '@latchkey/siwx'
import { SignInRefusedError } from '@latchkey/siwx/errors'
import { ethereum } from '../data/networks'
import { ADDRESS, connectedOn, severalAccounts } from '../data/sessions'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const never = (): Promise<never> => new Promise(() => undefined)

interface Parts {
  readonly options?: SiwxOptions
  /** The wallet's response. Default: the request stays pending. */
  readonly wallet?: () => Promise<string>
  readonly accountType?: AccountType
  readonly shows?: string
  /** Whether the server accepts the signature. */
  readonly isAccepted?: boolean
  readonly isRefused?: boolean
  /** Whether the account is a contract whose owners have not confirmed yet. */
  readonly isPending?: boolean
  /** Whether the existing session is still being loaded. */
  readonly isChecking?: boolean
  readonly act?: (driver: ViewDriver) => Promise<void>
}

function adapterOf(wallet: () => Promise<string>): SessionApi['adapter'] {
  return () => ({
    id: 'evm',
    namespace: 'eip155',
    networks: [ethereum],
    isAddress: () => true,
    capabilities: async () => ({ sign: { message: wallet } }),
  })
}

function state(id: string, parts: Parts = {}): ViewState {
  const { options = {}, wallet = never, accountType, isChecking, ...rest } = parts
  const { isAccepted, isRefused, isPending, ...more } = rest
  const reason = isPending ? 'SIGNATURE_PENDING' : 'SIGNATURE_INVALID'
  const session: SessionState = accountType ? severalAccounts() : connectedOn('eip155:1')
  const target: ActiveTarget = {
    namespace: 'eip155',
    connectionId: 'only',
    account: { namespace: 'eip155', address: ADDRESS, ...(accountType ? { type: accountType } : {}) },
    networkId: 'eip155:1',
    network: ethereum,
    chainId: 1,
  }
  const backend: SiwxOptions['backend'] = {
    namespaces: ['eip155'],
    nonce: async () => ({ nonce: '4f1c9d27be06aa35' }),
    add: () =>
      isAccepted
        ? Promise.resolve({ accountAddress: ADDRESS, networkId: 'eip155:1' })
        : Promise.reject(
            accountType || isRefused || isPending ? new SignInRefusedError(reason) : new Error('boom'),
          ),
    current: isChecking ? never : async () => undefined,
    signOut: async () => undefined,
  }
  return {
    id: `siwx/${id}`,
    session,
    api: { adapter: adapterOf(wallet), active: () => target },
    plugins: [siwx({ backend, ...options })],
    path: [(to) => to.push('SIWXSignMessage')],
    shows: isChecking ? '[part="sign-in"]' : '[part~="sign-in-sign"]',
    ...more,
  }
}

/** Presses the button, then waits for the wallet's response or for `ms` on the fake clock. */
const sign =
  (ms: number, shows = '[part~="sign-in-request"]') =>
  async (driver: ViewDriver): Promise<void> => {
    await driver.press('[part~="sign-in-sign"]')
    await waitForPart(driver, shows)
    await driver.pass(ms)
  }
/** The wallet answers at once, so its request is never seen. */
const DONE = '[data-phase="done"]'
const optional = { required: false } as const
const decline = (): Promise<string> => Promise.reject(new UserRejectedError({ phase: 'request' }))

export const siwxStates: readonly ViewState[] = [
  state('checking', { isChecking: true }),
  state('required'),
  state('optional', { options: optional }),
  state('waiting', { act: sign(1_000) }),
  state('silent', { act: sign(13_000) }),
  state('declined', { wallet: decline, act: sign(10) }),
  state('declined-optional', { wallet: decline, options: optional, act: sign(10) }),
  state('failed', { wallet: async () => '0x', act: sign(10) }),
  state('refused', { wallet: async () => '0x', isRefused: true, act: sign(10) }),
  state('confirming', { wallet: async () => '0x', isPending: true, act: sign(13_000) }),
  state('done', { wallet: async () => '0x', isAccepted: true, act: sign(10, DONE) }),
  state('smart-account', {
    accountType: 'smartAccount',
    wallet: async () => '0x',
    act: sign(10),
  }),
]
