import type { PageDescription } from './page-description'

/** Returns the page's description of itself. It is read with each call, because a page may change its title later. */
export function describePage(available: boolean): PageDescription {
  if (!available) return { title: '', description: '', origin: '', iconUrl: undefined }
  const content = (selector: string): string =>
    document.querySelector(selector)?.getAttribute('content') ?? ''
  const icon = document.querySelector('link[rel~="icon"]')?.getAttribute('href')
  return {
    title: document.title,
    description: content('meta[property="og:description"]') || content('meta[name="description"]'),
    origin: location.origin,
    iconUrl: icon ? new URL(icon, document.baseURI).href : undefined,
  }
}
