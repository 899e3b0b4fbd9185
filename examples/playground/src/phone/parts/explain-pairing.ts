/** Why a link could not be paired with, as a text for the owner; the SDK's message is for its developers. */
export function explainPairing(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error)
  if (/expired/i.test(text)) return new Error('This code has expired. Make a new one on the page.')
  if (/already exists/i.test(text)) return new Error('This code was used before. Make a new one on the page.')
  return error instanceof Error ? error : new Error(text)
}
