import type { OpenDesk } from './desk'
import {
  KEPT_KEY,
  KEPT_VERSION,
  type Kept,
  MAX_KEPT_ACCOUNTS,
  MAX_KEPT_LENGTH,
  MAX_KEPT_TOKENS,
} from './kept'
import type { PortfolioState } from './portfolio-state'

/** Writes what is known, for the next visit to begin with. Nothing of it where nobody is connected. */
export async function keep(desk: OpenDesk): Promise<void> {
  const { ctx } = desk
  if (ctx.signal.aborted || desk.activeKey() === undefined) return
  const text = textOf(ctx.state.get())
  if (text === undefined || text === desk.memory.kept) return
  desk.memory.kept = text
  await ctx.storage.set(KEPT_KEY, text)
}

/** Of the accounts read last, as many token lists as there is room for; `undefined` while nothing is known. */
function textOf({ native, tokens, identities }: PortfolioState): string | undefined {
  const others = {
    version: KEPT_VERSION,
    native: newest(native, (entry) => {
      if (entry.status !== 'known') return undefined
      const { value, decimals, symbol, readAtMs } = entry
      return { value, decimals, symbol, readAtMs }
    }),
    identities: newest(identities, (entry) => {
      if (entry.status !== 'known') return undefined
      const { status, ...identity } = entry
      return identity
    }),
  } as const
  const lists = Object.entries(
    newest(tokens, (entry) => {
      if (entry.status !== 'known' || entry.items.length > MAX_KEPT_TOKENS) return undefined
      const { items, source, readAtMs } = entry
      return { items: [...items], source, readAtMs }
    }),
  )
  const isEmpty = [others.native, others.identities, lists].every((one) => Object.keys(one).length === 0)
  for (; !isEmpty; lists.pop()) {
    const kept: Kept = { ...others, tokens: Object.fromEntries(lists) }
    const text = JSON.stringify(kept)
    if (text.length <= MAX_KEPT_LENGTH) return text
    if (lists.length === 0) return undefined
  }
  return undefined
}

/** The newest first, as they are kept. */
function newest<Entry, Stripped extends { readonly readAtMs: number }>(
  map: Readonly<Record<string, Entry>>,
  strip: (entry: Entry) => Stripped | undefined,
): Record<string, Stripped> {
  const known: [key: string, entry: Stripped][] = []
  for (const [key, entry] of Object.entries(map)) {
    const stripped = strip(entry)
    if (stripped) known.push([key, stripped])
  }
  known.sort(([, a], [, b]) => b.readAtMs - a.readAtMs)
  return Object.fromEntries(known.slice(0, MAX_KEPT_ACCOUNTS))
}
