import { type Lazy, lazy, ViewLoadError } from '@latchkey/kernel'
import { useLazy } from '@latchkey/kernel/react'

/** Code that only some lists need. */
export interface ListCode {
  /** Lists more than announced wallets. */
  readonly directoryList: Lazy<typeof import('../chunks/directory-list')>
  /** What stands around the rows of some lists. */
  readonly extras: Lazy<typeof import('../chunks/list-extras')>
  /** Renders only the rows in sight. */
  readonly virtualList: Lazy<typeof import('@latchkey/ui-primitives/virtual-list')>
}

/** Created once for each latchkey: a list that opens again finds its code loaded. */
export function createListCode(): ListCode {
  return {
    directoryList: lazy(() => import('../chunks/directory-list')),
    extras: lazy(() => import('../chunks/list-extras')),
    virtualList: lazy(() => import('@latchkey/ui-primitives/virtual-list')),
  }
}

/**
 * Loads code when it is needed. Returns `undefined` until it is loaded.
 * @throws ViewLoadError when it cannot be loaded: the view then offers to retry
 */
export function useListCode<Code extends object>(load: Lazy<Code>, needed: boolean): Code | undefined {
  const code = useLazy(load, { needed })
  if (code.status === 'failed') throw new ViewLoadError('Connect', code.error)
  return code.status === 'ready' ? code.value : undefined
}
