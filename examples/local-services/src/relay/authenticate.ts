import { decodeJWT, verifyJWT } from '@walletconnect/relay-auth'
import * as v from 'valibot'

const payloadSchema = v.object({ iss: v.string(), aud: v.string(), exp: v.number() })

/** Tolerance for clocks that differ between two machines. */
const CLOCK_TOLERANCE_SECONDS = 60

/**
 * The client that a token stands for, or undefined where the token is invalid: its signature must be that of
 * the key it names, it must be meant for `host`, and its time must not be over.
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
