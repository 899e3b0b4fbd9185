import { ViewLoadError } from '@latchkey/kernel'
import { useEffect, useReducer, useState } from 'react'
import type { ListCode, ListParts } from './list-code'

/**
 * Code that only some lists need, fetched where it is needed. Undefined until it is there; not to be had, it fails
 * the view, which then offers to try again.
 */
export function useCode<Name extends keyof ListParts>(
  { loaded, load }: ListCode,
  name: Name,
  needed: boolean,
): ListParts[Name] | undefined {
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
