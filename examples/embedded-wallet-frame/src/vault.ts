import * as v from 'valibot'
import { type Hex, hexToBytes, toHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
import { done, openEntryStore } from './entry-store'
import type { PendingLogin } from './login/social-service'
import { WalletError } from './wallet-error'

export interface SolanaKey {
  /** Not extractable, so that no script can read it, not even this page. */
  readonly privateKey: CryptoKey
  readonly publicKey: Uint8Array
}

export type AccountType = 'eoa' | 'smartAccount'

export interface VaultUser {
  /** Identifies the wallet: the email address in lower case, or the provider with its id of the user. */
  readonly id: string
  readonly email?: string
  readonly userName?: string
}

/**
 * Stores the wallets of this browser's users, and for one origin of host pages who is logged in there. Pages of other
 * origins have logins of their own: logging in on a page is what gives it the user's address.
 */
export interface Vault {
  /** Created by the first call. Concurrent calls, also in other tabs, get the same key. */
  evmKey(userId: string): Promise<Hex>
  /** Created by the first call. Concurrent calls, also in other tabs, get the same key. */
  solanaKey(userId: string): Promise<SolanaKey>
  /** The user who is logged in on pages of this origin. */
  user(): Promise<VaultUser | undefined>
  setUser(user: VaultUser | undefined): Promise<void>
  /** Which account the pages of this origin use. */
  accountType(userId: string): Promise<AccountType | undefined>
  setAccountType(userId: string, type: AccountType): Promise<void>
  /** A random id of this browser. */
  deviceId(): Promise<string>
  addPendingLogin(login: PendingLogin): Promise<void>
  /** Returns the login and removes it, so that it can be used only once, and by the origin that started it. */
  takePendingLogin(state: string): Promise<PendingLogin | undefined>
  /** Counts a request of this origin, also over reloads. Resolves with `false` for one too many within a minute. */
  countRequest(nowMs: number): Promise<boolean>
  /**
   * Gives the wallet of one address to another. Whoever is logged in with the one is logged in with the other then, on
   * pages of every origin. Rejects with `AddressTakenError` if the other has a wallet here.
   */
  rename(from: string, to: string): Promise<void>
}

export class AddressTakenError extends Error {}

/** Maximum number of logins that pages of one origin have started. The oldest one is dropped. */
const MAX_PENDING_LOGINS = 5
/** More than a person can read. */
const MAX_REQUESTS_PER_MINUTE = 30
const MINUTE_MS = 60_000

/**
 * Opens the vault in IndexedDB. Keys of EVM accounts are encrypted with a key that is not extractable.
 * @param hostOrigin origin of the page that frames this one
 */
export async function openVault(hostOrigin: string, name = 'embedded-wallet'): Promise<Vault> {
  const { read, write, readOrMake, change } = await openEntryStore(name)
  const ownLogin = `${LOGIN}${hostOrigin}`
  const ownPending = `pending-logins:${hostOrigin}`
  const ownRequests = `requests:${hostOrigin}`
  const typeOf = (userId: string): string => `account-type:${userId} ${hostOrigin}`
  const wrappingKey = (): Promise<CryptoKey> =>
    readOrMake(
      'wrapping-key',
      (value) => value instanceof CryptoKey,
      () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    )

  return {
    async evmKey(userId) {
      const key = await wrappingKey()
      const { iv, data } = await readOrMake(`evm:${userId}`, isWrapped, async () => {
        const fresh = crypto.getRandomValues(new Uint8Array(12))
        const bytes = new Uint8Array(hexToBytes(generatePrivateKey()))
        const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: fresh }, key, bytes)
        return { iv: fresh, data: new Uint8Array(wrapped) }
      })
      return toHex(new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data)))
    },
    solanaKey: (userId) =>
      readOrMake(`solana:${userId}`, isSolanaKey, async () => {
        const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
        if (!('privateKey' in pair)) throw new WalletError(-32603, 'This browser has no Ed25519')
        const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
        return { privateKey: pair.privateKey, publicKey }
      }),
    async user() {
      const found = await read(ownLogin)
      return isUser(found) ? found : undefined
    },
    setUser: (user) => write(ownLogin, user),
    async accountType(userId) {
      const found = await read(typeOf(userId))
      return found === 'eoa' || found === 'smartAccount' ? found : undefined
    },
    setAccountType: (userId, type) => write(typeOf(userId), type),
    deviceId: () => readOrMake('device', isText, async () => crypto.randomUUID()),
    addPendingLogin: (login) =>
      change(async (store) => {
        const before = readPendingLogins(await done(store.get(ownPending)))
        await done(store.put([...before, login].slice(-MAX_PENDING_LOGINS), ownPending))
      }),
    takePendingLogin: (state) =>
      change(async (store) => {
        const before = readPendingLogins(await done(store.get(ownPending)))
        const rest = before.filter((login) => login.state !== state)
        await done(store.put(rest, ownPending))
        return before.find((login) => login.state === state)
      }),
    countRequest: (nowMs) =>
      change(async (store) => {
        const times = readTimes(await done(store.get(ownRequests))).filter(
          // A time after now is from before a change of the clock.
          (time) => time > nowMs - MINUTE_MS && time <= nowMs,
        )
        if (times.length >= MAX_REQUESTS_PER_MINUTE) return false
        await done(store.put([...times, nowMs], ownRequests))
        return true
      }),
    rename: (from, to) =>
      change(async (store) => {
        const move = async (key: IDBValidKey, target: string): Promise<void> => {
          const value = await done<unknown>(store.get(key))
          if (value === undefined) return
          await done(store.put(value, target))
          await done(store.delete(key))
        }
        for (const kind of ['evm', 'solana']) {
          const target = `${kind}:${to}`
          if ((await done<unknown>(store.get(target))) !== undefined) throw new AddressTakenError()
          await move(`${kind}:${from}`, target)
        }
        for (const key of await done(store.getAllKeys(startingWith(`account-type:${from} `))))
          await move(key, `account-type:${to} ${String(key).split(' ').at(-1)}`)
        // Else the pages of other origins would go on with a new, empty wallet.
        for (const key of await done(store.getAllKeys(startingWith(LOGIN)))) {
          const login = await done<unknown>(store.get(key))
          if (isUser(login) && login.id === from) await done(store.put({ id: to, email: to }, key))
        }
      }),
  }
}

const LOGIN = 'login:'

/** Every key with this beginning. */
const startingWith = (start: string): IDBKeyRange => IDBKeyRange.bound(start, `${start}\uffff`)

interface Wrapped {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isUser = (value: unknown): value is VaultUser => isObject(value) && 'id' in value && isText(value.id)

const pendingLoginsSchema = v.array(v.object({ state: v.string(), verifier: v.string() }))

function readPendingLogins(value: unknown): readonly PendingLogin[] {
  return v.is(pendingLoginsSchema, value) ? value : []
}

function readTimes(value: unknown): readonly number[] {
  return v.is(v.array(v.number()), value) ? value : []
}

const isWrapped = (value: unknown): value is Wrapped =>
  isObject(value) &&
  'iv' in value &&
  'data' in value &&
  value.iv instanceof Uint8Array &&
  value.data instanceof Uint8Array

const isSolanaKey = (value: unknown): value is SolanaKey =>
  isObject(value) &&
  'privateKey' in value &&
  'publicKey' in value &&
  value.privateKey instanceof CryptoKey &&
  value.publicKey instanceof Uint8Array
