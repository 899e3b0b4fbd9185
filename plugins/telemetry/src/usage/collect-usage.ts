import type { Browser } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import { toJson } from '@latchkey/kernel/to-json'
import { isPageHidden } from '@latchkey/kernel/web'
import { describePage, isRestricted, type ServiceOptions, serviceUrl, toUuid } from '../service'
import type { TelemetryContext } from '../telemetry-context'
import { createUsageQueue, type Tell } from './create-usage-queue'
import { configuredNetwork } from './page-facts'
import { observeUsage } from './usage-events'

/** Sends usage events until one of the signals aborts. Ends by itself where nothing may be sent. */
export async function collectUsage(
  ctx: TelemetryContext,
  options: ServiceOptions,
  allowed: readonly AbortSignal[],
): Promise<void> {
  const refusal = new AbortController()
  const signal = anySignal([...allowed, refusal.signal])
  if (signal.aborted) return
  const { browser, clock } = ctx
  let url: string | undefined
  const mayStillSend = (): boolean => {
    // The user may have travelled since the last flush.
    if (isRestricted(options.restrictedTimeZones)) refusal.abort()
    return !signal.aborted
  }
  const queue = createUsageQueue({
    clock,
    signal,
    async send(body) {
      if (url === undefined || !mayStillSend()) return
      await ctx.http.send({ url, method: 'POST', body, answer: 'blob', signal }, () => undefined)
    },
    beacon: (body) => url !== undefined && mayStillSend() && sendBeacon(browser, url, toJson(body)),
  })
  const tell: Tell = (event, properties = {}) =>
    queue.add({
      eventId: toUuid(ctx.randomId()),
      ...describePage(String(browser.windowProperty('location'))),
      timestamp: clock.now(),
      props: {
        type: 'track',
        event,
        properties: { ...properties, caipNetworkId: configuredNetwork(ctx) },
      },
    })
  signal.addEventListener('abort', observeUsage(ctx, tell), { once: true })
  const whenHidden = (): void => {
    if (isPageHidden(browser)) queue.leavePage()
  }
  browser.listen('visibilitychange', whenHidden, signal)
  browser.listen('pagehide', queue.leavePage, signal)
  try {
    url = await serviceUrl(ctx, options, 'batch', signal)
  } finally {
    if (url === undefined) refusal.abort()
    else queue.open()
  }
}

/**
 * Hands a text to the browser, which sends it also when the page is gone. Returns false if the browser does
 * not take it. As text, so that the browser need not ask the service first, for which there may be no time.
 */
export function sendBeacon(browser: Browser, url: string, text: string): boolean {
  const navigator = browser.windowProperty('navigator')
  if (typeof navigator !== 'object' || navigator === null) return false
  const send: unknown = Reflect.get(navigator, 'sendBeacon')
  try {
    return typeof send === 'function' && Reflect.apply(send, navigator, [url, text]) === true
  } catch {
    // Something else has taken its place, such as a blocker of an extension.
    return false
  }
}
