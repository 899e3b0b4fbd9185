import type { Clock } from '@latchkey/kernel'
import { within } from '../within'
import type { SdkCore } from './sdk'

/** A line that said nothing for so long is asked whether it is still there: a page that slept does not know. */
const SILENCE_MS = 20_000
const PING_LIMIT_MS = 3_000
/** Events of the library that only a living line brings. */
const signsOfLife = ['relayer_connect', 'relayer_message', 'relayer_message_ack', 'relayer_publish']

export interface Line {
  reach(topic: string): Promise<void>
  /** Until it is needed again. */
  hangUp(): void
  /** For good. */
  close(): void
}

/** The socket of one instance of the relay library. */
export function createLine({ relayer, heartbeat }: SdkCore, clock: Clock, prefix: string): Line {
  let heardAtMs = Number.NEGATIVE_INFINITY
  const hear = (): void => {
    heardAtMs = clock.now()
  }
  for (const sign of signsOfLife) relayer.on(sign, hear)
  const hangUp = (): void => void relayer.transportClose().catch(() => undefined)
  const ping = async (topic: string): Promise<void> => {
    // What the library itself asks on each new socket, so that it may be asked twice.
    const asking = relayer.request({ method: 'irn_batchSubscribe', params: { topics: [topic] } })
    await within(clock, PING_LIMIT_MS, asking, () => new Error('The line is dead'))
    hear()
  }
  return {
    async reach(topic) {
      if (!relayer.connected) return relayer.transportOpen()
      if (clock.now() - heardAtMs < SILENCE_MS) return
      await ping(topic).catch(() => relayer.restartTransport())
    },
    hangUp,
    close() {
      heartbeat.stop()
      // What is still under way in the library would open a line again and again.
      relayer.confirmOnlineStateOrThrow = async () => {
        throw new Error('Closed')
      }
      hangUp()
      // A socket that was on its way opens later.
      relayer.on('relayer_connect', hangUp)
      // The library leaves itself on the page, by prefix.
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
        Reflect.deleteProperty(globalThis, name)
    },
  }
}
