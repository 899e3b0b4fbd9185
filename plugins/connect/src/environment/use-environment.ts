import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

export interface PageEnvironment extends Environment {
  /** The page is in a frame of another page. */
  readonly framed: boolean
}

/** Where this page runs, as far as it decides how a wallet's app is opened. */
export function useEnvironment(): PageEnvironment {
  const { browser } = useServices().ports
  return useMemo(() => ({ ...getEnvironment(browser), framed: window.self !== window.top }), [browser])
}
