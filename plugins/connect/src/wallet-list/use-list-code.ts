import { type Lazy, lazy, ViewLoadError } from '@latchkey/kernel'
import { useLazy } from '@latchkey/kernel/react'

type DirectoryList = typeof import('./directory-list')

/** Code that only some lists need. */
export interface ListCode {
  /** For lists that have more than announced wallets. */
  readonly directoryList: Lazy<DirectoryList>
  /** The elements around the rows of some lists. */
  readonly extras: Lazy<typeof import('./list-extras')>
}

/**
 * Creates the loaders of the list's code, once for each Latchkey instance. So a list that opens again has its code already.
 * @param directoryList loads `directory-list.ts`
 */
export function createListCode(directoryList: () => Promise<DirectoryList>): ListCode {
  return {
    directoryList: lazy(directoryList),
    extras: lazy(() => import('./list-extras')),
  }
}

/**
 * Loads code when it is needed. Returns `undefined` until it is loaded.
 * @throws ViewLoadError if it cannot be loaded; the dialog then offers to retry
 */
export function useListCode<Code extends object>(load: Lazy<Code>, needed: boolean): Code | undefined {
  const code = useLazy(load, { needed })
  if (code.status === 'failed') throw new ViewLoadError('Connect', code.error)
  return code.status === 'ready' ? code.value : undefined
}
