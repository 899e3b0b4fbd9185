import { createHash, randomBytes } from 'node:crypto'

/** Lets the server know a browser again for as long as a login at a provider takes. */
export interface BrowserCookie {
  /** Returns an identifier of the browser with this `Cookie` header; `undefined` if it has none yet. */
  read(header: string | undefined): string | undefined
  /** Returns an identifier of the browser, and the `Set-Cookie` header that gives it one or prolongs it. */
  write(header: string | undefined): { readonly browser: string; readonly setCookie: string }
}

/**
 * Only the browser knows the cookie’s secret: scripts cannot read it, and other sites cannot make a browser send it.
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
  return {
    read(header) {
      const secret = secretIn(header)
      return secret && hashOf(secret)
    },
    write(header) {
      // A login that another tab has started stays valid.
      const secret = secretIn(header) ?? randomBytes(32).toString('hex')
      const rules = `Path=/; Max-Age=${Math.floor(lifetimeMs / 1_000)}; HttpOnly; SameSite=Lax`
      return {
        browser: hashOf(secret),
        setCookie: `${nameOf()}=${secret}; ${rules}${isSecure() ? '; Secure' : ''}`,
      }
    },
  }
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')
