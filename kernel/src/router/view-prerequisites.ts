import type { RouterSteps, Target } from './flows'
import { viewNeeds } from './navigation'
import type { RouterEntry } from './router'
import { InvalidViewArgumentsError } from './view-arguments'

/** A waiting view, which is shown when its need is met. */
export interface WaitingView {
  readonly entry: RouterEntry
  /** Id of the provider. */
  readonly need: string
}

/** An unmet need, and the view that meets it. */
export interface UnmetNeed {
  readonly need: string
  readonly to: Target
}

/** The views that wait until their `needs` are met, by the key of the entry that should meet the need. */
export interface ViewPrerequisites {
  /** Returns the first unmet need of a view with these arguments. Rejects with `INVALID_VIEW_ARGUMENTS`. */
  firstUnmet(target: Target): Promise<UnmetNeed | undefined>
  /** Creates the entry that should meet the need. The wanted entry waits for it. */
  waitFor(unmet: UnmetNeed, entry: RouterEntry): RouterEntry
  /** Returns the view that waits for this entry. */
  get(key: string): WaitingView | undefined
  /** Shows the view that waited for this entry, unless its need is still unmet. */
  reveal(key: string): void
  /** Makes the view that waits for one entry wait for another entry instead. */
  inherit(from: RouterEntry | undefined, to: RouterEntry): void
  /** Takes the keys of the open stack, adds those of waiting entries, and drops those whose first view was removed. */
  retain(keys: Set<string>): void
  /** Drops the waiting entries of these views, or all waiting entries. */
  dismiss(names?: readonly string[]): void
}

export function createViewPrerequisites(steps: RouterSteps): ViewPrerequisites {
  const { slice, views } = steps
  const waiting = new Map<string, WaitingView>()

  const needsOf = ({ view, args }: Target): object => {
    const { needs = {} } = views.get(view).registration
    try {
      return typeof needs === 'function' ? needs(args) : needs
    } catch (cause) {
      throw new InvalidViewArgumentsError(view, { cause })
    }
  }

  const firstUnmet: ViewPrerequisites['firstUnmet'] = async (target) => {
    const needed = needsOf(target)
    for (const provider of steps.slots.items(viewNeeds)) {
      const need: unknown = Reflect.get(needed, provider.id)
      const to = need ? await provider.unmet(need) : undefined
      if (to) return { need: provider.id, to: steps.lead('push', to.view, to.args) }
    }
    return undefined
  }

  const waitFor: ViewPrerequisites['waitFor'] = ({ need, to }, entry) => {
    views
      .get(entry.view)
      .load()
      // The failure is reported when the view is shown.
      .catch(() => undefined)
    const first = steps.add(to)
    waiting.set(first.key, { entry, need })
    return first
  }

  const reveal = async (key: string, held: WaitingView): Promise<void> => {
    const unmet = await firstUnmet({ view: held.entry.view, args: held.entry.args() })
    const { open, stack } = slice.get()
    const index = stack.findIndex((one) => one.key === key)
    if (!open || index < 0 || waiting.get(key) !== held) return
    if (unmet?.need === held.need) steps.keep(index)
    else {
      waiting.delete(key)
      steps.show(stack.slice(0, index), unmet ? waitFor(unmet, held.entry) : held.entry)
    }
  }

  return {
    firstUnmet,
    waitFor,
    get: (key) => waiting.get(key),
    reveal(key) {
      const held = waiting.get(key)
      if (!held) return
      reveal(key, held).catch((error: unknown) => steps.fail(views.get(held.entry.view).owner, 'view', error))
    },
    inherit(from, to) {
      const held = from && waiting.get(from.key)
      if (held && !waiting.has(to.key)) waiting.set(to.key, held)
    },
    retain(keys) {
      for (const [key, { entry }] of waiting) {
        if (keys.has(key)) keys.add(entry.key)
        else waiting.delete(key)
      }
    },
    dismiss(names) {
      for (const [key, { entry }] of waiting) if (!names || names.includes(entry.view)) waiting.delete(key)
    },
  }
}
