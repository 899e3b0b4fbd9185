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

/** The name of the provider in the arguments, which a page may give wrongly. */
const providerTitle: Label = (_t, args) => {
  const provider: unknown = Reflect.get(Object(args), 'provider')
  return Object.entries(providerNames).find(([method]) => method === provider)?.[1] ?? ''
}

/** The views of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SocialsContext): ViewsOf<SocialsViews> {
  const inTelegram = hasTelegramProxy(ctx.browser)
  const withContext =
    <Args,>(View: (props: WithContext & { readonly args: Args }) => ReactElement) =>
    ({ args }: { readonly args: Args }): ReactElement => (
      <View ctx={ctx} inTelegram={inTelegram} args={args} />
    )
  return {
    ConnectSocials: {
      component: withConsent(withContext(ConnectSocialsView)),
      title: labelOf('socials.title'),
    },
    ConnectingSocial: { component: withConsent(withContext(ConnectingSocialView)), title: providerTitle },
    ConnectingFarcaster: {
      component: withConsent(withContext(ConnectingFarcasterView)),
      title: () => providerNames.farcaster,
    },
  }
}
