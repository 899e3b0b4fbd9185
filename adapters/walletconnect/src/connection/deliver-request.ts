import type { Clock } from '@latchkey/kernel'
import { untilAborted } from '@latchkey/kernel/async'
import { RelayUnreachableError, RequestUndeliveredError } from '../errors'
import type { RelayClient, SessionRequest } from '../relay/relay-client'
import { within } from '../within'

/** A request is with the relay, or rejected, by then. */
export const DELIVERY_LIMIT_MS = 10_000

export interface DeliveryParts {
  readonly clock: Clock
  readonly client: RelayClient
  /** In the task in which the library is given the request. */
  beforeSending(): void
}

/**
 * Hands a request over a line that answers, once, and waits for the visitor without limit. What cannot be handed over
 * is not kept for later: the visitor was told that nothing was sent.
 */
export async function deliverRequest(
  { clock, client, beforeSending }: DeliveryParts,
  request: SessionRequest,
  signal: AbortSignal,
): Promise<unknown> {
  const dueMs = clock.now() + DELIVERY_LIMIT_MS
  const reached = client.reach(request.topic).catch((cause) => {
    throw new RelayUnreachableError(cause)
  })
  await untilAborted(
    within(clock, DELIVERY_LIMIT_MS, reached, () => new RelayUnreachableError()),
    signal,
  )
  beforeSending()
  const sent = client.request(request)
  // An answer says that it was delivered, even where the relay's word got lost.
  const delivered = Promise.race([sent.delivered, sent.answer])
  const late = (): Error => {
    sent.withdraw()
    return new RequestUndeliveredError()
  }
  try {
    await untilAborted(within(clock, Math.max(0, dueMs - clock.now()), delivered, late), signal)
  } catch (error) {
    if (signal.aborted) sent.withdraw()
    throw error
  }
  return untilAborted(sent.answer, signal)
}
