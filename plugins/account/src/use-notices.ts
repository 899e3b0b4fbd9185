import { isLatchkeyError, type Label } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

export interface Notices {
  /** The action succeeded. */
  done(code: string, text: Label): void
  /** The action failed. An error with a code is described by its own text instead of `text`. */
  failed(error: unknown, code: string, text: Label): void
}

/** Banners that say how an action ended. */
export function useNotices(): Notices {
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
