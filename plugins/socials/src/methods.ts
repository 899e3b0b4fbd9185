// Chunk of what the list of methods to connect shows of this plugin.
import type { ConnectMethod } from '@latchkey/connect/contract'
import { lazy } from '@latchkey/kernel'
import type { SocialMethod } from './contract'
import { marks } from './icons/marks'
import { providerNames } from './providers'
import type { SocialsContext } from './socials-context'
import { isInTelegram } from './telegram/is-in-telegram'

/** The providers in their order, and an item that leads to all of them. */
export async function createMethods(
  ctx: SocialsContext,
  open: (method: SocialMethod) => void,
): Promise<readonly ConnectMethod[]> {
  if (isInTelegram(ctx.browser)) (await import('./telegram/telegram')).limitProviders(ctx)
  const create = (id: SocialMethod | 'more', run: () => void): ConnectMethod => ({
    id: `social-${id}`,
    kind: 'social',
    label: (t) => (id === 'more' ? t('socials.more', 'More') : providerNames[id]),
    icon: lazy(async () => ({ default: marks[id] })),
    overflow: id === 'more',
    preload: () => ctx.router.preload('ConnectSocials'),
    run,
  })
  return [
    ...ctx.state.get().providers.map((id) => create(id, () => open(id))),
    create('more', () => ctx.router.push('ConnectSocials')),
  ]
}
