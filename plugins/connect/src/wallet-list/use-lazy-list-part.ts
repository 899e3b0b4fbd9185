import { ViewLoadError } from '@latchkey/kernel'
import { useEffect, useReducer, useState } from 'react'

/**
 * Code that only some lists need, fetched where it is needed. Undefined until it is there; not to be had, it fails
 * the view, which then offers to try again.
 */
export function useLazyListPart<Name extends keyof LazyListParts>(
  { loaded, load }: LazyListCode,
  name: Name,
  needed: boolean,
): LazyListParts[Name] | undefined {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [failure, setFailure] = useState<ViewLoadError>()
  const isMissing = needed && !loaded[name]
  useEffect(() => {
    if (!isMissing) return undefined
    let wanted = true
    load(name).then(
      () => wanted && render(),
      (error) => wanted && setFailure(new ViewLoadError('Connect', error)),
    )
    return () => {
      wanted = false
    }
  }, [isMissing, load, name])
  if (failure) throw failure
  return loaded[name]
}

/** What only some lists need, fetched by name. */
export interface LazyListParts {
  /** Lists more than wallets that announced themselves. */
  readonly listing: typeof import('../chunks/directory-list')
  /** What only some lists show. */
  readonly extras: typeof import('../chunks/list-extras')
  /** Draws only the rows that are in sight. */
  readonly longList: typeof import('@latchkey/ui-primitives/virtual-list')
}

export interface LazyListCode {
  /** What is there already: it is shown in the same render. */
  readonly loaded: { readonly [Name in keyof LazyListParts]?: LazyListParts[Name] }
  load(name: keyof LazyListParts): Promise<void>
}

const loaders: { readonly [Name in keyof LazyListParts]: () => Promise<LazyListParts[Name]> } = {
  listing: () => import('../chunks/directory-list'),
  extras: () => import('../chunks/list-extras'),
  longList: () => import('@latchkey/ui-primitives/virtual-list'),
}

/** One for each latchkey: an opening finds what the one before has fetched. */
export function createLazyListCode(): LazyListCode {
  const loaded: { -readonly [Name in keyof LazyListParts]?: LazyListParts[Name] } = {}
  return {
    loaded,
    async load<Name extends keyof LazyListParts>(name: Name) {
      loaded[name] = await loaders[name]()
    },
  }
}
