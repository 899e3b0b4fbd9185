import { type CloudApi, cloudContract } from '@latchkey/cloud/contract'
import type { Clock, Remove } from '@latchkey/kernel'
import { useOptionalPlugin, useServices } from '@latchkey/kernel/react'
import { useMemo } from 'react'

/** Pause before the queue is processed. Tiles that scroll past are removed from it meanwhile. */
const IDLE_MS = 120
/** This many new tiles within one pause mean fast scrolling, so the queue waits for another pause. */
const FAST_SCROLL_TILES = 12
/** Images per batch, and the pause before the next batch, because each image that arrives is rendered. */
const BATCH_SIZE = 8
const BATCH_PAUSE_MS = 16

export interface WalletImages {
  /** URL of an image that was loaded before, so that a tile does not flicker when it is mounted again. */
  known(imageId: string): string | undefined
  /**
   * Calls `onLoad` with the image's URL, if there is an image. The returned function cancels that.
   * @param isFirst fetches the image at once instead of queueing it
   */
  request(imageId: string, isFirst: boolean, onLoad: (source: string) => void): Remove
}

interface ImageRequest {
  readonly imageId: string
  readonly onLoad: (source: string) => void
}

/** Loads images of the directory's wallets once their tiles stop scrolling. */
export function useWalletImages(): WalletImages {
  const cloud = useOptionalPlugin(cloudContract)
  const { clock } = useServices().ports
  return useMemo(() => createWalletImages(cloud, clock), [cloud, clock])
}

/** Creates the queue behind `useWalletImages`. Without `cloud` no image is loaded. */
export function createWalletImages(cloud: Pick<CloudApi, 'image'> | undefined, clock: Clock): WalletImages {
  const sources = new Map<string, string>()
  const active = new Set<ImageRequest>()
  const queue = new Set<ImageRequest>()
  let requestCount = 0
  let isRunning = false

  const fetchImage = async (image: ImageRequest): Promise<void> => {
    queue.delete(image)
    const source = await cloud?.image('wallet', image.imageId)
    if (source === undefined) return
    sources.set(image.imageId, source)
    if (active.has(image)) image.onLoad(source)
  }
  const processQueue = async (): Promise<void> => {
    isRunning = true
    while (queue.size > 0) {
      const before = requestCount
      await clock.wait(IDLE_MS)
      if (requestCount - before >= FAST_SCROLL_TILES) continue
      for (let rest = [...queue]; rest.length > 0; rest = rest.slice(BATCH_SIZE)) {
        for (const image of rest.slice(0, BATCH_SIZE)) if (queue.has(image)) void fetchImage(image)
        await clock.wait(BATCH_PAUSE_MS)
      }
    }
    isRunning = false
  }
  return {
    known: (imageId) => sources.get(imageId),
    request(imageId, isFirst, onLoad) {
      const image = { imageId, onLoad }
      active.add(image)
      if (isFirst) void fetchImage(image)
      else {
        requestCount += 1
        queue.add(image)
        if (!isRunning) void processQueue()
      }
      return () => {
        active.delete(image)
        queue.delete(image)
      }
    },
  }
}
