import { HttpResponseError } from './http-response-error'

/** Resolves with the JSON of a response. Rejects with `HttpResponseError` if it is malformed or too long. */
export async function readJsonBody(response: Response, maxBytes: number): Promise<unknown> {
  const text = await new Blob(await readPieces(response, maxBytes)).text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HttpResponseError('no JSON', error)
  }
}

/** Resolves with the bytes of a response and its `content-type`, which the caller has to check. */
export async function readBlobBody(response: Response, maxBytes: number): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  return new Blob(await readPieces(response, maxBytes), { type })
}

/** Reads the body in chunks, so that reading stops when it becomes too long. */
async function readPieces({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  if (!body) return pieces
  const reader = body.getReader()
  let length = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      throw new HttpResponseError(`more than ${maxBytes} bytes`)
    }
    pieces.push(value)
  }
}
