import { type Hex, hexToBytes, toHex } from 'viem'
import { generatePrivateKey } from 'viem/accounts'

export interface SolanaKey {
  /** Cannot be read out, not by this page either. */
  readonly privateKey: CryptoKey
  readonly publicKey: Uint8Array
}

/** The stored wallets of the users of this browser. */
export interface Vault {
  /** Made with the first call. */
  evmKey(email: string): Promise<Hex>
  /** Made with the first call. */
  solanaKey(email: string): Promise<SolanaKey>
  /** Who is logged in. */
  user(): Promise<string | undefined>
  setUser(email: string | undefined): Promise<void>
  /** A random id that distinguishes this browser from others. */
  deviceId(): Promise<string>
  /** Gives the wallet of one address to another one. */
  rename(from: string, to: string): Promise<void>
}

const STORE = 'entries'

/** Opens the vault in IndexedDB. Keys of EVM accounts are encrypted with a key that cannot be read out. */
export async function openVault(name = 'embedded-wallet'): Promise<Vault> {
  const database = await openDatabase(name)
  const read = (key: string): Promise<unknown> =>
    done(database.transaction(STORE, 'readonly').objectStore(STORE).get(key))
  const write = async (key: string, value: unknown): Promise<void> => {
    const store = database.transaction(STORE, 'readwrite').objectStore(STORE)
    if (value === undefined) await done(store.delete(key))
    else await done(store.put(value, key))
  }
  const readText = async (key: string): Promise<string | undefined> => {
    const found = await read(key)
    return typeof found === 'string' ? found : undefined
  }

  const wrappingKey = async (): Promise<CryptoKey> => {
    const found = await read('wrapping-key')
    if (found instanceof CryptoKey) return found
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await write('wrapping-key', made)
    return made
  }

  return {
    async evmKey(email) {
      const key = await wrappingKey()
      const found = await read(`evm:${email}`)
      if (isWrapped(found)) {
        const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: found.iv }, key, found.data)
        return toHex(new Uint8Array(bytes))
      }
      const made = generatePrivateKey()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new Uint8Array(hexToBytes(made)))
      await write(`evm:${email}`, { iv, data: new Uint8Array(data) })
      return made
    },
    async solanaKey(email) {
      const found = await read(`solana:${email}`)
      if (isSolanaKey(found)) return found
      const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
      if (!('privateKey' in pair)) throw new Error('This browser has no Ed25519.')
      const publicKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey))
      const made = { privateKey: pair.privateKey, publicKey }
      await write(`solana:${email}`, made)
      return made
    },
    user: () => readText('user'),
    setUser: (email) => write('user', email),
    async deviceId() {
      const found = await readText('device')
      if (found !== undefined) return found
      const made = crypto.randomUUID()
      await write('device', made)
      return made
    },
    async rename(from, to) {
      for (const kind of ['evm', 'solana']) {
        await write(`${kind}:${to}`, await read(`${kind}:${from}`))
        await write(`${kind}:${from}`, undefined)
      }
    },
  }
}

interface Wrapped {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: Uint8Array<ArrayBuffer>
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

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
