import type { EmbeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { embeddedWalletContract, type PendingApproval } from '@latchkey/embedded-wallet/contract'
import { definePlugin, type Plugin } from '@latchkey/kernel'
import { modalContract } from '@latchkey/modal/contract'
import { applyTheme } from '../../../../embedded-wallet-frame/src/approval/apply-theme'
import type { Approval } from '../../../../embedded-wallet-frame/src/approval/approval-card'
import { createBones } from '../../../../embedded-wallet-frame/src/approval/card-bones'
import { showCard } from '../../../../embedded-wallet-frame/src/approval/show-card'
import { watchHeight } from '../../../../embedded-wallet-frame/src/approval/watch-height'
import { createSay, type Say, toLanguage } from '../../../../embedded-wallet-frame/src/copy/say'
import frameStyle from '../../../../embedded-wallet-frame/src/frame.css?inline'
import { loggedInAs } from './frame'

export interface FrameParts {
  readonly approvals: readonly PendingApproval[]
  /** What the wallet shows. Without it, that it reads the request. */
  readonly card?: (say: Say) => Approval
  readonly email?: string
}

/** The embedded wallet with the real card of its frame, drawn in a frame of this page. */
export function walletWithFrame({
  approvals,
  card,
  email = 'ada.lovelace@example.com',
}: FrameParts): Plugin<EmbeddedWalletContract, 'modal'> {
  return definePlugin(embeddedWalletContract, {
    dependsOn: [modalContract],
    initialState: () => ({ frame: 'ready', smartAccountNetworkIds: [], approvals, ...loggedInAs(email) }),
    setup: () => ({
      preload: async () => undefined,
      reload: async () => undefined,
      setAccountType: async () => undefined,
      abortRequests: async () => undefined,
      login: () => new Promise(() => undefined),
    }),
    start(ctx) {
      ctx.spawn(async () => {
        const { element } = await ctx.use(modalContract).frameHost()
        const { themeMode, themeVariables } = ctx.read(modalContract)
        const frame = document.createElement('iframe')
        frame.title = 'Email wallet'
        for (const [name, value] of Object.entries({ border: '0', width: '100%', height: '100%' }))
          frame.style.setProperty(name, value)
        element.append(frame)
        const { contentDocument: page, contentWindow: realm } = frame
        if (!page || !realm) return
        const { lang, dir, dataset } = document.documentElement
        Object.assign(page.documentElement, { lang, dir })
        const Sheet: unknown = Reflect.get(realm, 'CSSStyleSheet')
        if (typeof Sheet !== 'function') return
        const sheet: CSSStyleSheet = Reflect.construct(Sheet, [])
        sheet.replaceSync(frameStyle)
        page.adoptedStyleSheets = [sheet]
        const mode = themeMode === 'auto' ? dataset['theme'] : themeMode
        const accent = themeVariables['--lk-accent']
        applyTheme(
          { themeMode: mode, w3mThemeVariables: accent === undefined ? {} : { '--w3m-accent': accent } },
          page.documentElement,
        )
        const root = page.createElement('main')
        page.body.append(root)
        if (!card) {
          root.append(createBones())
          return
        }
        watchHeight(root, (frameHeight) => ctx.state.assign({ frameHeight }))
        const say = createSay(toLanguage(lang))
        void showCard(
          card(say),
          {
            root,
            hostOrigin: 'https://harbour.example',
            watchVisibility: () => () => 0,
            ownWindow: () => undefined,
            now: () => performance.now(),
            isFlood: () => approvals.length > 2,
            say,
          },
          ctx.signal,
        )
      })
    },
  })()
}
