import { isLatchkeyError, type Label } from '@latchkey/kernel'
import { useServices } from '@latchkey/kernel/react'
import { isFailure } from '@latchkey/session/contract'
import { useMemo } from 'react'

export interface ResultBanner {
  /** Shows that the action succeeded. */
  done(code: string, text: Label): void
  /**
   * Reports `error` and shows that the action failed, or, as no failure, that the user declined or has to unlock the wallet. An
   * error of Latchkey is shown with its own code and text.
   */
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
          variant: isFailure(error) ? 'error' : 'info',
          code: latchkeyError?.code ?? code,
          text: latchkeyError ? (t) => t(`error.${latchkeyError.code}`, latchkeyError.message) : text,
        })
      },
    }),
    [notify, report],
  )
}
