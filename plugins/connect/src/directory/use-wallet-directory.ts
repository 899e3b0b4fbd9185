import { type LazyApi, lazyApi } from '@latchkey/kernel'
import { usePlugin, usePluginState, useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useMemo } from 'react'
import { connectContract, type WalletDirectory } from '../contract'

type AsyncWalletDirectory = LazyApi<WalletDirectory, Exclude<keyof WalletDirectory, 'rememberConnected'>>

/** Returns the methods of `WalletDirectory` for views. The first call of any of them loads the code of the directory. */
export function useWalletDirectory(): AsyncWalletDirectory {
  const connect = usePlugin(connectContract)
  return useMemo(
    () =>
      lazyApi(connect.directory, [
        'remember',
        'setPairingWallet',
        'identifyExcluded',
        'loadDirectory',
        'loadMore',
        'showCertified',
        'search',
        'saveScrollPosition',
      ]),
    [connect],
  )
}

/** Loads the directory on mount and, after a failure, again when the browser is online. */
export function useLoadDirectory(): void {
  const walletDirectory = useWalletDirectory()
  const hasFailed = usePluginState(connectContract, ({ directory }) => directory.status === 'failed')
  const load = useCallback(() => void walletDirectory.loadDirectory(), [walletDirectory])
  useEffect(load, [load])
  useRetryWhenOnline(hasFailed, load)
}

/**
 * Calls `retry` when the browser is online again, while `hasFailed` is true.
 * @param retry a stable function
 */
export function useRetryWhenOnline(hasFailed: boolean, retry: () => void): void {
  const { browser } = useServices().ports
  useEffect(() => {
    if (!hasFailed) return undefined
    const unmounted = new AbortController()
    browser.listen('online', retry, unmounted.signal)
    return () => unmounted.abort()
  }, [hasFailed, browser, retry])
}
