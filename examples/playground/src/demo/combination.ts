import type { FeatureId } from './choices'

/** Bytes of one combination, as brotli sends them. */
export interface Bytes {
  /** Before the first click. */
  readonly eager: number
  /** Everything else, which is fetched in pieces when it is used. */
  readonly lazy: number
}

/** The key of a combination in `bytes.json`. */
export const combinationKey = (ids: readonly FeatureId[]): string => [...ids].sort().join('+')
