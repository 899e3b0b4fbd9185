import measured from './bytes.json'
import type { FeatureId } from './choices'
import { type Bytes, combinationKey } from './combination'

const combinations: Readonly<Record<string, Bytes | undefined>> = measured

/** The measured bytes of a page with exactly these features. */
export function bytesOf(ids: readonly FeatureId[]): Bytes {
  const bytes = combinations[combinationKey(ids)]
  if (!bytes) throw new Error(`'${combinationKey(ids)}' was not measured. Run npx tsx scripts/demo-bytes.ts.`)
  return bytes
}

/** `16.5`, in kB of 1,000 bytes. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
