import bs58 from 'bs58'
import * as v from 'valibot'
import { privateKeyToAccount } from 'viem/accounts'
import { answerRpc, rpcRequestSchema } from './answer-rpc'
import type { CodeService } from './code-service'
import type { Confirm } from './confirm'
import type { Vault } from './vault'
import { unsupported, WalletError } from './wallet-error'

export interface WalletOptions {
  readonly vault: Vault
  readonly codes: CodeService
  readonly confirm: Confirm & { close(): void }
}

/** Answers a message of the page by its name. Throws the error that is sent to the page. */
export type Wallet = (name: string, payload: unknown) => Promise<unknown>

const emailSchema = v.object({ email: v.pipe(v.string(), v.maxLength(320), v.email()) })
const otpSchema = v.object({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) })
const chainSchema = v.union([v.number(), v.string()])
const userSchema = v.optional(v.object({ chainId: v.optional(chainSchema) }), {})
const solanaPattern = /^solana:/

/** The wallet of this page: the logged-in user, and signing for this user. */
export function createWallet({ vault, codes, confirm }: WalletOptions): Wallet {
  /** The address whose code is awaited. */
  let entering: string | undefined
  let changing: string | undefined
  let chain: number | string = 1

  const demandUser = async (): Promise<string> => {
    const user = await vault.user()
    if (user === undefined) throw new WalletError(4100, 'Nobody is logged in')
    return user
  }
  const demand = (email: string | undefined): string => {
    if (email === undefined) throw new WalletError(-32000, 'Type your email address first')
    return email
  }
  const account = async () => privateKeyToAccount(await vault.evmKey(await demandUser()))
  const solana = async () => vault.solanaKey(await demandUser())

  const handlers: Readonly<Record<string, (payload: unknown) => Promise<unknown>>> = {
    async CONNECT_EMAIL(payload) {
      const { email } = v.parse(emailSchema, payload)
      if ((await vault.user()) === email) return { action: 'CONNECT' }
      entering = email
      const step = await codes.start(email, await vault.deviceId())
      return { action: step === 'device' ? 'VERIFY_DEVICE' : 'VERIFY_OTP' }
    },
    async CONNECT_DEVICE() {
      await codes.waitForDevice(demand(entering), await vault.deviceId())
    },
    async CONNECT_OTP(payload) {
      const email = demand(entering)
      await codes.confirm(email, await vault.deviceId(), v.parse(otpSchema, payload).otp)
      await vault.setUser(email)
      entering = undefined
    },
    async GET_USER(payload) {
      const email = await demandUser()
      chain = toOwn(v.parse(userSchema, payload).chainId ?? chain)
      const address = solanaPattern.test(String(chain))
        ? bs58.encode((await solana()).publicKey)
        : (await account()).address
      return {
        email,
        address,
        chainId: chain,
        smartAccountDeployed: false,
        ...(typeof chain === 'number' && {
          accounts: [{ address, type: 'eoa' }],
          preferredAccountType: 'eoa',
        }),
      }
    },
    IS_CONNECTED: async () => ({ isConnected: (await vault.user()) !== undefined }),
    async SIGN_OUT() {
      confirm.close()
      await vault.setUser(undefined)
    },
    async SWITCH_NETWORK(payload) {
      await demandUser()
      chain = toOwn(v.parse(v.object({ chainId: chainSchema }), payload).chainId)
      return { chainId: chain }
    },
    GET_CHAIN_ID: async () => ({ chainId: chain }),
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({ smartAccountEnabledNetworks: [] }),
    async SET_PREFERRED_ACCOUNT(payload) {
      const { type } = v.parse(v.object({ type: v.string() }), payload)
      if (type !== 'eoa') throw new WalletError(-32000, 'This wallet has no smart account')
      return { type, address: (await account()).address }
    },
    RPC_REQUEST: (payload) => answerRpc(v.parse(rpcRequestSchema, payload), { account, solana }, confirm),
    RPC_ABORT: async () => confirm.close(),
    async UPDATE_EMAIL(payload) {
      changing = v.parse(emailSchema, payload).email
      await codes.start(await demandUser(), await vault.deviceId())
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    async UPDATE_EMAIL_PRIMARY_OTP(payload) {
      const next = demand(changing)
      const device = await vault.deviceId()
      await codes.confirm(await demandUser(), device, v.parse(otpSchema, payload).otp)
      await codes.start(next, device)
    },
    async UPDATE_EMAIL_SECONDARY_OTP(payload) {
      const next = demand(changing)
      const user = await demandUser()
      await codes.confirm(next, await vault.deviceId(), v.parse(otpSchema, payload).otp)
      await vault.rename(user, next)
      await vault.setUser(next)
      changing = undefined
      return { newEmail: next }
    },
    SYNC_THEME: async () => undefined,
    SYNC_DAPP_DATA: async () => undefined,
    async RELOAD() {
      entering = undefined
      changing = undefined
      confirm.close()
    },
  }

  return async (name, payload) => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined
    if (!handler) throw unsupported(name)
    return handler(payload)
  }
}

/** EVM chains by their number, others by their CAIP-2 id. */
function toOwn(chainId: number | string): number | string {
  const [, number] = /^(?:eip155:)?(\d+)$/.exec(String(chainId)) ?? []
  if (number !== undefined) return Number(number)
  if (solanaPattern.test(String(chainId))) return chainId
  throw new WalletError(4901, 'The wallet does not serve this network')
}
