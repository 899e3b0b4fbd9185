import type { EvmContext } from '../chain/read-chain'
import type { AnnouncementQueue } from './parse-announcement'

const listCode = () => import('./register-wallets')

/** Until the list is loaded, which takes them at once. */
const MAX_KEPT = 500

/** Collects announcements (EIP-6963); the function it returns lists their wallets. */
export function collectAnnouncements(
  ctx: EvmContext,
  enableEIP6963: boolean | undefined,
): () => Promise<void> {
  const { browser, signal } = ctx
  const announcements: AnnouncementQueue = []
  if (enableEIP6963 !== false) {
    // Each wallet announces itself once in response to this run's own request.
    let isAsked = true
    const collect = (event: Event): void => {
      try {
        const { info, provider } = Reflect.get(event, 'detail')
        // A copy: later changes by the page have no effect.
        if (announcements.length < MAX_KEPT) announcements.push({ ...info, provider, isAsked })
      } catch {
        // An event that cannot be read is no announcement.
      }
    }
    browser.listen('eip6963:announceProvider', collect, signal)
    browser.dispatch('eip6963:requestProvider')
    isAsked = false
  }
  return async () => (await listCode()).registerWallets(ctx, announcements, MAX_KEPT, signal)
}
