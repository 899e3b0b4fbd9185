import { usePluginState } from '@latchkey/kernel/react'
import { useCallback, useEffect } from 'react'
import { connectContract } from '../contract'
import { useLists } from './use-lists'
import { useWhenOnline } from './use-when-online'

/** Asks for the directory's lists; again, when they could not be had, as soon as there is a network. */
export function useDirectory(): void {
  const connect = useLists()
  const hasFailed = usePluginState(connectContract, ({ directory }) => directory.status === 'failed')
  const load = useCallback(() => void connect.loadDirectory(), [connect])
  useEffect(load, [load])
  useWhenOnline(hasFailed, load)
}
