import type { Browser } from '@latchkey/kernel'
import type { Metadata } from './contract'

/** What wallets are told of the page: the host's words, and the page's own where the host says nothing. */
export async function describeHost(browser: Browser, given: Partial<Metadata> = {}): Promise<Metadata> {
  const { title: name, description, origin: url, iconUrl } = await browser.page()
  return { name, description, url, icons: iconUrl ? [iconUrl] : [], ...given }
}
