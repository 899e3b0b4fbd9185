import { usePlugin } from '@latchkey/kernel/react'
import { useMemo } from 'react'
import { connectContract, type WalletLists } from '../contract'

type Asked = {
  readonly [Name in keyof WalletLists]: (
    ...args: Parameters<WalletLists[Name]>
  ) => Promise<Awaited<ReturnType<WalletLists[Name]>>>
}

/** What the lists can do, as if it were there already. */
export function useLists(): Asked {
  const connect = usePlugin(connectContract)
  return useMemo(
    () => ({
      remember: async (wallet) => (await connect.lists()).remember(wallet),
      noteAwaited: async (wallet) => (await connect.lists()).noteAwaited(wallet),
      identifyExcluded: async () => (await connect.lists()).identifyExcluded(),
      loadDirectory: async () => (await connect.lists()).loadDirectory(),
      loadMore: async () => (await connect.lists()).loadMore(),
      showCertified: async (certified) => (await connect.lists()).showCertified(certified),
      search: async (query, signal) => (await connect.lists()).search(query, signal),
      keepPlace: async (place) => (await connect.lists()).keepPlace(place),
    }),
    [connect],
  )
}
