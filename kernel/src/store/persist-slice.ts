import { toJson } from '../to-json'
import { type Persistence, STORED_STATE_KEY } from './persistence'
import { readStored } from './read-stored'

/**
 * Reads the stored value, then stores changes and follows other tabs. Resolves when the value has been read. Nothing is
 * written until the state differs from the stored value. A damaged value is removed, one of a later version is left alone.
 * After the run other tabs are not followed, and changes are stored until `kept.end`, or until the next run has read: a
 * page that disconnects a wallet and stops at once has disconnected it. A run that ends before it has read leaves what is
 * stored alone.
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
  let isToldOfLater = false

  /**
   * Applies the value of an earlier visit or another tab, except for parts that have changed in this tab since. The storage
   * is read each time, because this tab may have written, or the event of another tab's change has not arrived yet.
   * Resolves with whether this tab may write: it may not replace the value of a later version.
   */
  const follow = async (cause: 'first read' | 'other tab' | 'write'): Promise<boolean> => {
    const isFirst = cause === 'first read'
    const text = (await storage.get(STORED_STATE_KEY)) ?? (isFirst ? encoded(hydrated) : undefined)
    if (text === undefined || text === encode(known())) return true
    const stored = await readStored(text, persist)
    if (signal.aborted && cause !== 'write') return stored.kind !== 'newer'
    if (stored.kind === 'newer') {
      if (!isToldOfLater)
        logger.warn('A later version has stored a value, which is left alone. Nothing is stored.')
      isToldOfLater = true
      return false
    }
    if (stored.kind === 'failed') {
      logger.warn('A stored value could not be read.', { error: stored.error })
      return true
    }
    if (stored.kind === 'invalid') {
      logger.warn('Dropped a stored value that is not ours or is damaged.')
      // What another tab has written is not removed: it may be of a former version that is still in use there.
      if (isFirst) await storage.remove(STORED_STATE_KEY)
      return true
    }
    const [before, now] = [known(), slice.get()]
    // Recorded before any listener is called, so that the value is not written back to storage.
    kept.state = { ...now, ...stored.state }
    const news = { ...stored.state }
    for (const name of Object.keys(news))
      if (toJson(Reflect.get(before, name)) !== toJson(Reflect.get(now, name)))
        Reflect.deleteProperty(news, name)
    slice.assign(news)
    return true
  }
  const write = async (): Promise<void> => {
    if (!(await follow('write')) || isKept()) return
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
  const inOrder = (run: () => Promise<unknown>): Promise<unknown> => {
    // If the storage fails, the state does not change. Nothing depends on the storage.
    const next = (kept.last ?? Promise.resolve())
      .then(run)
      .catch((error: unknown) => logger.warn('Storage failed.', { error }))
    kept.last = next
    void next.then(() => {
      if (kept.last === next) kept.last = undefined
    })
    return next
  }
  const keep = (): void => {
    if (!isKept()) void inOrder(write)
  }

  // Subscribes before the first read, so that a change of another tab during the read is not missed.
  const stopFollowing = storage.onChange((key, value) => {
    if (key === STORED_STATE_KEY && value !== undefined) void inOrder(() => follow('other tab'))
  })
  // A page that still writes what it knew has it, and a write may never end.
  const isHeld = kept.state !== undefined && kept.last !== undefined
  const read = inOrder(() => follow('first read'))
  if (!isHeld) await read
  if (signal.aborted) {
    stopFollowing()
    // What is stored was not taken any more, and stays. What changed before the end is kept where there is nothing.
    await inOrder(async () => {
      if ((await storage.get(STORED_STATE_KEY)) === undefined) keep()
    })
    return
  }
  kept.end?.()
  kept.end = slice.subscribe(keep)
  signal.addEventListener('abort', stopFollowing, { once: true })
  keep()
}
