import type { Browser, Http, Ports } from '@latchkey/kernel'
import { createDefaultPorts } from '@latchkey/kernel/ports'
import { HttpStatusError } from '@latchkey/kernel/web'
import { tellRefused } from 'latchkey/internal/tell-refused'
import { HostNotListedError } from './host-not-listed-error'
import { listedHosts } from './listed-hosts'

/** A package that contacts hosts by itself. The others ask only what the page configures. */
export type PackageWithHosts = keyof typeof listedHosts

export interface GuardOptions {
  /** Packages whose hosts may be asked: those in `manifest.json`, as `npx latchkey csp` lists them. */
  readonly packages?: readonly PackageWithHosts[]
  /** URLs that the page configures, such as RPC URLs. What follows the host is left out of account. */
  readonly allow?: readonly string[]
  /** Ports of the page's own, to be guarded instead of the browser's. */
  readonly ports?: Partial<Ports>
}

/**
 * Returns ports that refuse every other host: HTTP requests and WebSockets of all plugins. The page's own origin may be asked.
 * No redirect is followed. What is refused rejects with `HostNotListedError` (`HOST_NOT_LISTED`) before anything is sent, and
 * in development the console says once what to add.
 *
 * Not guarded, because their code or the browser asks: the inside of frames, pictures, links, a viem transport of the page's own,
 * wallets, the beacon of `telemetry({ usage: true })`, and the frame by which the relay's library verifies the page. The policy
 * of `npx latchkey csp` covers all of them.
 *
 * Throws `TypeError` if an entry of `allow` is no URL.
 * @example
 * createLatchkey({
 *   plugins: [...essentials(), evm({ networks: [mainnet], rpcUrls: { 1: ['https://rpc.example/key'] } })],
 *   ports: guard({ allow: ['https://rpc.example'] }),
 * })
 */
export function guard({
  packages = [],
  allow = [],
  ports: given = {},
}: GuardOptions = {}): Pick<Ports, 'http' | 'browser'> {
  const { http, browser, logger } = createDefaultPorts('latchkey', given)
  const hosts = [...packages.flatMap((name): readonly string[] => listedHosts[name]), ...allow]
  const origins = new Set([...hosts.map((url) => new URL(url).origin), browser.origin])
  const told = new Set<string>()
  const refuse = (origin: string, reason: 'not listed' | 'redirect'): never => {
    tellRefused(logger, told, origin, reason)
    throw new HostNotListedError(origin, reason)
  }
  /** Returns the origin of a URL, relative ones included. Throws `HostNotListedError`. */
  const check = (url: string): string => {
    const origin = originOf(url, browser.origin)
    return origins.has(origin) ? origin : refuse(origin, 'not listed')
  }
  return { http: guardHttp(http, check, refuse), browser: guardBrowser(browser, check) }
}

/** The origin that a browser would ask: one that is relative (`/path`, `//host/path`) is the page's business. */
function originOf(url: string, base: string): string {
  try {
    return new URL(url, base || undefined).origin
  } catch {
    return url
  }
}

function guardHttp(
  http: Http,
  check: (url: string) => string,
  refuse: (origin: string, reason: 'redirect') => never,
): Http {
  return {
    async send(request, parse) {
      const origin = check(request.url)
      try {
        return await http.send({ ...request, redirect: 'manual' }, parse)
      } catch (error) {
        if (error instanceof HttpStatusError && isRedirect(error)) refuse(origin, 'redirect')
        throw error
      }
    },
  }
}

/** Browsers say nothing of a redirect that is not followed, but that there was no answer: status 0. */
const isRedirect = ({ status }: HttpStatusError): boolean => status === 0 || (status >= 300 && status < 400)

function guardBrowser(browser: Browser, check: (url: string) => string): Browser {
  const property = (name: string): unknown => {
    const found = browser.windowProperty(name)
    if (name !== 'WebSocket' || typeof found !== 'function') return found
    return new Proxy(found, {
      construct(target, args: readonly unknown[], newTarget) {
        check(String(args[0]))
        return Reflect.construct(target, args, newTarget)
      },
    })
  }
  return { ...browser, windowProperty: property }
}

export { HostNotListedError }
