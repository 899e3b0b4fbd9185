import { isLatchkeyError, type Label } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

export interface Tell {
  /** A banner: it worked. */
  done(code: string, text: Label): void
  /** A banner: it did not. An error that has a name says more than `text`. */
  failed(error: unknown, code: string, text: Label): void
}

/** Tells the visitor how something ended. */
export function useTell(): Tell {
  const { notify, report } = useServices()
  return useMemo(
    () => ({
      done: (code, text) => notify('account', { surface: 'banner', variant: 'success', code, text }),
      failed: (error, code, text) => {
        report('account', error)
        const known = isLatchkeyError(error) ? error : undefined
        notify('account', {
          surface: 'banner',
          variant: 'error',
          code: known?.code ?? code,
          text: known ? (t) => t(`error.${known.code}`, known.message) : text,
        })
      },
    }),
    [notify, report],
  )
}
