// Chunk of what the list of methods to connect shows of this plugin.
import type { ConnectMethod } from '@latchkey/connect/contract'
import { lazy } from '@latchkey/kernel'
import type { SocialMethod } from './contract'
import { marks } from './icons/marks'
import { offeredMethods, providerNames } from './providers'
import type { SocialsContext } from './socials-context'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

/**
 * The providers in their order, and an item that leads to all of them.
 * @param inTelegram eager code passes it, since a host's bundler cuts a chunk for what both import
 */
export async function createMethods(
  ctx: SocialsContext,
  open: (method: SocialMethod) => void,
  inTelegram: boolean,
): Promise<readonly ConnectMethod[]> {
  if (inTelegram) (await import('./telegram/telegram')).limitProviders(ctx)
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
    ...offeredMethods(ctx.state.get()).map((id) => create(id, () => open(id))),
    create('more', () => ctx.router.push('ConnectSocials')),
  ]
}
