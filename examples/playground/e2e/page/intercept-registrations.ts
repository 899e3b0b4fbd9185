/** What another script of the page can reach of the registered wallets (Wallet Standard) and of the page. */
export interface RegistrationInterceptor {
  /** All registered wallets. */
  readonly wallets: readonly object[]
  /** Wallets registered with this script's `register`, if it could replace the page's. */
  readonly stolen: readonly object[]
  /** Registers the wallets again and unregisters them. Returns how many. */
  removeWallets(): number
}

/** Runs before the wallets' scripts, as source text, so it uses nothing outside itself. */
export function interceptRegistrations(): void {
  const wallets: object[] = []
  const stolen: object[] = []
  const pages: { register(wallet: object): unknown }[] = []
  addEventListener('wallet-standard:register-wallet', (event) => {
    const giveTo: unknown = Reflect.get(event, 'detail')
    if (typeof giveTo === 'function') giveTo({ register: (wallet: object) => wallets.push(wallet) })
  })
  addEventListener('wallet-standard:app-ready', (event) => {
    const page = Reflect.get(event, 'detail')
    pages.push(page)
    Reflect.set(page, 'register', (wallet: object) => stolen.push(wallet))
    Reflect.defineProperty(page, 'register', { value: (wallet: object) => stolen.push(wallet) })
  })
  Object.assign(window, {
    interceptor: {
      wallets,
      stolen,
      removeWallets() {
        let removed = 0
        for (const page of pages)
          for (const wallet of wallets) {
            const remove = page.register(wallet)
            if (typeof remove === 'function') remove()
            removed += 1
          }
        return removed
      },
    },
  })
}
