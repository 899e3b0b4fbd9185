// The chunk with this plugin's items in the list of connect methods.
import type { ConnectMethod } from '@latchkey/connect/contract'
import { lazy } from '@latchkey/kernel'
import type { SocialMethod, SocialsContext } from './contract'
import { marks } from './marks'
import { offeredMethods, providerNames } from './providers'

/** The providers in order, and an item that opens the list of all. */
export async function createMethods(
  ctx: SocialsContext,
  open: (method: SocialMethod) => void,
  mayBeTelegram: boolean,
): Promise<readonly ConnectMethod[]> {
  if (mayBeTelegram) (await import('./telegram')).limitProviders(ctx)
  const create = (id: SocialMethod | 'more', run: () => void): ConnectMethod => ({
    id: `social-${id}`,
    kind: 'social',
    label: (t) => (id === 'more' ? t('socials.more', 'More') : providerNames[id]),
    icon: lazy(async () => ({ default: marks[id] })),
    overflow: id === 'more',
    // Without `preload`: until the user presses an item, no view is fetched and no other origin is asked.
    run,
  })
  return [
    ...offeredMethods(ctx.state.get()).map((id) => create(id, () => open(id))),
    create('more', () => ctx.router.push('ConnectSocials')),
  ]
}
