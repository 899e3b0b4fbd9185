import { usePlugin } from '@latchkey/kernel/react'
import { useMemo } from 'react'
import { connectContract, type WalletDirectory } from '../contract'

type Asked = {
  readonly [Name in keyof WalletDirectory]: (
    ...args: Parameters<WalletDirectory[Name]>
  ) => Promise<Awaited<ReturnType<WalletDirectory[Name]>>>
}

/** What the lists can do, as if it were there already. */
export function useLists(): Asked {
  const connect = usePlugin(connectContract)
  return useMemo(
    () => ({
      remember: async (wallet) => (await connect.directory()).remember(wallet),
      setPairingWallet: async (wallet) => (await connect.directory()).setPairingWallet(wallet),
      identifyExcluded: async () => (await connect.directory()).identifyExcluded(),
      loadDirectory: async () => (await connect.directory()).loadDirectory(),
      loadMore: async () => (await connect.directory()).loadMore(),
      showCertified: async (certified) => (await connect.directory()).showCertified(certified),
      search: async (query, signal) => (await connect.directory()).search(query, signal),
      saveScrollPosition: async (place) => (await connect.directory()).saveScrollPosition(place),
    }),
    [connect],
  )
}
