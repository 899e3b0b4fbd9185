/** What another script of the page can read of the wallets that register (Wallet Standard), and of the page. */
export interface Neighbour {
  /** Every wallet object there is. */
  readonly wallets: readonly object[]
  /** What was registered with its own `register`, where it could replace the page's with that. */
  readonly stolen: readonly object[]
  /** Registers the wallets once more and removes them again, as their own scripts do. */
  evict(): number
}

/** Runs before the wallets' own scripts, as source text; uses nothing outside itself. */
export function standBeside(): void {
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
    neighbour: {
      wallets,
      stolen,
      evict() {
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
