import { useRouter } from '@latchkey/kernel/react'
import { useCallback } from 'react'
import { modalContract } from '../contract'

/** The visitor's wish to close; a guard may refuse it. */
export function useClose(): () => void {
  const router = useRouter(modalContract)
  return useCallback(() => router.close('user'), [router])
}
