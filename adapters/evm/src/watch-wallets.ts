import type { EvmContext } from './evm-context'
import type { PageWallets } from './page-wallets'

const listCode = () => import('./discovery/list-wallets')

/** Keeps what wallets announce; what it returns lists them. */
export function watchWallets(ctx: EvmContext, enableEIP6963: boolean | undefined): () => Promise<void> {
  const { browser, signal } = ctx
  const page: PageWallets = { kept: [], listed: false }
  if (enableEIP6963 !== false) {
    const keep = (event: Event): void => {
      try {
        const { info, provider } = Reflect.get(event, 'detail')
        // A copy, so that what the page changes later changes nothing.
        page.kept.push({ ...info, provider })
      } catch {
        // What cannot even be read is no announcement.
      }
    }
    browser.listen('eip6963:announceProvider', keep, signal)
    browser.dispatch('eip6963:requestProvider')
  }
  return async () => (await listCode()).listWallets(ctx, page, signal)
}
