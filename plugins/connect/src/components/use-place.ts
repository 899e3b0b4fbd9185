import { useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'
import type { HandoffPlace } from '../handoff/build-links'
import { type Platform, platformOf } from '../platform'

export interface Place extends HandoffPlace {
  readonly platform: Platform
}

/** Where the page runs, as far as opening wallets goes. */
export function usePlace(): Place {
  const { browser } = useServices().ports
  return useMemo(() => {
    const platform = platformOf(browser)
    return { platform, host: platform.host, framed: window.self !== window.top }
  }, [browser])
}
