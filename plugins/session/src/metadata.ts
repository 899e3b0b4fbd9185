import { type Browser, isWebUrl } from '@latchkey/kernel'
import type { Metadata } from './contract'

/** What wallets are told of the page: the host's words, and the page's own where the host says nothing. */
export async function describeHost(browser: Browser, given: Partial<Metadata> = {}): Promise<Metadata> {
  const { title: name, description, origin: url, iconUrl } = await browser.page()
  const metadata = { name, description, url, icons: iconUrl ? [iconUrl] : [], ...given }
  // The production build lets any option pass: a wallet must not be handed an address that runs a script.
  return isWebUrl(metadata.url) ? metadata : { ...metadata, url }
}
