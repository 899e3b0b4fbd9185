/** Rewrites the SDK's pairing errors for the owner; their own messages are for developers. */
export function explainPairing(error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error)
  if (/expired/i.test(text)) return new Error('This code has expired. Make a new one on the page.')
  if (/already exists/i.test(text)) return new Error('This code was used before. Make a new one on the page.')
  return error instanceof Error ? error : new Error(text)
}
