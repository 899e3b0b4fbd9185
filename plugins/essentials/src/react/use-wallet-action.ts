import { isCancellation } from '@latchkey/kernel'
import { useCallback, useMemo, useState } from 'react'
import { toError } from '../to-error'

/**
 * Where a request to the wallet stands.
 * - `wallet`: it is open, and the user may have to approve it.
 * - `success`: it is done, with its result in `data`.
 * - `rejected`: the user declined it or left (`isUserRejection` or `isCancellation`). A page usually shows no error.
 * - `failed`: any other error.
 */
export type WalletActionState<Data, Variables> =
  | {
      readonly status: 'idle'
      readonly data?: undefined
      readonly error?: undefined
      readonly variables?: undefined
    }
  | {
      readonly status: 'wallet'
      readonly data?: undefined
      readonly error?: undefined
      readonly variables: Variables
    }
  | {
      readonly status: 'success'
      readonly data: Data
      readonly error?: undefined
      readonly variables: Variables
    }
  | {
      readonly status: 'rejected' | 'failed'
      readonly data?: undefined
      readonly error: Error
      readonly variables: Variables
    }

export interface WalletActionMethods<Data, Args extends readonly [unknown?]> {
  /** Sends the request. Never throws: the outcome is in the state. Always the same function. */
  mutate(...variables: Args): void
  /** As `mutate`, and resolves with `data` or rejects with `error`, also once the component has unmounted. */
  mutateAsync(...variables: Args): Promise<Data>
  /** Sets the state to `idle`. A request that is open goes on, and its outcome is not shown. */
  reset(): void
}

/** A request to the wallet: its state, and the methods to send it. The object is the same until the state changes. */
export type WalletAction<Data, Args extends readonly [unknown?]> = WalletActionState<Data, Args[0]> &
  WalletActionMethods<Data, Args>

/**
 * Follows a request to a wallet. The state is that of the newest `mutate`: the outcome of an older one, or of one before
 * `reset`, is only in its promise.
 * @param run sends the request; the same function in each render
 */
export function useWalletAction<Data, Args extends readonly [unknown?]>(
  run: (...variables: Args) => Promise<Data>,
): WalletAction<Data, Args> {
  const [state, setState] = useState<WalletActionState<Data, Args[0]>>({ status: 'idle' })
  const mutateAsync = useCallback(
    async (...args: Args): Promise<Data> => {
      const [variables] = args
      const open: WalletActionState<Data, Args[0]> = { status: 'wallet', variables }
      const settle = (next: WalletActionState<Data, Args[0]>): void =>
        setState((now) => (now === open ? next : now))
      setState(open)
      try {
        const data = await run(...args)
        settle({ status: 'success', data, variables })
        return data
      } catch (thrown) {
        const error = toError(thrown)
        settle({ status: (await isRejection(error)) ? 'rejected' : 'failed', error, variables })
        throw error
      }
    },
    [run],
  )
  const methods = useMemo(
    (): WalletActionMethods<Data, Args> => ({
      mutate: (...args) => void mutateAsync(...args).catch(() => undefined),
      mutateAsync,
      reset: () => setState({ status: 'idle' }),
    }),
    [mutateAsync],
  )
  return useMemo(() => ({ ...state, ...methods }), [state, methods])
}

/** The test of wallets' errors is large, and is loaded with the first failure. */
async function isRejection(error: unknown): Promise<boolean> {
  if (isCancellation(error)) return true
  return import('@latchkey/session/errors').then(
    ({ isUserRejection }) => isUserRejection(error),
    () => false,
  )
}
