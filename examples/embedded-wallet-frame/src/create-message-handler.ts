import * as v from 'valibot'
import { createAccounts } from './accounts'
import type { ApprovalCards } from './approval/approval-card'
import { toWalletChainId } from './chain-id'
import type { Say } from './copy/say'
import { createRequestHandler } from './create-request-handler'
import type { RefusedNonces } from './evm/refused-nonces'
import type { SmartAccountsConfig } from './evm/smart-account'
import type { CodeService } from './login/code-service'
import { createConnectingLogin } from './login/connecting-login'
import { createEmailChange } from './login/email-change'
import type { SocialLogins } from './login/social-logins'
import type { SocialUser } from './login/social-service'
import {
  accountTypeSchema,
  connectSocialSchema,
  emailSchema,
  otpSchema,
  providerSchema,
  type Selection,
  switchSchema,
  userSchema,
} from './message-payloads'
import type { RpcRequest } from './rpc-client'
import { signIn } from './sign-in'
import type { Vault, VaultUser } from './vault'
import { unsupported, WalletError } from './wallet-error'

export interface MessageHandlerOptions {
  readonly vault: Vault
  readonly codes: CodeService
  readonly socials: SocialLogins
  readonly approvals: ApprovalCards
  /** Origin of the host page, which sends the requests. */
  readonly hostOrigin: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly applyTheme: (payload: unknown) => void
  /** `undefined` if the wallet has no smart accounts. */
  readonly smartAccounts: SmartAccountsConfig | undefined
  /** Returns a client of the node at this RPC URL, which comes with a request. */
  readonly getRpcClient: (rpcUrl: string | undefined) => RpcRequest
  readonly nonces: RefusedNonces
  readonly say: Say
}

/**
 * Handles a message of the host page, given its name, payload and id. Rejects with the error to send back.
 */
export type MessageHandler = (name: string, payload: unknown, id: string) => Promise<unknown>

/**
 * Creates the handler of all messages of the host page. It signs for the user who is logged in on pages of this origin, and
 * for nobody where no one is.
 */
export function createMessageHandler({
  vault,
  codes,
  socials,
  approvals,
  hostOrigin,
  now,
  applyTheme,
  smartAccounts,
  getRpcClient,
  nonces,
  say,
}: MessageHandlerOptions): MessageHandler {
  /** The email address that a login code was requested for. */
  let pendingEmail: string | undefined
  /** Incremented by everything that cancels a running login, such as a sign-out. */
  let loginGeneration = 0
  let chain: number | string = 1
  /** RPC URL of the current chain, if the host page gave one. */
  let chainRpcUrl: string | undefined
  const requireUser = async (): Promise<VaultUser> => {
    const user = await vault.user()
    if (user === undefined) throw new WalletError(4100, 'No user is logged in')
    return user
  }
  const requirePendingEmail = (): string => {
    if (pendingEmail === undefined) throw new WalletError(-32000, 'Type your email address first')
    return pendingEmail
  }
  const select = (chainId: number | string, rpcUrl: string | undefined): void => {
    chain = toWalletChainId(chainId)
    chainRpcUrl = rpcUrl
  }
  const connecting = createConnectingLogin(now)
  const emailChange = createEmailChange({ vault, codes, say })
  const accounts = createAccounts({ vault, smartAccounts, getRpcClient })
  const requests = createRequestHandler({
    vault,
    approvals,
    accounts,
    hostOrigin,
    now,
    smartAccounts,
    getRpcClient,
    nonces,
    say,
    requireUser,
  })
  const cancelPending = (): void => {
    loginGeneration += 1
    pendingEmail = undefined
    connecting.end()
    emailChange.cancel()
    approvals.close()
    socials.cancel()
  }
  /**
   * Runs the login and stores its user. Throws if the page has signed out, reloaded or started another login
   * meanwhile.
   */
  const completeLogin = async <User extends VaultUser>(login: () => Promise<User>): Promise<User> => {
    const started = loginGeneration
    const user = await login()
    if (loginGeneration !== started) throw new WalletError(-32000, 'The login was ended')
    cancelPending()
    await vault.setUser(user)
    connecting.begin()
    return user
  }
  const completeSocialLogin = async (finish: () => Promise<SocialUser>): Promise<string> => {
    const { userName } = await completeLogin(async () => {
      const { email, ...user } = await finish()
      return { ...user, ...(email !== null && { email }) }
    })
    return userName
  }
  const readUser = async ({ chainId, siwxMessage, ...selection }: Selection): Promise<object> => {
    const user = await requireUser()
    if (chainId !== undefined) select(chainId, selection.rpcUrl)
    const described = await accounts.describe(user, chain, selection)
    if (!siwxMessage || typeof chain === 'string') return described
    const node = getRpcClient(selection.rpcUrl)
    return signIn(siwxMessage, described, {
      accounts,
      user,
      chainId: chain,
      hostOrigin,
      node,
      nowMs: now(),
      takeLogin: connecting.take,
    })
  }

  const handlers: Readonly<Record<string, (payload: unknown, id: string) => Promise<unknown>>> = {
    async CONNECT_EMAIL(payload) {
      const { email } = v.parse(emailSchema, payload)
      emailChange.cancel()
      if ((await vault.user())?.id === email) return { action: 'CONNECT' }
      pendingEmail = email
      const step = await codes.start(email, await vault.deviceId())
      return { action: step === 'device' ? 'VERIFY_DEVICE' : 'VERIFY_OTP' }
    },
    async CONNECT_DEVICE() {
      await codes.waitForDevice(requirePendingEmail(), await vault.deviceId())
    },
    async CONNECT_OTP(payload) {
      const email = requirePendingEmail()
      const { otp } = v.parse(otpSchema, payload)
      await completeLogin(async () => {
        await codes.confirm(email, await vault.deviceId(), otp)
        return { id: email, email }
      })
    },
    async CONNECT_SOCIAL(payload) {
      const { uri, ...selection } = v.parse(connectSocialSchema, payload)
      const userName = await completeSocialLogin(() => socials.finish(uri))
      return { ...(await readUser(selection)), userName }
    },
    async GET_SOCIAL_REDIRECT_URI(payload) {
      const { provider } = v.parse(providerSchema, payload)
      return { uri: await socials.redirectUri(provider) }
    },
    GET_FARCASTER_URI: async () => ({ url: await socials.farcasterUri() }),
    CONNECT_FARCASTER: async () => ({ userName: await completeSocialLogin(() => socials.finishFarcaster()) }),
    async GET_USER(payload) {
      const { socialUri, ...selection } = v.parse(userSchema, payload)
      if (socialUri !== undefined) await completeSocialLogin(() => socials.finish(socialUri))
      return readUser(selection)
    },
    IS_CONNECTED: async () => ({ isConnected: (await vault.user()) !== undefined }),
    async SIGN_OUT() {
      cancelPending()
      await vault.setUser(undefined)
    },
    async SWITCH_NETWORK(payload) {
      await requireUser()
      const { chainId, rpcUrl } = v.parse(switchSchema, payload)
      select(chainId, rpcUrl)
      return { chainId: chain }
    },
    GET_CHAIN_ID: async () => ({ chainId: chain }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: smartAccounts?.chainIds ?? [],
    }),
    async INIT_SMART_ACCOUNT() {
      return accounts.describeSmart(await requireUser(), chain, chainRpcUrl)
    },
    async SET_PREFERRED_ACCOUNT(payload) {
      const { type } = v.parse(v.object({ type: accountTypeSchema }), payload)
      const user = await requireUser()
      const owner = await accounts.owner(user)
      const { address } = type === 'eoa' ? owner : accounts.requireSmartAccount(owner, chain)
      await vault.setAccountType(user.id, type)
      return { type, address }
    },
    RPC_REQUEST: requests.handle,
    RPC_ABORT: async (payload) => requests.abort(payload),
    async UPDATE_EMAIL(payload) {
      emailChange.cancel()
      const { email } = v.parse(emailSchema, payload)
      await emailChange.start(await requireUser(), email)
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    async UPDATE_EMAIL_PRIMARY_OTP(payload) {
      await emailChange.confirmPrimary(await requireUser(), v.parse(otpSchema, payload).otp)
    },
    async UPDATE_EMAIL_SECONDARY_OTP(payload) {
      const { otp } = v.parse(otpSchema, payload)
      return { newEmail: await emailChange.confirmSecondary(await requireUser(), otp) }
    },
    SYNC_THEME: async (payload) => applyTheme(payload),
    SYNC_DAPP_DATA: async () => undefined,
    RELOAD: async () => cancelPending(),
  }

  return async (name, payload, id) => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) throw unsupported(name)
    return handler(payload, id)
  }
}
