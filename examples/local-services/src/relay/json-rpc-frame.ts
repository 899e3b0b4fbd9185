import * as v from 'valibot'
import { RpcError, rpcErrorCodes } from './rpc-error'

const idSchema = v.union([v.string(), v.number()])
const requestSchema = v.object({ id: idSchema, method: v.string(), params: v.optional(v.unknown()) })
const responseSchema = v.union([
  v.object({ id: idSchema, result: v.unknown() }),
  v.object({ id: idSchema, error: v.unknown() }),
])
const frameSchema = v.union([requestSchema, responseSchema])

export type FrameId = v.InferOutput<typeof idSchema>
export type RpcRequest = v.InferOutput<typeof requestSchema>

/** A frame from a client: a request, or the response to a pushed message. */
export type Frame = v.InferOutput<typeof frameSchema>

/** Throws `RpcError` for anything but a JSON-RPC frame. */
export function parseFrame(text: string): Frame {
  const parsed = v.safeParse(frameSchema, parseJson(text))
  if (parsed.success) return parsed.output
  throw new RpcError(rpcErrorCodes.invalidRequest, 'The frame is neither a JSON-RPC request nor a response.')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RpcError(rpcErrorCodes.unreadable, 'The frame is not JSON.')
  }
}
