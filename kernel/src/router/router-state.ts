export interface RouterEntry {
  readonly key: string
  readonly view: string
}

/** Whether something is shown, and what lies under it. Arguments stay outside: they may be the host's objects. */
export interface RouterState {
  readonly open: boolean
  readonly stack: readonly RouterEntry[]
}

export const closedRouter: RouterState = { open: false, stack: [] }

export function topEntry(state: RouterState): RouterEntry | undefined {
  return state.stack.at(-1)
}
