import type { CDPSession } from '@playwright/test'

export interface PageCounts {
  readonly nodes: number
  readonly listeners: number
  /** Bytes of JavaScript objects. */
  readonly heap: number
}

/** What the browser itself counts, after its garbage is gone. */
export async function countPage(session: CDPSession): Promise<PageCounts> {
  // Twice: what the first run frees may be what kept the rest.
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return { nodes, listeners: jsEventListeners, heap: usedSize }
}
