/**
 * Wallets as extensions announce them (EIP-6963), with nothing behind them. Runs in a page before its own scripts
 * and stands alone, since only its text gets there.
 */
export function announceWallets(names: readonly string[]): void {
  const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`
  const details = names.map((name, index) => {
    const uuid = `00000000-0000-4000-8000-00000000000${index}`
    const provider = { request: async () => [], on: () => undefined, removeListener: () => undefined }
    return Object.freeze({ info: { uuid, name, icon, rdns: `example.${name.toLowerCase()}` }, provider })
  })
  const say = (): void => {
    for (const detail of details)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', say)
  say()
}
