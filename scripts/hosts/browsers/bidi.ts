import * as v from 'valibot'
import WebSocket from 'ws'

const answer = v.variant('type', [
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.nullable(v.number()), message: v.string() }),
  v.object({ type: v.literal('event'), method: v.string(), params: v.unknown() }),
])

/** A session of WebDriver BiDi. */
export interface BidiSession {
  /** Runs a command, and returns what the schema reads from its result. Rejects with the browser's message. */
  run<Result>(
    method: string,
    params: Readonly<Record<string, unknown>>,
    result: v.GenericSchema<unknown, Result>,
  ): Promise<Result>
  close(): void
}

/** Connects to a browser, and tells of its events. */
export async function connectBidi(
  url: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BidiSession> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, (result: unknown, refusal: string | undefined) => void>()
  const settle = (id: number | null, result: unknown, refusal?: string): void => {
    const ended = id === null ? undefined : waiting.get(id)
    if (id !== null) waiting.delete(id)
    ended?.(result, refusal)
  }
  socket.on('message', (data) => {
    const message = v.parse(answer, JSON.parse(String(data)))
    if (message.type === 'event') onEvent(message.method, message.params)
    else if (message.type === 'error') settle(message.id, undefined, message.message)
    else settle(message.id, message.result)
  })
  socket.on('close', () => {
    for (const id of waiting.keys()) settle(id, undefined, 'The browser has ended')
  })
  await new Promise<void>((opened, failed) => {
    socket.once('open', opened)
    socket.once('error', failed)
  })
  let lastId = 0
  return {
    run(method, params, result) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, (given, refusal) => {
          if (refusal !== undefined) reject(new Error(`${method}: ${refusal}`))
          else resolve(v.parse(result, given))
        })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    close: () => socket.close(),
  }
}
