import { usePluginState } from '@latchkey/kernel/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { connectContract } from '../contract'
import { useLists } from './use-lists'
import { useWhenOnline } from './use-when-online'

export interface MoreWallets {
  /** Told by the grid. */
  hearEnd(isNear: boolean): void
  load(): void
}

/**
 * The next page, before the last one is at its end. Not while searching: what is found is short, and its end says
 * nothing. A page that failed waits for the visitor, or for the connection to come back.
 */
export function useMoreWallets(isSearching: boolean): MoreWallets {
  const connect = useLists()
  const { status, pages } = usePluginState(connectContract, ({ directoryPages: catalogue }) => catalogue)
  const [isNearEnd, setNearEnd] = useState(true)
  // What the grid says in this very commit, before this hook's effect: a page that came may have been enough.
  const latest = useRef(true)
  const wantedPage = isNearEnd && !isSearching && status === 'idle' ? pages + 1 : undefined
  useEffect(() => {
    if (wantedPage !== undefined && latest.current) void connect.loadMore()
  }, [wantedPage, connect])
  const hearEnd = useCallback((isNear: boolean) => {
    latest.current = isNear
    setNearEnd(isNear)
  }, [])
  const load = useCallback(() => void connect.loadMore(), [connect])
  useWhenOnline(status === 'failed', load)
  return { hearEnd, load }
}
