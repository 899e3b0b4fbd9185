import { HttpResponseError } from './http-response-error'

/** The JSON of a response. Rejects with `HttpResponseError` when there is none, or more than anybody needs. */
export async function readJsonBody(response: Response, maxBytes: number): Promise<unknown> {
  const text = await new Blob(await readPieces(response, maxBytes)).text()
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HttpResponseError('no JSON', error)
  }
}

/** The bytes of a response and the type it claims, which is the caller's to check. */
export async function readBlobBody(response: Response, maxBytes: number): Promise<Blob> {
  const type = response.headers.get('content-type') ?? ''
  return new Blob(await readPieces(response, maxBytes), { type })
}

/** Piece by piece, so that an endless body is left early. */
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
