import { createHash, randomBytes } from 'node:crypto'

export interface KnownBrowser {
  /** Identifies the browser, as long as its cookie lasts. */
  readonly browser: string
  /** The `Set-Cookie` header that gives the browser its cookie, or prolongs it. */
  readonly setCookie: string
}

/** Returns which browser has sent a `Cookie` header. One without the cookie gets a new identifier. */
export type BrowserCookie = (header: string | undefined) => KnownBrowser

/**
 * Creates the cookie by which the server knows a browser again for as long as a login at a provider takes.
 * Only the browser knows the cookie’s secret: scripts cannot read it, and other hosts cannot set it. Where the browser keeps
 * one set of cookies for a host, the wallet’s frame and its own windows have the same cookie.
 * @param isSecure whether browsers reach the wallet over https
 * @param lifetimeMs milliseconds
 */
export function createBrowserCookie(isSecure: () => boolean, lifetimeMs: number): BrowserCookie {
  // Browsers accept `__Host-` only over https, for this host and all its paths. So no neighbouring host can plant one.
  const nameOf = (): string => (isSecure() ? '__Host-wallet-login' : 'wallet-login')
  const secretIn = (header = ''): string | undefined => {
    const start = `${nameOf()}=`
    const found = header
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(start))
    return /^[\da-f]{64}$/.exec(found?.slice(start.length) ?? '')?.[0]
  }
  return (header) => {
    // A login that another tab has started stays valid.
    const secret = secretIn(header) ?? randomBytes(32).toString('hex')
    const rules = `Path=/; Max-Age=${Math.floor(lifetimeMs / 1_000)}; HttpOnly`
    // In a frame of another site browsers take `None` alone, and that over https alone.
    const sites = isSecure() ? 'SameSite=None; Secure' : 'SameSite=Lax'
    return { browser: hashOf(secret), setCookie: `${nameOf()}=${secret}; ${rules}; ${sites}` }
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
