import type { BrowserName, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data'

type Browsers = Partial<Record<BrowserName, string>>

/**
 * The oldest browsers in which nothing is missing, as README says. Wallets show pages in the WebViews of both systems.
 * README promises Chrome 111: before that, colours are plain, because `color-mix()` came with it.
 */
export const FLOOR: Browsers = {
  chrome: '105',
  chrome_android: '105',
  webview_android: '105',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
  webview_ios: '16.4',
}

/** Whether every one of these browsers has a feature. What is not recorded of a browser is taken for there. */
export function isInEvery(browsers: Browsers, { support }: CompatStatement): boolean {
  return Object.entries(browsers).every(([name, version]) => {
    const given = Object.entries(support).find(([browser]) => browser === name)?.[1]
    if (given === undefined) return true
    return [given].flat().some((one) => isIn(version, one))
  })
}

function isIn(version: string, given: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = given
  if (added === false || removed !== undefined || flags || prefix || other) return false
  return added === 'preview' ? false : isAtMost(String(added).replace('≤', ''), version)
}

function isAtMost(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number))
  const major = (a?.[0] ?? 0) - (b?.[0] ?? 0)
  return major < 0 || (major === 0 && (a?.[1] ?? 0) <= (b?.[1] ?? 0))
}
