import { afterEach } from 'vitest'
import type { Approval, Outcome } from '../approval/approval-card'
import { createSay } from '../copy/say'
import { createMessageHandler } from '../create-message-handler'
import { createRefusedNonces } from '../evm/refused-nonces'
import type { SmartAccountsConfig } from '../evm/smart-account'
import type { CodeService } from '../login/code-service'
import { createSocialLogins } from '../login/social-logins'
import type { SocialService } from '../login/social-service'
import { openVault } from '../vault'
import { createMemoryStorage } from './create-memory-storage'

const names: string[] = []

afterEach(() => {
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name)
})

/**
 * Accepts the code 123456 after it was sent for the same purpose. Never treats the browser as a new device.
 */
function createCodes(sent: string[], confirmation: () => Promise<void>): CodeService {
  return {
    async start(email, _deviceId, changeTo = 'login') {
      sent.push(`${email} ${changeTo}`)
      return 'code'
    },
    waitForDevice: async () => undefined,
    async confirm(email, _deviceId, code, changeTo = 'login') {
      await confirmation()
      if (!sent.includes(`${email} ${changeTo}`)) throw new Error('This code has expired')
      if (code !== '123456') throw new Error('This code is wrong')
    },
  }
}

const STATE = 'a'.repeat(64)
export const RESULT_URI = `https://frame.example/sdk/social-result?code=c&state=${STATE}`

/** A provider whose user is Ada and whose phone accepts at once. */
const service: SocialService = {
  start: async (provider) => ({
    uri: `https://id.example/${provider}`,
    pending: { state: STATE, verifier: 'v' },
  }),
  result: async () => RESULT_URI,
  finish: async () => ({ id: 'google:ada', email: 'ada@google.example', userName: 'ada' }),
  finishOnPhone: async () => ({ id: 'farcaster:ada', email: null, userName: 'ada.eth' }),
}

export type Call = (name: string, payload: unknown, id?: string) => Promise<unknown>

/** When every test begins. */
export const START = '2026-11-24T00:00:00.000Z'

export async function startWallet(
  name: string = crypto.randomUUID(),
  smartAccounts?: SmartAccountsConfig,
  hostOrigin = 'https://shop.example',
) {
  names.push(name)
  const asked: Approval[] = []
  const sent: unknown[] = []
  const codes: string[] = []
  let confirmation = Promise.resolve()
  let nextOutcome: Outcome | undefined = 'approved'
  let broadcast = async (): Promise<unknown> => undefined
  const open = new Set<(outcome: Outcome) => void>()
  const results: string[] = []
  let nowMs = Date.parse(START)
  const vault = await openVault(hostOrigin, name)
  const called = createMessageHandler({
    vault,
    codes: createCodes(codes, () => confirmation),
    socials: createSocialLogins({ vault, service, onResult: (uri) => results.push(uri) }),
    hostOrigin,
    now: () => nowMs,
    applyTheme: () => undefined,
    smartAccounts,
    nonces: createRefusedNonces(createMemoryStorage()),
    say: createSay('en'),
    getRpcClient: () => async (method, params) => {
      if (method !== 'eth_sendRawTransaction') return nodeReplies[method] ?? '0x1'
      sent.push(params)
      return broadcast()
    },
    approvals: {
      ask: (approval, signal) =>
        new Promise((resolve) => {
          if (signal.aborted) return resolve('aborted')
          asked.push(approval)
          if (nextOutcome) return resolve(nextOutcome)
          open.add(resolve)
          signal.addEventListener('abort', () => resolve('aborted'))
        }),
      expectCard: () => () => undefined,
      clearProgress: () => undefined,
      close() {
        for (const resolve of open) resolve('aborted')
      },
    },
  })
  let count = 0
  const wallet: Call = (message, payload, id = `${++count}`) => called(message, payload, id)
  return {
    name,
    wallet,
    asked,
    sent,
    /** The email addresses that a code was sent to, each with its purpose. */
    codes,
    results,
    pass(ms: number) {
      nowMs += ms
    },
    titles: () => asked.map(({ title }) => title),
    refuse() {
      nextOutcome = 'rejected'
    },
    hold() {
      nextOutcome = undefined
      return (outcome: Outcome) => {
        for (const resolve of open) resolve(outcome)
      }
    },
    /** Delays the confirmation of codes until the returned function is called. */
    holdCodes() {
      let release: () => void = () => undefined
      confirmation = new Promise((resolve) => {
        release = resolve
      })
      return () => release()
    },
    holdBroadcast() {
      let release: (value: unknown) => void = () => undefined
      const held = new Promise((resolve) => {
        release = resolve
      })
      broadcast = () => held
      return () => release(undefined)
    },
  }
}

const nodeReplies: Readonly<Record<string, unknown>> = {
  eth_getBlockByNumber: { baseFeePerGas: '0x7' },
}

export async function logIn(wallet: Call, email = 'ada@example.com'): Promise<void> {
  const reply = await wallet('CONNECT_EMAIL', { email })
  if (Reflect.get(Object(reply), 'action') !== 'CONNECT') await wallet('CONNECT_OTP', { otp: '123456' })
}

export const addressOf = async (wallet: Call, chainId: number | string): Promise<string> =>
  String(Reflect.get(Object(await wallet('GET_USER', { chainId })), 'address'))
