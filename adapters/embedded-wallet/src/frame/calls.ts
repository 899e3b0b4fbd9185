import type * as v from 'valibot'
import { payloads as p, replies as r } from './payloads'

interface Call<Payload extends v.GenericSchema, Reply extends v.GenericSchema> {
  readonly payload: Payload
  readonly reply: Reply
  /** `undefined`: no time-out, because the reply waits for the user, or nobody waits for it. */
  readonly timeoutMs: number | undefined
}

/** Time-out in milliseconds of calls that need no user, and of each step of a login. */
export const REPLY_MS = 30_000
/** Of calls after which the page goes on by itself where the frame does not reply. */
const SHORT_MS = 3_000

const call = <Payload extends v.GenericSchema, Reply extends v.GenericSchema>(
  payload: Payload,
  reply: Reply,
  timeoutMs: number | undefined = REPLY_MS,
): Call<Payload, Reply> => ({ payload, reply, timeoutMs })

/** Every request of a page to the frame, by its name on the wire, with its reply. */
export const calls = {
  SWITCH_NETWORK: call(p.chain, r.chain),
  CONNECT_EMAIL: call(p.email, r.emailStep),
  CONNECT_DEVICE: call(p.none, r.none),
  CONNECT_OTP: call(p.otp, r.none),
  CONNECT_SOCIAL: call(p.connectSocial, r.socialUser),
  GET_SOCIAL_REDIRECT_URI: call(p.provider, r.uri),
  GET_FARCASTER_URI: call(p.none, r.farcasterUrl),
  CONNECT_FARCASTER: { ...call(p.none, r.farcasterName), timeoutMs: undefined },
  GET_USER: call(p.user, r.user),
  SIGN_OUT: call(p.none, r.none, SHORT_MS),
  IS_CONNECTED: call(p.token, r.connected),
  GET_CHAIN_ID: call(p.none, r.chain),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: call(p.none, r.smartAccountNetworks),
  INIT_SMART_ACCOUNT: { ...call(p.none, r.smartAccount), timeoutMs: undefined },
  SET_PREFERRED_ACCOUNT: call(p.accountType, r.preferredAccount),
  RPC_REQUEST: { ...call(p.rpc, r.anything), timeoutMs: undefined },
  RPC_ABORT: call(p.abort, r.none),
  UPDATE_EMAIL: call(p.email, r.emailChangeStep),
  UPDATE_EMAIL_PRIMARY_OTP: call(p.otp, r.none),
  UPDATE_EMAIL_SECONDARY_OTP: call(p.otp, r.newEmail),
  SYNC_THEME: call(p.theme, r.none),
  SYNC_DAPP_DATA: call(p.dappData, r.none),
  RELOAD: call(p.none, r.none, SHORT_MS),
} as const

export type CallName = keyof typeof calls
export type Payload<Name extends CallName> = v.InferInput<(typeof calls)[Name]['payload']>
export type ReplyTo<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['reply']>
