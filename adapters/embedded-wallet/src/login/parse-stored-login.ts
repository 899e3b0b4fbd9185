import { isNetworkId } from '@latchkey/session/caip'
import * as v from '@latchkey/session/schema'
import type { EmbeddedWalletState } from '../contract'
import { email } from '../frame/payloads'

const text = v.optional(v.pipe(v.string(), v.maxLength(200)))
const networkId = v.custom<`${string}:${string}`>(isNetworkId)

const schema = v.object({
  login: v.optional(
    v.object({
      provider: v.picklist(['email', 'farcaster', 'google', 'x', 'discord', 'github', 'apple', 'facebook']),
      email: v.optional(email),
      username: text,
      networkId: v.optional(networkId),
    }),
  ),
  codeSentAtMs: v.optional(v.pipe(v.number(), v.finite())),
  isSignOutOwed: v.optional(v.boolean()),
})

/**
 * Every script of the page can write to the storage. Returns `undefined` for anything that this version did not write.
 */
export function parseStoredLogin(
  stored: unknown,
): Pick<EmbeddedWalletState, 'login' | 'codeSentAtMs' | 'isSignOutOwed'> | undefined {
  const parsed = v.safeParse(schema, stored)
  if (!parsed.success) return undefined
  const { login, codeSentAtMs, isSignOutOwed } = parsed.output
  return {
    codeSentAtMs,
    // Missing when the frame has confirmed the sign-out, perhaps for another tab.
    isSignOutOwed: isSignOutOwed === true,
    login: login && {
      provider: login.provider,
      email: login.email,
      username: login.username,
      networkId: login.networkId,
    },
  }
}
