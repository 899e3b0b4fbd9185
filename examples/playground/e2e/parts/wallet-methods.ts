import type { Page } from '@playwright/test'

/** Methods of the requests to a test wallet, in order. */
export async function methodsOf(page: Page, wallet: string): Promise<readonly string[]> {
  return page.evaluate(
    (name) => window.testWallets.get(name)?.requests.map(({ method }) => method) ?? [],
    wallet,
  )
}
