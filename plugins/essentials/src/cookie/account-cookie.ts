import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import {
  activeTarget,
  type SessionContract,
  type SessionState,
  sessionContract,
  sessionStatus,
} from '@latchkey/session/contract'
import { type AccountCookieContract, accountCookieContract } from './contract'
import { DEFAULT_NAME, isAccountId, valueFor } from './cookie-value'
import type { CookieName } from './hydrate-from-cookie'

export type AccountCookieOptions = CookieName

/** After this time without a visit the first HTML no longer shows the account; the storage of the browser may still have it. */
const KEPT_DAYS = 30
const SECONDS_PER_DAY = 86_400

/**
 * Keeps the connected account's address and network in a cookie of the page, so that the server can draw them into the first
 * HTML (`hydrateFromCookie`). It is display only: connections are read from the browser's storage as ever. The cookie is sent to
 * the page's own server with each request, and removed when no wallet is connected any more.
 * @example
 * createLatchkey({ plugins: [...essentials(), evm({ networks: [mainnet] }), accountCookie()], hydrateFrom })
 */
export const accountCookie: PluginFactory<
  AccountCookieContract,
  SessionContract['id'],
  AccountCookieOptions
> = /* @__PURE__ */ definePlugin(accountCookieContract, {
  dependsOn: [sessionContract],
  knownOptions: ['name'],
  knownEvents: {},
  initialState: (_options: AccountCookieOptions) => ({ accountId: undefined }),
  parseHydrated: (given) => {
    const { accountId }: { accountId?: unknown } = Object(given)
    return isAccountId(accountId) ? { accountId } : undefined
  },
  setup(ctx, { name = DEFAULT_NAME }) {
    const write = (value: string, seconds: number): void => {
      const secure = ctx.browser.origin.startsWith('https:') ? '; Secure' : ''
      const text = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
      try {
        Reflect.set(Object(ctx.browser.windowProperty('document')), 'cookie', text)
      } catch (error) {
        // A sandboxed frame has no cookies. Its first HTML is that of a first visit.
        ctx.logger.debug('The account was not kept in a cookie.', { error })
      }
    }
    const keep = (accountId: string | null | undefined): void => {
      if (accountId === undefined) return
      ctx.state.assign({ accountId: accountId ?? undefined })
      if (accountId === null) write('', 0)
      else write(valueFor(accountId), KEPT_DAYS * SECONDS_PER_DAY)
    }
    ctx.onReady(() => {
      keep(accountToKeep(ctx.read(sessionContract)))
      ctx.watch(sessionContract, accountToKeep, keep)
    })
    return {}
  },
})

/** The account id to keep, `null` to keep none, `undefined` while it is not known whether a wallet is connected. */
function accountToKeep(state: SessionState): string | null | undefined {
  const status = sessionStatus(state)
  if (status === 'disconnected') return null
  const target = status === 'connected' ? activeTarget(state) : undefined
  if (!target) return undefined
  const accountId = `${target.networkId}:${target.account.address}`
  const isRemembered = state.remembered.some(({ connectorId }) => connectorId === target.connectionId)
  return isRemembered && isAccountId(accountId) ? accountId : null
}
