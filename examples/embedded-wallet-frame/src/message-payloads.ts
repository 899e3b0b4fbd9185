// The payloads of the host page's messages, which are not trusted.
import * as v from 'valibot'
import type { UserSelection } from './accounts'
import { siwxMessageSchema } from './sign-in'

const chainSchema = v.union([v.number(), v.string()])
/** Lower-cased, because addresses are compared as text. */
export const emailSchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(320), v.email()),
})
export const otpSchema = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) })
export const accountTypeSchema = v.picklist(['eoa', 'smartAccount'])
const selection = {
  chainId: v.optional(chainSchema),
  preferredAccountType: v.optional(accountTypeSchema),
  rpcUrl: v.optional(v.pipe(v.string(), v.url())),
  siwxMessage: v.optional(siwxMessageSchema),
}
export const switchSchema = v.object({ chainId: chainSchema, rpcUrl: selection.rpcUrl })
export const userSchema = v.optional(v.object({ ...selection, socialUri: v.optional(v.string()) }), {})
export const connectSocialSchema = v.object({ ...selection, uri: v.string() })
export const providerSchema = v.object({
  provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']),
})
export const rpcSchema = v.object({
  method: v.pipe(v.string(), v.maxLength(200)),
  params: v.optional(v.unknown()),
  chainNamespace: v.picklist(['eip155', 'solana']),
  chainId: chainSchema,
  rpcUrl: v.optional(v.pipe(v.string(), v.url())),
})
/** The chain and account that a message selects, and the sign-in message that the page wants signed. */
export interface Selection extends UserSelection {
  readonly chainId?: number | string | undefined
  readonly siwxMessage?: v.InferOutput<typeof siwxMessageSchema> | undefined
}
/** Without `ids`, every request that waits for the user is aborted. */
export const abortSchema = v.optional(v.object({ ids: v.optional(v.array(v.string())) }), {})
