import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'
import type { Logger } from './ports/logger'
import type { Ports } from './ports/ports'

const portNames: readonly (keyof Ports)[] = ['clock', 'storage', 'logger', 'browser', 'http', 'randomId']
const preloads: readonly unknown[] = ['intent', 'idle', undefined]
const hostOptionNames: readonly string[] = ['id', 'plugins', 'ports', 'language', 'hydrateFrom', 'preload']

/**
 * Throws a `ConfigurationError` for an unknown option of `createLatchkey`, and for an invalid `preload` or
 * `language`.
 */
export function checkHostNames(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw new ConfigurationError('INVALID_PLUGINS')
  checkOptionNames('createLatchkey', options, hostOptionNames)
  if ('preload' in options && !preloads.includes(options.preload))
    throw new ConfigurationError('INVALID_PRELOAD', { preload: String(options.preload) })
  if ('language' in options && options.language !== undefined && !isLanguage(options.language))
    throw new ConfigurationError('INVALID_LANGUAGE')
}

/** Throws a `ConfigurationError` for an unknown port. */
export function checkPortNames(ports: Partial<Ports>): void {
  const port = unknownName(ports, portNames)
  if (port !== undefined) throw new ConfigurationError('UNKNOWN_PORT', { port, known: portNames.join(', ') })
}

/** Throws a `ConfigurationError` for an unknown option of a plugin. */
export function checkPluginNames({ token, runtime: body }: Plugin): void {
  checkOptionNames(token.id, body.options, body.knownOptions)
}

/** Warns once that a view was opened before `start`, when there may be no outlet to show it. */
export function createStartHint(logger: Logger): (started: boolean) => void {
  let hinted = false
  return (started) => {
    if (started || hinted) return
    hinted = true
    logger.warn('open() was called before start(), so nobody may be there to show the view.')
  }
}

/** `undefined`: it does not say which it has. */
function checkOptionNames(id: string, options: object, known: readonly string[] | undefined): void {
  const option = known && unknownName(options, known)
  if (option !== undefined)
    throw new ConfigurationError('UNKNOWN_OPTION', { id, option, known: known?.join(', ') || 'none' })
}

function isLanguage(given: unknown): boolean {
  const { locale, texts } = Object(given)
  return typeof locale === 'string' && typeof texts === 'object' && texts !== null
}

function unknownName(given: object, known: readonly string[]): string | undefined {
  return Object.keys(given).find((name) => !known.includes(name))
}
