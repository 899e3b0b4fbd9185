export interface RouterEntry {
  readonly key: string
  readonly view: string
  /** Returns the arguments of the view. It is a function, because state is frozen and the arguments belong to the host. */
  args(): unknown
}

/** Whether the dialog is open, and the stack of views, of which the last one is shown. */
export interface RouterState {
  readonly open: boolean
  readonly stack: readonly RouterEntry[]
}

export const closedRouter: RouterState = { open: false, stack: [] }

export function topEntry(state: RouterState): RouterEntry | undefined {
  return state.stack.at(-1)
}
