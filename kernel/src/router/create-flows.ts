import { createAskQueue } from './ask-queue'
import type { Flows, RouterSteps, Target } from './flows'
import { type NavigationRequest, viewNeeds } from './navigation'
import type { RouterEntry } from './router-state'

/** An entry that is shown when its need is met. */
interface Waiting {
  readonly entry: RouterEntry
  /** Id of the provider. */
  readonly need: string
}

/** Where a need is met. */
interface Step {
  readonly need: string
  readonly to: Target
}

export function createFlows(steps: RouterSteps): Flows {
  const { slice, views, lead, add, show, keep } = steps
  const asks = createAskQueue()
  /** By the key of the entry that begins to meet the need. */
  const waiting = new Map<string, Waiting>()

  const firstStep = async (view: string): Promise<Step | undefined> => {
    const { needs = {} } = views.get(view).registration
    for (const provider of steps.slots.items(viewNeeds)) {
      const need: unknown = Reflect.get(needs, provider.id)
      const to = need ? await provider.unmet(need) : undefined
      if (to) return { need: provider.id, to: lead('push', to.view, to.args) }
    }
    return undefined
  }

  const waitFor = (step: Step, entry: RouterEntry): RouterEntry => {
    views
      .get(entry.view)
      .load()
      // The view reports the failure when it is shown.
      .catch(() => undefined)
    const first = add(step.to)
    waiting.set(first.key, { entry, need: step.need })
    return first
  }
  const put = (kind: NavigationRequest['kind'], entry: RouterEntry, step: Step | undefined): void =>
    // What meets a need is never merged with the same view on top: that one may have been asked.
    steps.move(step && kind === 'push' ? 'ask' : kind, step ? waitFor(step, entry) : entry)

  /** Where the innermost flow begins; -1 without one. */
  const startOf = (stack: readonly RouterEntry[]): number =>
    stack.map(({ key }) => waiting.has(key) || asks.has(key)).lastIndexOf(true)

  const isOwnedBy = (pluginId: string | undefined, { view }: RouterEntry): boolean =>
    pluginId === undefined || (views.has(view) && views.get(view).owner === pluginId)

  /** How many entries stay when those that a plugin has on top leave. */
  const countBelow = (stack: readonly RouterEntry[], pluginId: string | undefined): number =>
    stack.map((entry) => isOwnedBy(pluginId, entry)).lastIndexOf(false) + 1

  const inherit = (from: RouterEntry | undefined, to: RouterEntry): void => {
    const held = from && waiting.get(from.key)
    if (held && !waiting.has(to.key)) waiting.set(to.key, held)
  }

  /** Shows what waited for this entry, unless its need is still unmet. */
  const reveal = async (key: string, held: Waiting): Promise<void> => {
    const step = await firstStep(held.entry.view)
    const { open, stack } = slice.get()
    const index = stack.findIndex((one) => one.key === key)
    if (!open || index < 0 || waiting.get(key) !== held) return
    // control: need-unmet-after-its-step
    if (step?.need === held.need) keep(index)
    else {
      waiting.delete(key)
      show(stack.slice(0, index), step ? waitFor(step, held.entry) : held.entry)
    }
  }
  const startReveal = (key: string, held: Waiting): void => {
    reveal(key, held).catch((error: unknown) => steps.fail(views.get(held.entry.view).owner, 'view', error))
  }

  return {
    ask: (view, given, signal) =>
      asks.add(
        view,
        signal,
        (ask) => {
          const to = lead('ask', view, given)
          const showIt = (step?: Step): void => {
            if (ask.isOver) return
            const entry = add(to)
            ask.key = entry.key
            put('ask', entry, step)
          }
          if (views.get(to.view).registration.needs) return firstStep(to.view).then(showIt)
          showIt()
        },
        (key) => {
          const { open, stack } = slice.get()
          const index = stack.findIndex((one) => one.key === key || waiting.get(one.key)?.entry.key === key)
          if (open && index >= 0) keep(index)
        },
      ),
    async arrive(kind, to, isCurrent) {
      const step = await firstStep(to.view)
      if (isCurrent()) put(kind, add(to), step)
    },
    move(kind, entry) {
      const { stack } = slice.get()
      if (kind === 'replace') inherit(stack.at(-1), entry)
      const start = startOf(stack)
      const first = stack[start]
      if (kind !== 'reset' || !first) return false
      if (waiting.has(first.key)) {
        inherit(first, entry)
        show(stack.slice(0, start), entry)
        return true
      }
      // An asked view that begins anew is still asked.
      if (!waiting.has(entry.key) && first.view === entry.view) {
        show(stack.slice(0, start), { ...first, args: entry.args })
        return true
      }
      const { view } = waiting.get(entry.key)?.entry ?? entry
      const { owner } = views.get(view)
      // control: reset-ends-the-flow-of-another
      if (!isOwnedBy(owner, first)) {
        show(stack.slice(0, countBelow(stack, owner)), entry)
        return true
      }
      return false
    },
    finish(result, pluginId) {
      const { open, stack } = slice.get()
      const start = startOf(stack)
      const first = stack[start]
      if (!open || !first) return false
      // control: finish-ends-the-flow-of-another
      if (!isOwnedBy(pluginId, first)) {
        const count = countBelow(stack, pluginId)
        if (count < stack.length) keep(count)
        return true
      }
      const held = waiting.get(first.key)
      if (held) startReveal(first.key, held)
      else {
        asks.resolve(first.key, result)
        keep(start)
      }
      return true
    },
    resolve(key, result) {
      const held = waiting.get(key)
      if (held) startReveal(key, held)
      else asks.resolve(key, result)
      return held !== undefined
    },
    retain(keys) {
      for (const [key, { entry }] of waiting) {
        if (keys.has(key)) keys.add(entry.key)
        else waiting.delete(key)
      }
      asks.keepOnly(keys)
    },
    dismiss(names) {
      asks.dismiss(names)
      for (const [key, { entry }] of waiting) if (!names || names.includes(entry.view)) waiting.delete(key)
    },
  }
}
