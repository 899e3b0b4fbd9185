import { toJson } from '../to-json'
import { type PersistConfig, type Persistence, STORED_STATE_KEY } from './persistence'

/** In characters. Longer stored values are treated as damaged. */
const STORED_LENGTH_LIMIT = 262_144

/**
 * Reads the stored value, then stores changes and follows other tabs. Resolves when the value has been read. Nothing is
 * written until the state differs from the stored value. A damaged value is removed.
 */
export async function persistSlice<State extends object>(parts: Persistence<State>): Promise<void> {
  const { slice, kept, hydrated, persist, storage, signal, logger } = parts
  // A state is encoded once: it is compared with each change, and may be long.
  const texts = new WeakMap<State, string | undefined>()
  const encoded = (state: unknown): string | undefined =>
    state === undefined ? undefined : toJson({ version: persist.version, state })
  const encode = (state: State): string | undefined => {
    if (!texts.has(state)) {
      const picked = persist.pick(state)
      texts.set(state, encoded(picked))
    }
    return texts.get(state)
  }
  const known = (): State => kept.state ?? slice.initial()
  const isKept = (): boolean => encode(slice.get()) === encode(known())

  /**
   * Applies the value of an earlier visit or another tab, except for parts that have changed in this tab since. The storage
   * is read each time, because this tab may have written, or the event of another tab's change has not arrived yet.
   */
  const follow = async (isFirst: boolean): Promise<void> => {
    const text = (await storage.get(STORED_STATE_KEY)) ?? (isFirst ? encoded(hydrated) : undefined)
    if (text === undefined || text === encode(known())) return
    const theirs = await decode(text, persist)
    if (signal.aborted) return
    if (!theirs) {
      logger.warn('Dropped a stored value that is not ours or is damaged.')
      // Another tab may have a newer version that has written the value, so it is not removed.
      return isFirst ? storage.remove(STORED_STATE_KEY) : undefined
    }
    const [before, now] = [known(), slice.get()]
    // Recorded before any listener is called, so that the value is not written back to storage.
    kept.state = { ...now, ...theirs }
    const news = { ...theirs }
    for (const name of Object.keys(news))
      if (toJson(Reflect.get(before, name)) !== toJson(Reflect.get(now, name)))
        Reflect.deleteProperty(news, name)
    slice.assign(news)
  }
  const write = async (): Promise<void> => {
    await follow(false)
    if (isKept()) return
    const before = known()
    kept.state = slice.get()
    const text = encode(kept.state)
    const changing =
      text === undefined ? storage.remove(STORED_STATE_KEY) : storage.set(STORED_STATE_KEY, text)
    await changing.catch((error: unknown) => {
      kept.state = before
      throw error
    })
  }
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = (run: () => Promise<void>): Promise<unknown> => {
    // If the storage fails, the state does not change. Nothing depends on the storage.
    last = last.then(run).catch((error: unknown) => logger.warn('Storage failed.', { error }))
    return last
  }
  const keep = (): void => {
    if (!isKept()) void inOrder(write)
  }

  // Subscribes before the first read, so that a change of another tab during the read is not missed.
  const stopFollowing = storage.onChange((key, value) => {
    if (key === STORED_STATE_KEY && value !== undefined) void inOrder(() => follow(false))
  })
  await inOrder(() => follow(true))
  if (signal.aborted) {
    stopFollowing()
    // What is stored was not taken any more, and stays. What changed before the end is kept where there is nothing.
    await inOrder(async () => {
      if ((await storage.get(STORED_STATE_KEY)) === undefined) keep()
    })
    return
  }
  const stops = [slice.subscribe(keep), stopFollowing]
  signal.addEventListener('abort', () => stops.forEach((stop) => void stop()), { once: true })
  keep()
}

async function decode<State>(
  text: string,
  persist: PersistConfig<State>,
): Promise<Partial<State> | undefined> {
  if (text.length > STORED_LENGTH_LIMIT) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    if (!('version' in value) || value.version !== persist.version || !('state' in value)) return undefined
    return await persist.parse(value.state)
  } catch {
    return undefined
  }
}
