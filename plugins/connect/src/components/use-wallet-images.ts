import { type CloudApi, cloudContract } from '@latchkey/cloud/contract'
import type { Clock, Remove } from '@latchkey/kernel'
import { useOptionalPlugin, useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

/** Between two looks at what is wanted. */
const REST_MS = 120
/** So many new tiles between two looks are a list that flies by: none of them asks for anything. */
const FLYING = 12
/** Pictures asked for at once, and the pause before the next: each that comes is drawn, which takes its time. */
const PORTION = 8
const PAUSE_MS = 16

export interface WalletImages {
  /** Once it has been fetched, so that a tile that is drawn anew does not flash. */
  known(imageId: string): string | undefined
  /** Tells the picture when it is there; unless there is none, or the tile has left before it rested. */
  want(imageId: string, isFirst: boolean, tell: (source: string) => void): Remove
}

interface Want {
  readonly imageId: string
  readonly tell: (source: string) => void
}

/** Pictures of the directory's wallets, asked for when their tiles come to rest in sight. */
export function useWalletImages(): WalletImages {
  const cloud = useOptionalPlugin(cloudContract)
  const { clock } = useServices().ports
  return useMemo(() => createWalletImages(cloud, clock), [cloud, clock])
}

export function createWalletImages(cloud: Pick<CloudApi, 'image'> | undefined, clock: Clock): WalletImages {
  const sources = new Map<string, string>()
  const wanted = new Set<Want>()
  const waiting = new Set<Want>()
  let came = 0
  let isAtWork = false

  const ask = async (want: Want): Promise<void> => {
    waiting.delete(want)
    const source = await cloud?.image('wallet', want.imageId)
    if (source === undefined) return
    sources.set(want.imageId, source)
    if (wanted.has(want)) want.tell(source)
  }
  const work = async (): Promise<void> => {
    isAtWork = true
    while (waiting.size > 0) {
      const before = came
      await clock.wait(REST_MS)
      if (came - before >= FLYING) continue
      for (let rest = [...waiting]; rest.length > 0; rest = rest.slice(PORTION)) {
        for (const want of rest.slice(0, PORTION)) if (waiting.has(want)) void ask(want)
        await clock.wait(PAUSE_MS)
      }
    }
    isAtWork = false
  }
  return {
    known: (imageId) => sources.get(imageId),
    want(imageId, isFirst, tell) {
      const want = { imageId, tell }
      wanted.add(want)
      if (isFirst) void ask(want)
      else {
        came += 1
        waiting.add(want)
        if (!isAtWork) void work()
      }
      return () => {
        wanted.delete(want)
        waiting.delete(want)
      }
    },
  }
}
