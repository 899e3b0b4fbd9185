import { type CloudApi, cloudContract } from '@latchkey/cloud/contract'
import type { Clock } from '@latchkey/kernel'
import { useOptionalPlugin, useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

/** Tiles that fly by ask for nothing. */
const REST_MS = 120

export interface WalletImages {
  /** Once it has been fetched, so that a tile that is drawn anew does not flash. */
  known(imageId: string): string | undefined
  /** Resolves with nothing when there is no picture; rejects when the signal aborts first. */
  ask(imageId: string, isFirst: boolean, signal: AbortSignal): Promise<string | undefined>
}

/** Pictures of the directory's wallets, asked for when their tiles come to rest in sight. */
export function useWalletImages(): WalletImages {
  const cloud = useOptionalPlugin(cloudContract)
  const { clock } = useServices().ports
  return useMemo(() => createWalletImages(cloud, clock), [cloud, clock])
}

function createWalletImages(cloud: CloudApi | undefined, clock: Clock): WalletImages {
  const sources = new Map<string, string>()
  return {
    known: (imageId) => sources.get(imageId),
    async ask(imageId, isFirst, signal) {
      if (!isFirst) await clock.wait(REST_MS, signal)
      const source = await cloud?.image('wallet', imageId)
      if (source !== undefined) sources.set(imageId, source)
      return source
    },
  }
}
