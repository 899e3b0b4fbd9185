import { ViewLoadError } from '@latchkey/kernel'
import { useEffect, useState } from 'react'

/**
 * Code that only some lists need, fetched where it is needed. Undefined until it is there; not to be had, it fails
 * the view, which then offers to try again.
 * @param load always the same function
 */
export function useCode<Code extends object>(needed: boolean, load: () => Promise<Code>): Code | undefined {
  const [code, setCode] = useState<Code>()
  const [failure, setFailure] = useState<ViewLoadError>()
  useEffect(() => {
    if (!needed) return undefined
    let wanted = true
    load().then(
      (loaded) => wanted && setCode(loaded),
      (error) => wanted && setFailure(new ViewLoadError('Connect', error)),
    )
    return () => {
      wanted = false
    }
  }, [needed, load])
  if (failure) throw failure
  return code
}
