import { InsecureContextError } from '../errors'
import { systemClock } from './clock'
import type { Browser, Http, Logger, Ports } from './ports'
import { createBrowserStorage } from './storage'

const pageCode = () => import('./page')
const httpCode = () => import('./send-http')

const HTTP_TIMEOUT_MS = 30_000

/** Creates the ports of the browser, some of which the host may replace. */
export function createDefaultPorts(instanceId: string, given: Partial<Ports>): Ports {
  const logger = given.logger ?? createConsoleLogger(instanceId)
  return {
    clock: given.clock ?? systemClock,
    storage: given.storage ?? createBrowserStorage(logger),
    browser: given.browser ?? createBrowser(),
    http: given.http ?? createHttp(),
    randomId: given.randomId ?? randomId,
    logger,
  }
}

/** Returns 128 random bits as hex. `crypto.randomUUID` is missing on pages without https, but `getRandomValues` is not. */
export function randomId(): string {
  if (typeof crypto === 'undefined') throw new InsecureContextError()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function createBrowser(): Browser {
  const available = typeof window !== 'undefined' && typeof document !== 'undefined'
  return {
    available,
    get userAgent() {
      return available ? navigator.userAgent : ''
    },
    get origin() {
      return available ? location.origin : ''
    },
    page: async () => (await pageCode()).describePage(available),
    windowProperty: (name) => (available ? Reflect.get(window, name) : undefined),
    listen: (name, listener, signal) => window.addEventListener(name, listener, { signal }),
    dispatch: (name, detail) => void window.dispatchEvent(new CustomEvent(name, { detail })),
  }
}

/** Sends no credentials unless a request says so, and ends after the time-out. Nothing is sent before a plugin needs it. */
export function createHttp(timeoutMs: number = HTTP_TIMEOUT_MS): Http {
  return {
    send: async (request, parse) => (await httpCode()).sendHttp(request, parse, timeoutMs),
  }
}

function createConsoleLogger(id: string): Logger {
  const line = (text: string): string => `[${id}] ${text}`
  return {
    debug: (text, details) => console.debug(line(text), details ?? ''),
    warn: (text, details) => console.warn(line(text), details ?? ''),
    error: (text, details) => console.error(line(text), details ?? ''),
    child: (name) => createConsoleLogger(`${id}/${name}`),
  }
}
