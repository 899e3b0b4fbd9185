import { isHex } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'

type Hex = `0x${string}`

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasHexDigits = (value: unknown): value is Hex => isHex(value, 1, Number.POSITIVE_INFINITY)

/** A hexadecimal string of at least one digit. */
export const hexSchema = v.custom<Hex>(hasHexDigits)

export const evmNetworkIdSchema = v.custom<NetworkId>(
  (value) => typeof value === 'string' && /^eip155:\d{1,20}$/.test(value),
)

/** The id of a session. */
export const sessionIdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
