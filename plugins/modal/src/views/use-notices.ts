import { useSyncExternalStore } from 'react'
import type { NoticeQueue, Notices } from './notice-queue'

export function useNotices({ subscribe, get }: NoticeQueue): Notices {
  return useSyncExternalStore(subscribe, get, get)
}
