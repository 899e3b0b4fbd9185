import { ViewLoadError } from '@latchkey/kernel'
import { useEffect, useState } from 'react'

export type FurtherParts = typeof import('./further-parts')

/**
 * What only some lists show, fetched where it is needed. Undefined until it is there; not to be had, it fails
 * the view, which then offers to try again.
 */
export function useFurtherParts(needed: boolean): FurtherParts | undefined {
  const [parts, setParts] = useState<FurtherParts>()
  const [failure, setFailure] = useState<ViewLoadError>()
  useEffect(() => {
    if (!needed) return undefined
    let wanted = true
    import('./further-parts').then(
      (code) => wanted && setParts(code),
      (error) => wanted && setFailure(new ViewLoadError('Connect', error)),
    )
    return () => {
      wanted = false
    }
  }, [needed])
  if (failure) throw failure
  return parts
}
