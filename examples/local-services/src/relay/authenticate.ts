import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import * as v from 'valibot'

const payloadSchema = v.object({ iss: v.string(), aud: v.string(), exp: v.number() })

/** Tolerance for clocks that differ between two machines. */
const CLOCK_TOLERANCE_SECONDS = 60

/**
 * Resolves with the client id of a JWT, or undefined if it is invalid: it must be signed by the key of its
 * issuer, have the audience `host`, and not be expired.
 */
export async function authenticate(token: string, host: string, nowMs: number): Promise<string | undefined> {
  try {
    if (!(await verifyJWT(token))) return undefined
    const { iss, aud, exp } = v.parse(payloadSchema, decodeJWT(token).payload)
    const isOver = exp + CLOCK_TOLERANCE_SECONDS < nowMs / 1_000
    return isOver || new URL(aud).host !== host ? undefined : iss
  } catch {
    return undefined
  }
}
