import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import * as v from 'valibot'
import { createFramePort, type FramePort } from '../frame/frame-port'

export const FRAME_ORIGIN = 'https://frame.example'

const sentSchema = v.object({ id: v.string(), type: v.string(), payload: v.optional(v.unknown()) })
export type Sent = v.InferOutput<typeof sentSchema>

export interface PortBench {
  readonly port: FramePort
  readonly clock: FakeClock
  readonly frame: object
  readonly sent: readonly Sent[]
  readonly events: readonly string[]
  /** Sends a message from the frame. */
  say(data: unknown): void
  /** Sends the frame's reply to the newest request. */
  reply(name: string, payload?: unknown): void
}

/** A port to a frame that the test acts for. */
export function createPortBench(): PortBench {
  const clock = createFakeClock()
  const frame = { name: 'frame' }
  const sent: Sent[] = []
  const events: string[] = []
  let ids = 0
  const port = createFramePort({
    clock,
    randomId: () => {
      ids += 1
      return `id-${ids}`
    },
    origin: FRAME_ORIGIN,
    window: () => frame,
    post: (message) => {
      sent.push(v.parse(sentSchema, structuredClone(message)))
    },
    onReady: () => events.push('ready'),
    onSession: () => events.push('session'),
    onEscape: () => events.push('escape'),
    onHeight: (height) => events.push(`height ${height}`),
  })
  const say = (data: unknown): void => port.receive({ origin: FRAME_ORIGIN, source: frame, data })
  return {
    port,
    clock,
    frame,
    sent,
    events,
    say,
    reply: (name, payload) =>
      say({ id: sent.at(-1)?.id, type: `@w3m-frame/${name}`, ...(payload !== undefined && { payload }) }),
  }
}
