import { accountActions } from '@latchkey/account/contract'
import { connectContract, connectMethods } from '@latchkey/connect/contract'
import { optionChecks } from '@latchkey/email/internal/check-options'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { definePlugin, type Label, lazy, type PluginFactory } from '@latchkey/kernel'
import { activeConnection, sessionContract } from '@latchkey/session/contract'
import { type EmailContext, type EmailContract, type EmailOptions, emailContract } from './contract'

const views = () => import('./lazy')
/** The views share one chunk, which also has their titles. */
const view = { load: async (ctx: EmailContext) => (await views()).createViews(ctx) }
// Needed before the views are loaded.
const loginLabel: Label = (t) => t('email.continue-with', 'Continue with email')

/** Login by email into the wallet of `embeddedWallet()`. */
export const email: PluginFactory<EmailContract, 'embeddedWallet' | 'session', EmailOptions> =
  /* @__PURE__ */ definePlugin(emailContract, {
    dependsOn: [embeddedWalletContract, sessionContract],
    optionalDependsOn: [connectContract],
    ...optionChecks,
    initialState: ({ upgradeUrl }) => ({
      drafts: { login: '', change: '' },
      upgradeUrl,
    }),
    views: {
      EmailLogin: view,
      EmailVerifyOtp: view,
      EmailVerifyDevice: view,
      UpdateEmailWallet: { ...view, needs: { connection: true } },
      UpdateEmailPrimaryOtp: view,
      UpdateEmailSecondaryOtp: view,
      UpgradeEmailWallet: view,
    },
    setup(ctx) {
      ctx.onReady(() => {
        if (ctx.read(embeddedWalletContract).isUnavailable) return
        ctx.fill(connectMethods, {
          id: 'email',
          kind: 'email',
          label: loginLabel,
          // Without `preload`: until the user presses the row, nothing is fetched and no other origin is asked.
          run: () => ctx.router.push('EmailLogin'),
        })
      })
      ctx.fill(accountActions, {
        id: 'email',
        order: 10,
        label: loginLabel,
        placement: 'settings',
        component: lazy(async () => ({ default: (await views()).AccountEmail })),
        // Called when the connection changes, by which time this state is up to date.
        when: (session) =>
          activeConnection(session)?.connectorId === EMBEDDED_CONNECTOR_ID &&
          ctx.read(embeddedWalletContract).login?.provider === 'email',
        run: () => ctx.router.push('UpdateEmailWallet'),
      })
      return { preload: () => views().then(() => undefined, ctx.report) }
    },
  })
