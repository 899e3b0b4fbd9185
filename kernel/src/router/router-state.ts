export interface RouterEntry {
  readonly key: string
  readonly view: string
  /** What the view was opened with. A function, since state is frozen and arguments may be the host's objects. */
  args(): unknown
}

/** Whether a view is shown, and the stack of views; the last one is shown. */
export interface RouterState {
  readonly open: boolean
  readonly stack: readonly RouterEntry[]
}

export const closedRouter: RouterState = { open: false, stack: [] }

export function topEntry(state: RouterState): RouterEntry | undefined {
  return state.stack.at(-1)
}
