import { isHex } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import type { Hex } from 'viem'
import type { Records } from '../memory'

/** A batch of calls that was sent: one transaction. */
export interface SentBatch {
  readonly networkId: string
  readonly hash: Hex
}

const NAME = 'batches'
const MAX_BATCHES = 100
const hashSchema = v.custom<Hex>((given) => isHex(given, 64))
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ id: v.string(), networkId: v.string(), hash: hashSchema })),
)

// Read anew each time, because other pages of the same wallet write too.
function readBatches(records: Records) {
  const stored = v.safeParse(storedSchema, records.getItem(NAME))
  return stored.success ? stored.output : []
}

export function findBatch(records: Records, id: string): SentBatch | undefined {
  return readBatches(records).find((one) => one.id === id)
}

/** Keeps the newest hundred. */
export function putBatch(records: Records, id: string, batch: SentBatch): void {
  const batches = [...readBatches(records), { id, ...batch }].slice(-MAX_BATCHES)
  records.setItem(NAME, JSON.stringify(batches))
}
