import { HttpAnswerError } from './http-answer-error'

/** No service of ours has that much to say; more is a fault or an attack (R36). */
const MAX_BODY_BYTES = 5_000_000

/** The JSON of a response. Rejects with `HttpAnswerError` when there is none, or more than anybody needs. */
export async function readJsonBody(response: Response): Promise<unknown> {
  const text = await readText(response)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new HttpAnswerError('no JSON', error)
  }
}

/** Piece by piece, so that an endless body is left early. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let length = 0
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.byteLength
    if (length > MAX_BODY_BYTES) {
      await reader.cancel()
      throw new HttpAnswerError(`more than ${MAX_BODY_BYTES} bytes`)
    }
    text += decoder.decode(value, { stream: true })
  }
}
