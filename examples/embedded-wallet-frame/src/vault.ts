import * as v from 'valibot'
import { type Hex, hexToBytes, toHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'
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

/** Stores the wallets of this browser's users. */
export interface Vault {
  /** Created by the first call. Concurrent calls, also in other tabs, get the same key. */
  evmKey(userId: string): Promise<Hex>
  /** Created by the first call. Concurrent calls, also in other tabs, get the same key. */
  solanaKey(userId: string): Promise<SolanaKey>
  /** The logged-in user. */
  user(): Promise<VaultUser | undefined>
  setUser(user: VaultUser | undefined): Promise<void>
  accountType(userId: string): Promise<AccountType | undefined>
  setAccountType(userId: string, type: AccountType): Promise<void>
  /** A random id of this browser. */
  deviceId(): Promise<string>
  addPendingLogin(login: PendingLogin): Promise<void>
  /** Returns the login and removes it, so that it can be used only once. */
  takePendingLogin(state: string): Promise<PendingLogin | undefined>
  /**
   * Gives the wallet of one address to another, and logs that one in. Rejects with `AddressTakenError` if the other has a
   * wallet here.
   */
  rename(from: string, to: string): Promise<void>
}

export class AddressTakenError extends Error {}

const STORE = 'entries'
/** Maximum number of started logins in this browser. The oldest one is dropped. */
const MAX_PENDING_LOGINS = 5

/** Opens the vault in IndexedDB. Keys of EVM accounts are encrypted with a key that is not extractable. */
export async function openVault(name = 'embedded-wallet'): Promise<Vault> {
  const database = await openDatabase(name)
  const read = (key: string): Promise<unknown> =>
    done(database.transaction(STORE, 'readonly').objectStore(STORE).get(key))
  const write = async (key: string, value: unknown): Promise<void> => {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    if (value === undefined) await done(store.delete(key))
    else await done(store.put(value, key))
  }
  /** Returns the stored entry, or stores a new one, unless another call or tab has stored one meanwhile. */
  const readOrMake = async <Entry>(
    key: string,
    isEntry: (value: unknown) => value is Entry,
    make: () => Promise<Entry>,
  ): Promise<Entry> => {
    const found = await read(key)
    if (isEntry(found)) return found
    const made = await make()
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    const present = await done<unknown>(store.get(key))
    if (isEntry(present)) return present
    await done(store.put(made, key))
    return made
  }
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
      const found = await read('user')
      return isUser(found) ? found : undefined
    },
    setUser: (user) => write('user', user),
    async accountType(userId) {
      const found = await read(`account-type:${userId}`)
      return found === 'eoa' || found === 'smartAccount' ? found : undefined
    },
    setAccountType: (userId, type) => write(`account-type:${userId}`, type),
    deviceId: () => readOrMake('device', isText, async () => crypto.randomUUID()),
    async addPendingLogin(login) {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
      const before = readPendingLogins(await done(store.get('logins')))
      await done(store.put([...before, login].slice(-MAX_PENDING_LOGINS), 'logins'))
    },
    async takePendingLogin(state) {
      const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
      const before = readPendingLogins(await done(store.get('logins')))
      const rest = before.filter((login) => login.state !== state)
      await done(store.put(rest, 'logins'))
      return before.find((login) => login.state === state)
    },
    async rename(from, to) {
      const transaction = database.transaction(STORE, 'readwrite')
      const store = transaction.objectStore(STORE)
      const finished = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error ?? new AddressTakenError())
      })
      const move = async (kind: string): Promise<void> => {
        const value = await done<unknown>(store.get(`${kind}:${from}`))
        if ((await done<unknown>(store.get(`${kind}:${to}`))) !== undefined) throw new AddressTakenError()
        if (value === undefined) return
        await done(store.add(value, `${kind}:${to}`))
        await done(store.delete(`${kind}:${from}`))
      }
      try {
        await move('evm')
        await move('solana')
        await done(store.delete(`account-type:${to}`))
        await move('account-type')
        await done(store.put({ id: to, email: to }, 'user'))
      } catch (error) {
        transaction.abort()
        await finished.catch(() => undefined)
        throw error
      }
      await finished
    },
  }
}

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

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
