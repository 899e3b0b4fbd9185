import { type Draft, produce } from 'immer'
import type { Slice } from './slice'

export type { Draft } from 'immer'

/**
 * Changes a plugin's state by an immer recipe, which may change a draft of it. For code that is loaded when it is needed, because
 * a page's first bytes carry no immer: a plugin's `setup` and `start` use `ctx.state.assign`. Nothing changes if the recipe throws.
 * A property of the state itself that the recipe deletes is `undefined`.
 * @example
 * update(ctx.state, (draft) => {
 *   draft.drafts.change = ''
 * })
 */
export function update<State extends object>(
  slice: Pick<Slice<State>, 'get' | 'assign'>,
  recipe: (draft: Draft<State>) => void,
): void {
  const before = slice.get()
  const after = produce(before, (draft) => {
    recipe(draft)
  })
  // `assign` keeps what it is not given.
  const deleted = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  slice.assign({ ...Object.fromEntries(deleted.map((name) => [name, undefined])), ...after })
}
