import type { Latchkey } from '../latchkey'

/** Fetches the code of flows: from then on a view is shown in the task in which it is asked. */
export async function fetchFlows(latchkey: Latchkey): Promise<void> {
  await latchkey.ask('Home', undefined, { signal: AbortSignal.abort() }).catch(() => undefined)
}
