import type { Clock } from '@latchkey/kernel'
import { within } from '../within'
import type { HeldSockets } from './hold-sockets'

/** A line that said nothing for so long is asked whether it is still there: a page that slept does not know. */
const SILENCE_MS = 20_000
const ANSWER_LIMIT_MS = 3_000
/** A relay that opens sockets and refuses to serve them is not asked more often. */
const PATIENCE_MS = 5_000
/** Events of the library that only a living line brings. */
const signsOfLife = ['relayer_message', 'relayer_message_ack', 'relayer_publish']
/** After these it is not known what the relay still sends here. */
const breaks = ['relayer_connect', 'relayer_disconnect']

interface Emitter {
  on(name: string, listener: () => void): unknown
}

/** As much of the library's core as this needs. */
export interface LineUser {
  readonly relayer: Emitter & {
    readonly connected: boolean
    readonly subscriber: Emitter & { readonly topics: readonly string[] }
    confirmOnlineStateOrThrow(): Promise<void>
    request(asked: {
      readonly method: string
      readonly params: { readonly topics: readonly string[] }
    }): Promise<unknown>
    transportOpen(): Promise<void>
    transportClose(): Promise<void>
    restartTransport(): Promise<void>
  }
  readonly heartbeat: { stop(): void }
}

export interface Line {
  /** Resolves once the relay has said on the open socket that it sends what comes for this topic. */
  reach(topic: string): Promise<void>
  /** Until it is needed again. */
  hangUp(): void
  /** For good. */
  close(): void
}

/** The line to the relay of one instance of the relay library. */
export function createLine(
  { relayer, heartbeat }: LineUser,
  sockets: HeldSockets,
  clock: Clock,
  prefix: string,
): Line {
  const closed = new AbortController()
  const sure = new Set<string>()
  let heardAtMs = Number.NEGATIVE_INFINITY
  const hear = (): void => {
    heardAtMs = clock.now()
  }
  for (const sign of signsOfLife) relayer.on(sign, hear)
  for (const end of breaks) relayer.on(end, () => sure.clear())
  const hangUp = (): void => void relayer.transportClose().catch(() => undefined)

  const subscribe = async (topics: readonly string[]): Promise<void> => {
    // What the library itself asks on each new socket, so that it may be asked twice.
    const asking = relayer.request({ method: 'irn_batchSubscribe', params: { topics } })
    await within(clock, ANSWER_LIMIT_MS, asking, () => new Error('The line is dead'))
    hear()
    for (const topic of topics) sure.add(topic)
  }

  // The library takes it for done, whatever the relay answers; an approval or an answer would never come.
  relayer.subscriber.on('subscription_resubscribed', () => {
    const { topics } = relayer.subscriber
    if (topics.length === 0) return
    subscribe(topics)
      .catch(() => clock.wait(PATIENCE_MS, closed.signal).then(() => relayer.restartTransport()))
      .catch(() => undefined)
  })

  return {
    async reach(topic) {
      if (!relayer.connected) await relayer.transportOpen()
      if (sure.has(topic) && clock.now() - heardAtMs < SILENCE_MS) return
      await subscribe([topic]).catch(async () => {
        await relayer.restartTransport()
        await subscribe([topic])
      })
    },
    hangUp,
    close() {
      closed.abort()
      heartbeat.stop()
      // What is still under way in the library would open a line again and again.
      relayer.confirmOnlineStateOrThrow = async () => {
        throw new Error('Closed')
      }
      hangUp()
      sockets.letGo()
      // A socket that was on its way opens later.
      relayer.on('relayer_connect', hangUp)
      // The library leaves itself on the page, by prefix.
      for (const name of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
        Reflect.deleteProperty(globalThis, name)
    },
  }
}
