import { withConsent } from '@latchkey/connect/view-kit'
import { type Label, labelsOf } from '@latchkey/kernel'
import { hasTelegramProxy } from '@latchkey/kernel/web'
import type { ViewsOf } from '@latchkey/view-kit'
import type { ReactElement } from 'react'
import type { SocialsContext, SocialsViews } from './contract'
import { providerNames } from './providers'
import { texts } from './texts'
import { ConnectSocialsView } from './views/connect-socials-view'
import { ConnectingFarcasterView } from './views/connecting-farcaster-view'
import { ConnectingSocialView } from './views/connecting-social-view'

const labelOf = labelsOf(texts)

interface WithContext {
  readonly ctx: SocialsContext
  /** In an app of Telegram, which opens no popups. */
  readonly inTelegram: boolean
}

const titles: Readonly<Record<keyof SocialsViews, Label>> = {
  ConnectSocials: labelOf('socials.title'),
  ConnectingSocial: (_t, args) => {
    const provider: unknown = Reflect.get(Object(args), 'provider')
    return Object.entries(providerNames).find(([method]) => method === provider)?.[1] ?? ''
  },
  ConnectingFarcaster: () => providerNames.farcaster,
}

/** The views of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SocialsContext): ViewsOf<SocialsViews> & { readonly titles: typeof titles } {
  const inTelegram = hasTelegramProxy(ctx.browser)
  const withContext =
    <Args,>(View: (props: WithContext & { readonly args: Args }) => ReactElement) =>
    ({ args }: { readonly args: Args }): ReactElement => (
      <View ctx={ctx} inTelegram={inTelegram} args={args} />
    )
  return {
    titles,
    ConnectSocials: withConsent(withContext(ConnectSocialsView)),
    ConnectingSocial: withConsent(withContext(ConnectingSocialView)),
    ConnectingFarcaster: withConsent(withContext(ConnectingFarcasterView)),
  }
}
