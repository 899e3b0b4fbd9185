import * as v from 'valibot'
import type { OpenDesk } from './desk'
import { KEPT_KEY, type Kept, keptSchema, MAX_KEPT_LENGTH } from './kept'
import { isPicture, type PictureRule, pictureRule } from './picture'

/**
 * Shows what the last visit knew until it is read anew; names keep their age. What is not ours or is damaged is removed,
 * never repaired.
 */
export async function restore(desk: OpenDesk): Promise<void> {
  const { storage, state, logger, signal } = desk.ctx
  try {
    const text = await storage.get(KEPT_KEY)
    if (signal.aborted) desk.memory.restored = undefined
    if (text === undefined || signal.aborted) return
    const kept = parse(text, pictureRule(desk.options))
    if (!kept) {
      logger.warn('Dropped stored balances that are not ours or are damaged.')
      return await storage.remove(KEPT_KEY)
    }
    desk.memory.kept = text
    for (const key of Object.keys(kept.native)) desk.memory.old.add(`native ${key}`)
    for (const key of Object.keys(kept.tokens)) desk.memory.old.add(`tokens ${key}`)
    const now = state.get()
    state.assign({
      native: { ...known(kept.native), ...now.native },
      tokens: { ...known(kept.tokens), ...now.tokens },
      identities: { ...known(kept.identities), ...now.identities },
    })
  } catch (error) {
    // Storage that fails leaves the state as it is: nothing depends on it.
    logger.warn('Storage failed.', { error })
  }
}

/** @param mayStay what the page shows; an earlier visit may have kept pictures from where it lets none come from now */
function parse(text: string, mayStay: PictureRule): Kept | undefined {
  if (text.length > MAX_KEPT_LENGTH) return undefined
  try {
    const given: unknown = JSON.parse(text, (key, value: unknown) =>
      isPictureKey(key) && isPicture(value) && !mayStay(value) ? undefined : value,
    )
    const parsed = v.safeParse(keptSchema, given)
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

const isPictureKey = (key: string): boolean => key === 'iconUrl' || key === 'avatarUrl'

function known<Entry extends object>(
  map: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry & { readonly status: 'known' }>> {
  return Object.fromEntries(Object.entries(map).map(([key, entry]) => [key, { status: 'known', ...entry }]))
}
