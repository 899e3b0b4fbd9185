const STORE = 'entries'

/** Entries in one IndexedDB database of this origin, which every tab and frame of it shares. */
export interface EntryStore {
  read(key: string): Promise<unknown>
  /** `undefined` removes the entry. */
  write(key: string, value: unknown): Promise<void>
  /** Returns the stored entry, or stores a new one, unless another call or tab has stored one meanwhile. */
  readOrMake<Entry>(
    key: string,
    isEntry: (value: unknown) => value is Entry,
    make: () => Promise<Entry>,
  ): Promise<Entry>
  /**
   * Changes entries in one transaction, which no other tab comes between. If `run` rejects, nothing has changed.
   * @param run awaits nothing but requests to the store: anything else would end the transaction
   */
  change<Result>(run: (store: IDBObjectStore) => Promise<Result>): Promise<Result>
}

export async function openEntryStore(name: string): Promise<EntryStore> {
  const database = await openDatabase(name)
  const open = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(STORE, mode).objectStore(STORE)
  const read = (key: string): Promise<unknown> => done(open('readonly').get(key))

  return {
    read,
    async write(key, value) {
      const store = open('readwrite')
      if (value === undefined) await done(store.delete(key))
      else await done(store.put(value, key))
    },
    async readOrMake(key, isEntry, make) {
      const found = await read(key)
      if (isEntry(found)) return found
      const made = await make()
      const store = open('readwrite')
      const present = await done<unknown>(store.get(key))
      if (isEntry(present)) return present
      await done(store.put(made, key))
      return made
    },
    async change(run) {
      const store = open('readwrite')
      const { transaction } = store
      const finished = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      })
      try {
        const result = await run(store)
        await finished
        return result
      } catch (error) {
        try {
          transaction.abort()
        } catch {
          // The browser has ended it.
        }
        await finished.catch(() => undefined)
        throw error
      }
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

/** The result of a request to IndexedDB. */
export const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
