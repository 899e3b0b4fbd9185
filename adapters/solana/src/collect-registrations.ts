import type { SolanaContext } from './chain/read-chain'
import type { Registration, RegistrationQueue, WalletFinder } from './discovery/register-wallets'

const listCode = () => import('./discovery/register-wallets')

/** Records which wallets register and unregister (Wallet Standard). Returns the function that lists them. */
export function collectRegistrations(ctx: SolanaContext, finder: WalletFinder): () => Promise<void> {
  const { browser, signal } = ctx
  const page: RegistrationQueue = {
    kept: [],
    // Until the list is loaded, which takes them at once.
    most: 500,
    ask: () => browser.dispatch('wallet-standard:app-ready', registerApi),
  }
  const keep = (...news: Registration): void => {
    if (page.kept.length < page.most) page.kept.push(news)
    page.onRegistration?.()
  }
  // Frozen, so that a wallet cannot intercept the registrations of later wallets.
  const registerApi = Object.freeze({
    register(...wallets: readonly unknown[]) {
      keep(wallets, true)
      return () => keep(wallets, false)
    },
  })
  const onRegister = (event: Event): void => {
    try {
      Reflect.get(event, 'detail')(registerApi)
    } catch {
      // An event whose detail is no function registers no wallet.
    }
  }
  browser.listen('wallet-standard:register-wallet', onRegister, signal)
  page.ask()
  return async () => (await listCode()).registerWallets(ctx, page, finder, signal)
}
