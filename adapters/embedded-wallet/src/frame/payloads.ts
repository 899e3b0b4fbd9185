import * as v from '@latchkey/session/schema'

/** A chain as the frame names it: a number, its text, or a CAIP-2 id. */
export const chainId = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.string(), v.maxLength(80)),
])
const text = v.pipe(v.string(), v.maxLength(10_000))
export const address = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const accountType = v.picklist(['eoa', 'smartAccount'])
export const email = v.pipe(v.string(), v.maxLength(320), v.email())
const none = v.optional(v.unknown())

const siwxMessage = v.object({
  accountAddress: text,
  chainId: text,
  domain: text,
  uri: text,
  version: text,
  nonce: text,
  serializedMessage: v.optional(text),
  notBefore: v.optional(text),
  statement: v.optional(text),
  resources: v.optional(v.array(text)),
  requestId: v.optional(text),
  issuedAt: v.optional(text),
  expirationTime: v.optional(text),
})

const accounts = v.pipe(v.array(v.object({ address, type: accountType })), v.maxLength(20))

/** The user who is logged in, with a signature if one was requested. */
const signedUser = {
  address,
  chainId,
  accounts: v.optional(accounts),
  preferredAccountType: v.optional(accountType),
  signature: v.optional(text),
  message: v.optional(text),
  siwxMessage: v.optional(siwxMessage),
}
const otp = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) })

export const payloads = {
  none,
  /** Ids of RPC_REQUEST messages. The production frame ignores them and ends all requests that wait. */
  abort: v.optional(v.object({ ids: v.array(text) })),
  accountType: v.object({ type: accountType }),
  chain: v.object({ chainId, rpcUrl: v.optional(text) }),
  connectSocial: v.object({
    uri: text,
    preferredAccountType: v.optional(accountType),
    chainId: v.optional(chainId),
    siwxMessage: v.optional(siwxMessage),
    rpcUrl: v.optional(text),
  }),
  dappData: v.object({
    metadata: v.optional(v.object({ name: text, description: text, url: text, icons: v.array(text) })),
    sdkVersion: v.optional(text),
    sdkType: v.optional(v.picklist(['w3m', 'appkit'])),
    projectId: text,
  }),
  email: v.object({ email }),
  otp,
  provider: v.object({ provider: v.picklist(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
  rpc: v.object({
    method: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    params: v.optional(v.unknown()),
    chainNamespace: v.picklist(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']),
    chainId,
    rpcUrl: v.optional(text),
  }),
  theme: v.object({
    themeMode: v.optional(v.picklist(['light', 'dark'])),
    themeVariables: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
    w3mThemeVariables: v.optional(v.record(v.string(), v.string())),
  }),
  token: v.optional(v.object({ token: v.optional(text) })),
  user: v.optional(
    v.object({
      chainId: v.optional(chainId),
      preferredAccountType: v.optional(accountType),
      socialUri: v.optional(text),
      siwxMessage: v.optional(siwxMessage),
      rpcUrl: v.optional(text),
    }),
  ),
} as const

export const replies = {
  none,
  anything: v.unknown(),
  chain: v.object({ chainId }),
  connected: v.object({ isConnected: v.boolean() }),
  emailChangeStep: v.object({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  emailStep: v.object({ action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']) }),
  farcasterName: v.object({ userName: v.pipe(v.string(), v.maxLength(200)) }),
  farcasterUrl: v.object({ url: text }),
  newEmail: v.object({ newEmail: email }),
  preferredAccount: v.object({ type: accountType, address }),
  smartAccount: v.object({ address, isDeployed: v.boolean() }),
  smartAccountNetworks: v.object({
    smartAccountEnabledNetworks: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.maxLength(500)),
  }),
  socialUser: v.object({
    ...signedUser,
    email: v.nullish(email),
    userName: v.nullish(v.pipe(v.string(), v.maxLength(200))),
  }),
  uri: v.object({ uri: text }),
  user: v.object({ ...signedUser, email: v.nullish(email), smartAccountDeployed: v.optional(v.boolean()) }),
} as const

/** `code` and `data` are those of EIP-1193. The production frame sends a message only. */
export const errorPayload = v.object({
  message: v.optional(v.string()),
  code: v.optional(v.number()),
  data: v.optional(v.unknown()),
})
/** Payload of READY, which the frame sends without a request. */
export const readyPayload = v.object({ version: v.optional(text) })
/** The height that the frame needs for the card it shows, in px. */
export const heightPayload = v.object({
  height: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(2_000)),
})
export const sessionPayload = v.object({ token: text })
