import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import type { ActiveTarget, NetworkId } from '@latchkey/session/contract'
import type { SignInState, SiwxSession } from '../contract'
import type { SiwxMessage } from '../message'
import { createSignIn, type SignIn } from '../sign-in/create-sign-in'

export const ANA = '0xb3F068DCc2f92ED42E0417d4f2C2191f743fBfdA'
export const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function targetOf(address: `0x${string}`, networkId: NetworkId): ActiveTarget {
  const account = { namespace: 'eip155', address } as const
  const network = undefined
  return { namespace: 'eip155', connectionId: 'c', networkId, chainId: 1, account, network }
}

/** The rules of signing in, over one wallet and one fake server. */
interface SignInPage {
  readonly rules: SignIn
  readonly clock: FakeClock
  /** How often the wallet was asked, the screen was shown, a session has begun and the wallet was disconnected. */
  readonly counts: Readonly<Record<'prompts' | 'shown' | 'begun' | 'disconnects', number>>
  status(): SignInState['status']
  /** The session that the server has. */
  onServer(): SiwxSession | undefined
  /** The wallet shows no accounts any more, as one that is locked does. */
  lock(): Promise<void>
  /** The wallet is on another account or network; `undefined`: it is not connected. */
  use(address: `0x${string}` | undefined, networkId?: NetworkId): Promise<void>
}

/**
 * Creates the rules of signing in for one wallet and one fake server, and counts their requests.
 * @param known the session that the server has at first
 * @param responseChange changes to the session that the server begins for a signed message
 */
export function openPage(
  known?: SiwxSession,
  responseChange: Partial<SiwxSession> = {},
  signOutOnNetworkChange = false,
): SignInPage {
  const clock = createFakeClock()
  let signIn: SignInState = { status: 'disconnected' }
  let stored: SiwxSession | undefined
  let isSignOutOwed = false
  let isRemembered = false
  let onServer = known
  let target: ActiveTarget | undefined
  const counts = { prompts: 0, shown: 0, begun: 0, disconnects: 0 }
  const rules = createSignIn({
    clock,
    signal: new AbortController().signal,
    signOutOnDisconnect: true,
    signOutOnNetworkChange,
    origin: 'https://shop.example',
    backend: {
      namespaces: ['eip155'],
      nonce: async () => ({ nonce: 'abcdefgh1' }),
      async add({ message: { accountAddress, networkId, expirationTime = '' } }) {
        onServer = { accountAddress, networkId, expirationTime, ...responseChange }
        return onServer
      },
      current: async () => onServer,
      async signOut() {
        onServer = undefined
      },
    },
    isRequired: () => true,
    target: () => target,
    isRestored: () => true,
    isRemembered: () => isRemembered,
    read: () => ({ signIn, stored, isSignOutOwed }),
    write(patch) {
      if (patch.signIn) signIn = patch.signIn
      if ('stored' in patch) stored = patch.stored
      isSignOutOwed = patch.isSignOutOwed ?? isSignOutOwed
    },
    async ask({ account, networkId }) {
      counts.prompts += 1
      const message: SiwxMessage = {
        domain: 'shop.example',
        uri: 'https://shop.example/',
        version: '1',
        nonce: 'abcdefgh1',
        issuedAt: new Date(clock.now()).toISOString(),
        expirationTime: new Date(clock.now() + 3_600_000).toISOString(),
        accountAddress: account.address,
        networkId,
      }
      return { text: '', message, signature: '0x' }
    },
    present(isWanted) {
      if (isWanted()) counts.shown += 1
    },
    leave: () => undefined,
    async disconnect() {
      counts.disconnects += 1
    },
    unconfirmed: () => undefined,
    failed: () => undefined,
    onSignedIn() {
      counts.begun += 1
    },
    onSignedOut: () => undefined,
    warn: () => undefined,
  })
  return {
    rules,
    clock,
    counts,
    status: () => signIn.status,
    onServer: () => onServer,
    async lock() {
      isRemembered = true
      await this.use(undefined)
    },
    async use(address: `0x${string}` | undefined, networkId: NetworkId = 'eip155:1') {
      target = address && targetOf(address, networkId)
      rules.follow()
      await clock.advance(0)
    },
  }
}
