import { isLatchkeyError } from '@latchkey/kernel'

/** Errors of the data API before anything is sent. */
const NOT_SENT: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'PROJECT_ID_MISSING',
  'SERVICE_NETWORK',
  'SERVICE_PATH',
])

/**
 * Whether a service has certainly not done what it was told, by the error of telling it: it refused (HTTP 400–499), or nothing
 * was sent. After any other error it may have.
 */
export function isNotDone(error: unknown): boolean {
  if (!isLatchkeyError(error)) return false
  // control: failing-service-taken-for-refusal
  return error.code === 'HTTP_STATUS' ? Number(Reflect.get(error, 'status')) < 500 : NOT_SENT.has(error.code)
}
