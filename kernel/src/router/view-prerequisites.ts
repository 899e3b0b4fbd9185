import type { RouterSteps, Target } from './flows'
import { viewNeeds } from './navigation'
import type { RouterEntry } from './router-state'

/** A view that is shown as soon as its need is met. */
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

/** The views that wait until their `needs` are met, each by the key of the entry where that begins. */
export interface ViewPrerequisites {
  /** The first need of a view that is not met. */
  firstUnmet(view: string): Promise<UnmetNeed | undefined>
  /** Makes the entry where the need is met; the wanted entry waits for it. */
  waitFor(unmet: UnmetNeed, entry: RouterEntry): RouterEntry
  /** The view that waits for this entry. */
  get(key: string): WaitingView | undefined
  /** Shows the view that waited for this entry, unless its need is still unmet. */
  reveal(key: string): void
  /** What waits for one entry waits for the other one instead. */
  inherit(from: RouterEntry | undefined, to: RouterEntry): void
  /** Given the keys in the open stack: adds those of the waiting entries, and drops those whose first step has left. */
  retain(keys: Set<string>): void
  /** Drops the waiting entries of these views, or all. */
  dismiss(names?: readonly string[]): void
}

export function createViewPrerequisites(steps: RouterSteps): ViewPrerequisites {
  const { slice, views } = steps
  const waiting = new Map<string, WaitingView>()

  const firstUnmet: ViewPrerequisites['firstUnmet'] = async (view) => {
    const { needs = {} } = views.get(view).registration
    for (const provider of steps.slots.items(viewNeeds)) {
      const need: unknown = Reflect.get(needs, provider.id)
      const to = need ? await provider.unmet(need) : undefined
      if (to) return { need: provider.id, to: steps.lead('push', to.view, to.args) }
    }
    return undefined
  }

  const waitFor: ViewPrerequisites['waitFor'] = ({ need, to }, entry) => {
    views
      .get(entry.view)
      .load()
      // The view reports the failure when it is shown.
      .catch(() => undefined)
    const first = steps.add(to)
    waiting.set(first.key, { entry, need })
    return first
  }

  const reveal = async (key: string, held: WaitingView): Promise<void> => {
    const unmet = await firstUnmet(held.entry.view)
    const { open, stack } = slice.get()
    const index = stack.findIndex((one) => one.key === key)
    if (!open || index < 0 || waiting.get(key) !== held) return
    // control: need-unmet-after-its-step
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
