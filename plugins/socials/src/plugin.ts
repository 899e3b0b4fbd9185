import { connectContract, connectMethods } from '@latchkey/connect/contract'
import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { definePlugin, type PluginFactory } from '@latchkey/kernel'
import { hasTelegramProxy, openPopup } from '@latchkey/kernel/web'
import { sessionContract } from '@latchkey/session/contract'
import { optionChecks } from '@latchkey/socials/internal/check-options'
import {
  type SocialMethod,
  type SocialsContext,
  type SocialsContract,
  type SocialsOptions,
  socialsContract,
} from './contract'

const views = () => import('./lazy')
const methods = () => import('./methods')
const telegram = () => import('./telegram')
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
    initialState: ({ providers }) => ({ providers }),
    persist: {
      version: 1,
      pick: ({ lastUsed, left }) => (lastUsed || left ? { lastUsed, left } : undefined),
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
        const mayOpen = ctx.read(connectContract)?.consent !== 'needed' && !hasTelegramProxy(ctx.browser)
        ctx.router.push('ConnectingSocial', { provider: method, ...(mayOpen && { popup: openPopup() }) })
      }
      ctx.onReady(() => {
        // After a login that left the page its URL contains the provider's result, which does not stay there.
        if (mayBeTelegram(ctx) || String(ctx.browser.windowProperty('location')).includes('result_uri='))
          ctx.spawn(async () => (await telegram()).startInTelegram(ctx))
        if (ctx.read(embeddedWalletContract).isUnavailable) return
        ctx.fill(connectMethods, {
          id: 'socials',
          load: async () => (await methods()).createMethods(ctx, open, mayBeTelegram(ctx)),
        })
      })
      return { open }
    },
  })
