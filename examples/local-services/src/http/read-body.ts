import type { IncomingMessage } from 'node:http'
import { RequestError } from '../errors'

const BODY_LIMIT_BYTES = 1_048_576

/** The whole body as text. Throws `RequestError` 413 past 1 MiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk)
    length += bytes.length
    if (length > BODY_LIMIT_BYTES) throw new RequestError(413, 'The body is larger than 1 MiB.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}
