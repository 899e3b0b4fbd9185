import { createAskQueue } from './ask-queue'
import type { Flows, RouterSteps, Target } from './flows'
import type { NavigationRequest } from './navigation'
import type { RouterEntry } from './router'
import { InvalidViewArgumentsError } from './view-arguments'
import { createViewPrerequisites, type UnmetNeed } from './view-prerequisites'
import { type AnyView, type ViewModule, viewIn } from './view-registry'

const checkArgs = (module: ViewModule<AnyView, string>, { view, args }: Target): void =>
  viewIn(module, view)?.checkArgs?.(args)

/** A module that cannot be loaded is reported when its view is shown. */
const ignore = (): void => undefined

export function createFlows(steps: RouterSteps): Flows {
  const { slice, views, lead, add, show, keep, closing } = steps
  const asks = createAskQueue()
  const prerequisites = createViewPrerequisites(steps)

  /** Whether a view that was wanted at this count of requests to close is still wanted. */
  const isWanted = (since: number): boolean => since >= closing.granted
  const decided = async (since: number): Promise<void> => {
    // A view that a guard asks meanwhile does not wait, because the guard waits for it.
    if (since < closing.count) await closing.decision
  }

  const put = (kind: NavigationRequest['kind'], entry: RouterEntry, unmet: UnmetNeed | undefined): void =>
    // What meets a need is never merged with the same view on top: that one may have been asked.
    steps.move(unmet && kind === 'push' ? 'ask' : kind, unmet ? prerequisites.waitFor(unmet, entry) : entry)

  /** Where the innermost flow begins; -1 without one. */
  const startOf = (stack: readonly RouterEntry[]): number =>
    stack.map(({ key }) => prerequisites.get(key) !== undefined || asks.has(key)).lastIndexOf(true)

  const isOwnedBy = (pluginId: string | undefined, { view }: RouterEntry): boolean =>
    pluginId === undefined || (views.has(view) && views.get(view).owner === pluginId)

  /** How many entries stay when those that a plugin has on top leave. */
  const countBelow = (stack: readonly RouterEntry[], pluginId: string | undefined): number =>
    stack.map((entry) => isOwnedBy(pluginId, entry)).lastIndexOf(false) + 1

  return {
    async ask(view, given, since, options = {}) {
      // Only if the code of flows has been loaded meanwhile. Otherwise the view is shown in the task in which it is asked.
      if (since < closing.count) await closing.decision
      return asks.add(
        view,
        isWanted(since) ? options : { signal: AbortSignal.abort() },
        (ask) => {
          const to = lead('ask', view, given)
          const showIt = (unmet?: UnmetNeed): void => {
            if (ask.isOver) return
            const entry = add(to)
            ask.key = entry.key
            put('ask', entry, unmet)
          }
          const { registration, module } = views.get(to.view)
          if (!registration.needs) {
            showIt()
            return
          }
          // Nothing is shown where the check is loaded. Otherwise the user does not wait for it.
          const started = closing.count
          ask.isWanted = () => isWanted(started)
          const known = module.loaded()
          if (known) checkArgs(known, to)
          const checked = known ?? module().then((loaded) => checkArgs(loaded, to), ignore)
          return Promise.all([
            checked,
            prerequisites.firstUnmet(to).then(async (unmet) => {
              // A guard may ask the same view for the request to close about which it decides.
              if (started < closing.count) await ask.hold(closing.decision)
              showIt(unmet)
            }),
          ]).then(ignore)
        },
        (key) => {
          const { open, stack } = slice.get()
          const index = stack.findIndex(
            (one) => one.key === key || prerequisites.get(one.key)?.entry.key === key,
          )
          if (open && index >= 0) keep(index)
        },
      )
    },
    async arrive(kind, to, since) {
      let unmet: UnmetNeed | undefined
      try {
        unmet = await prerequisites.firstUnmet(to)
      } catch (error) {
        if (!(error instanceof InvalidViewArgumentsError)) throw error
        // Shown nevertheless, because the view tells the user what is wrong.
        steps.fail(views.get(to.view).owner, 'view', error)
      }
      await decided(since)
      if (isWanted(since)) put(kind, add(to), unmet)
    },
    move(kind, entry) {
      const { stack } = slice.get()
      if (kind === 'replace') prerequisites.inherit(stack.at(-1), entry)
      const start = startOf(stack)
      const first = stack[start]
      if (kind !== 'reset' || !first) return false
      if (prerequisites.get(first.key)) {
        prerequisites.inherit(first, entry)
        show(stack.slice(0, start), entry)
        return true
      }
      const wanted = prerequisites.get(entry.key)?.entry
      // A view whose caller waits keeps that caller when it starts again.
      if (!wanted && first.view === entry.view) {
        show(stack.slice(0, start), { ...first, args: entry.args })
        return true
      }
      const { owner } = views.get((wanted ?? entry).view)
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
      if (!isOwnedBy(pluginId, first)) {
        const count = countBelow(stack, pluginId)
        if (count < stack.length) keep(count)
        return true
      }
      if (prerequisites.get(first.key)) prerequisites.reveal(first.key)
      else {
        asks.resolve(first.key, result)
        keep(start)
      }
      return true
    },
    settleWith(end, pluginId) {
      const { stack } = slice.get()
      const first = stack[startOf(stack)]
      if (first && isOwnedBy(pluginId, first)) asks.settleWith(first.key, end)
    },
    resolve(key, result) {
      const waits = prerequisites.get(key) !== undefined
      if (waits) prerequisites.reveal(key)
      else asks.resolve(key, result)
      return waits
    },
    retain(keys) {
      prerequisites.retain(keys)
      asks.keepOnly(keys)
    },
    dismiss(names) {
      asks.dismiss(names)
      prerequisites.dismiss(names)
    },
  }
}
