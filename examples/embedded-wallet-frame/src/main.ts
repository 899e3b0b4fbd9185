import { ProviderRpcError } from '@latchkey/simulated-wallet'
import * as v from 'valibot'
import { applyTheme } from './approval/apply-theme'
import { createApprovalCards } from './approval/approval-queue'
import { openOwnWindow } from './approval/own-window'
import { watchHeight } from './approval/watch-height'
import { watchInView } from './approval/watch-visibility'
import { createSay, toLanguage } from './copy/say'
import { createMessageHandler, type MessageHandler } from './create-message-handler'
import { createRefusedNonces } from './evm/refused-nonces'
import { type SmartAccountsConfig, smartAccountsSchema } from './evm/smart-account'
import { createCodeService } from './login/code-service'
import { createSocialLogins } from './login/social-logins'
import { createSocialService } from './login/social-service'
import { parseUrl } from './parse-url'
import { createRpcClient } from './rpc-client'
import { createSessionChannel } from './session-channel'
import { openVault } from './vault'
import { WalletError } from './wallet-error'

const requestSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  type: v.pipe(v.string(), v.startsWith('@w3m-app/'), v.maxLength(100)),
  payload: v.optional(v.unknown()),
})

/** Replies only to messages of the parent window. */
async function run(): Promise<void> {
  const host = window.parent
  const root = document.querySelector('main')
  const hostOrigin = originOf(document.referrer)
  if (host === window || !root || hostOrigin === undefined) return
  const post = (message: object): void => host.postMessage(message, hostOrigin)
  const sessions = createSessionChannel(hostOrigin)
  const say = createSay(toLanguage(document.documentElement.lang))
  const handleMessage = await openVault(hostOrigin).then(
    (stored) => {
      const vault = sessions.announceChangesOf(stored)
      return createMessageHandler({
        vault,
        codes: createCodeService(),
        socials: createSocialLogins({
          vault,
          service: createSocialService(hostOrigin),
          onResult: (resultUri) => post({ resultUri }),
        }),
        hostOrigin,
        now: Date.now,
        approvals: createApprovalCards({
          root,
          hostOrigin,
          watchVisibility: watchInView,
          ownWindow: openOwnWindow,
          now: () => performance.now(),
          say,
        }),
        applyTheme: (payload) => applyTheme(payload, document.documentElement),
        smartAccounts: readConfig(),
        getRpcClient: (rpcUrl) => createRpcClient(rpcUrl, location.origin),
        nonces: createRefusedNonces(localStorage),
        say,
      })
    },
    () => refuseWithoutStorage,
  )
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== host || origin !== hostOrigin) return
    const request = v.safeParse(requestSchema, data)
    if (!request.success) return
    const { id, type, payload } = request.output
    const name = type.slice('@w3m-app/'.length)
    const reply = (outcome: string, value: unknown): void =>
      post({ id, type: `@w3m-frame/${name}_${outcome}`, ...(value !== undefined && { payload: value }) })
    handleMessage(name, payload, id).then(
      (value) => reply('SUCCESS', value),
      (error: unknown) => reply('ERROR', toPayload(error)),
    )
  })
  // The message format requires a token, but no token is needed: the page then requests what has changed.
  sessions.listen(() => post({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: '' } }))
  // Key events in the frame do not reach the host page, so the frame reports them.
  document.addEventListener('keydown', ({ key, isComposing, isTrusted }) => {
    if (key === 'Escape' && isTrusted && !isComposing) post({ type: '@w3m-frame/ESCAPE', payload: {} })
  })
  watchHeight(root, (height) => post({ type: '@w3m-frame/HEIGHT', payload: { height } }))
  post({ type: '@w3m-frame/READY', payload: {} })
}

/**
 * Used if storage is blocked, because the wallet then has no keys. Rejects every message, so that the page
 * gets an error instead of waiting.
 */
const refuseWithoutStorage: MessageHandler = async () => {
  throw new WalletError(-32000, 'Your browser blocks this wallet’s storage', {
    reason: 'STORAGE_DENIED',
  })
}

/** Reads the configuration that the server has put into this page as a data block. */
function readConfig(): SmartAccountsConfig | undefined {
  const block = document.querySelector('script[type="application/json"]')?.textContent ?? 'null'
  const config = v.safeParse(smartAccountsSchema, JSON.parse(block))
  return config.success ? config.output : undefined
}

function originOf(url: string): string | undefined {
  return parseUrl(url)?.origin
}

function toPayload(error: unknown): object {
  if (error instanceof WalletError || error instanceof ProviderRpcError) {
    const { message, code, data } = error
    return { message, code, ...(data !== undefined && { data }) }
  }
  if (v.isValiError(error)) return { message: 'The request has a wrong form', code: -32602 }
  return { message: error instanceof Error ? error.message : 'An error occurred' }
}

await run()
