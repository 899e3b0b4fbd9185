import { accountUsers } from '@latchkey/account/contract'
import { connectContract, connectMethods } from '@latchkey/connect/contract'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { hasTelegramProxy, openPopup } from '@latchkey/kernel/web'
import { sessionContract } from '@latchkey/session/contract'
import { optionChecks } from '#check-options'
import { type SocialMethod, type SocialsContract, socialsContract } from './contract'
import type { SocialsOptions } from './options'
import type { SocialsContext } from './socials-context'

const views = () => import('./views/all-views')
const methods = () => import('./methods')
const telegram = () => import('./telegram/telegram')
const storedState = () => import('./stored-state')
const view = { load: async (ctx: SocialsContext) => (await views()).createViews(ctx) }

/** Every mini app in Telegram's web app has Telegram's script, and so have other pages: the code loaded then knows which. */
const mayBeTelegram = ({ browser }: SocialsContext): boolean =>
  hasTelegramProxy(browser) || Boolean(browser.windowProperty('Telegram'))

/** Login with social accounts into the wallet of `embeddedWallet()`. */
export const socials: PluginFactory<SocialsContract, 'embeddedWallet' | 'session', SocialsOptions> =
  /* @__PURE__ */ definePlugin(socialsContract, {
    dependsOn: [embeddedWalletContract, sessionContract],
    optionalDependsOn: [connectContract],
    ...optionChecks,
    initialState: ({ providers }) => ({ providers, lastUsed: undefined, left: undefined }),
    persist: {
      version: 1,
      pick: ({ lastUsed, left }) => (lastUsed || left ? { lastUsed, left } : undefined),
      preload: storedState,
      parse: async (stored) => (await storedState()).parseStored(stored),
    },
    views: {
      ConnectSocials: view,
      ConnectingSocial: view,
      ConnectingFarcaster: view,
    },
    setup(ctx) {
      const open = (method: SocialMethod): void => {
        if (method === 'farcaster') {
          ctx.router.push('ConnectingFarcaster')
          return
        }
        // Only Telegram's apps open no popups. Its web app shows the page in a frame of an ordinary browser: there popups
        // open, and leaving the page would put the provider in the place of Telegram.
        // control: popup-without-consent
        const mayOpen = ctx.read(connectContract)?.consent !== 'needed' && !hasTelegramProxy(ctx.browser)
        ctx.router.push('ConnectingSocial', { provider: method, ...(mayOpen && { popup: openPopup() }) })
      }
      ctx.fill(accountUsers, {
        id: 'socials',
        connectorId: EMBEDDED_CONNECTOR_ID,
        user() {
          const { login, user } = ctx.read(embeddedWalletContract)
          return login && user && { ...user, authProvider: login.provider }
        },
      })
      ctx.onReady(() => {
        if (ctx.read(embeddedWalletContract).isUnavailable) return
        ctx.fill(connectMethods, {
          id: 'socials',
          async load() {
            if (mayBeTelegram(ctx)) (await telegram()).limitProviders(ctx)
            return (await methods()).createMethods(ctx, open)
          },
        })
        // After a login that left the page its URL contains the provider's result.
        if (mayBeTelegram(ctx) || /[?&]result_uri=/.test(`${ctx.browser.windowProperty('location')}`))
          ctx.spawn(async () => (await telegram()).startInTelegram(ctx))
      })
      return { open }
    },
  })
