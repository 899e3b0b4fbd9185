import type { SolanaContext } from './chain/chains'
import type { Registration, RegistrationQueue, WalletFinder } from './page-wallets'

const listCode = () => import('./list-parts')

/** Keeps which wallets register and leave (Wallet Standard); what it returns lists them. */
export function watchWallets(ctx: SolanaContext, finder: WalletFinder): () => Promise<void> {
  const { browser, signal } = ctx
  const page: RegistrationQueue = { kept: [] }
  const keep = (...news: Registration): void => {
    page.kept.push(news)
    page.hear?.()
  }
  // Frozen: one wallet must not answer for those that register after it.
  const desk = Object./* control: wallet-registration-replaced */ freeze({
    register(...wallets: readonly unknown[]) {
      keep(wallets, true)
      return () => keep(wallets, false)
    },
  })
  const welcome = (event: Event): void => {
    try {
      Reflect.get(event, 'detail')(desk)
    } catch {
      // What cannot be called registers nobody.
    }
  }
  browser.listen('wallet-standard:register-wallet', welcome, signal)
  browser.dispatch('wallet-standard:app-ready', desk)
  return async () => (await listCode()).listWallets(ctx, page, finder, signal)
}
