import type { PageMoments } from '../recording/create-recorder'
import { redactLink } from '../redaction/redact-text'

export type LoadTime = 'before idle' | 'when idle' | 'when used'

/** A script or style sheet that the page has loaded. */
export interface PageFile {
  readonly name: string
  readonly startMs: number
  readonly when: LoadTime
  /** The compressed body, in bytes; 0 where the server of another origin does not tell. */
  readonly encodedBytes: number
  /** What came over the network, in bytes; 0 from the cache. */
  readonly transferBytes: number
  readonly initiator: string
}

/** Lists the page's scripts and style sheets by the moment when they began to load. */
export function listPageFiles({
  idleMs = Number.POSITIVE_INFINITY,
  usedMs = Number.POSITIVE_INFINITY,
}: PageMoments): readonly PageFile[] {
  return resources()
    .filter(({ name }) => /\.(?:m?[jt]sx?|css)(?:[?#]|$)/.test(name))
    .map(({ name, startTime, encodedBodySize, transferSize, initiatorType }) => ({
      name: redactLink(name),
      startMs: startTime,
      when: startTime >= usedMs ? 'when used' : startTime >= idleMs ? 'when idle' : 'before idle',
      encodedBytes: encodedBodySize,
      transferBytes: transferSize,
      initiator: initiatorType,
    }))
}

/** Bytes that a service sent in reply to a request that began then. `undefined` where its server does not tell. */
export function bytesOf(url: string, atMs: number): number | undefined {
  const answer = resources().find(({ name, startTime }) => startTime >= atMs && redactLink(name) === url)
  return answer && answer.encodedBodySize > 0 ? answer.encodedBodySize : undefined
}

/** 1 kB is 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function resources(): readonly PerformanceResourceTiming[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
}
