import { type Draft, produce } from 'immer'
import type { Slice } from './slice'

export type { Draft } from 'immer'

/**
 * Changes a plugin's state by an immer recipe, which may change a draft of it. For code that is loaded when it is needed, because
 * a page's first bytes carry no immer: a plugin's `setup` and `start` use `ctx.state.assign`. Nothing changes if the recipe throws.
 * @example
 * update(ctx.state, (draft) => {
 *   draft.drafts.change = ''
 * })
 */
export function update<State extends object>(
  slice: Pick<Slice<State>, 'get' | 'assign'>,
  recipe: (draft: Draft<State>) => void,
): void {
  slice.assign(
    produce(slice.get(), (draft) => {
      recipe(draft)
    }),
  )
}
