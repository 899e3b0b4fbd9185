import { isLatchkeyError, type Label } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

export interface ResultBanner {
  /** Shows that the action succeeded. */
  done(code: string, text: Label): void
  /** Reports `error` and shows that the action failed. An error of Latchkey is shown with its own code and text. */
  failed(error: unknown, code: string, text: Label): void
}

/** Returns functions that show in a banner how an action ended. */
export function useResultBanner(): ResultBanner {
  const { notify, report } = useServices()
  return useMemo(
    () => ({
      done: (code, text) => notify('account', { surface: 'banner', variant: 'success', code, text }),
      failed: (error, code, text) => {
        report('account', error)
        const latchkeyError = isLatchkeyError(error) ? error : undefined
        notify('account', {
          surface: 'banner',
          variant: 'error',
          code: latchkeyError?.code ?? code,
          text: latchkeyError ? (t) => t(`error.${latchkeyError.code}`, latchkeyError.message) : text,
        })
      },
    }),
    [notify, report],
  )
}
