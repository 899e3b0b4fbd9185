import { didYouMean } from './developer-messages.development'
import { ConfigurationError } from './errors'
import type { KernelEvents } from './events'
import type { Plugin } from './plugin'
import type { Ports } from './ports/ports'

interface PortShape {
  readonly text: string
  /** The methods that it has at least; `undefined` for a function. */
  readonly methods: readonly string[] | undefined
}
const object = (...methods: readonly string[]): PortShape => ({
  text: `an object with the methods ${methods.join(', ')}`,
  methods,
})
const portShapes: Readonly<Record<keyof Ports, PortShape>> = {
  clock: object('now', 'elapsedMs'),
  storage: object('get', 'set', 'remove'),
  logger: object('debug', 'warn', 'error'),
  browser: object('windowProperty'),
  http: { text: 'an object', methods: [] },
  randomId: { text: 'a function', methods: undefined },
}
const portNames: readonly (keyof Ports)[] = ['clock', 'storage', 'logger', 'browser', 'http', 'randomId']
const preloads: readonly unknown[] = ['intent', 'idle', undefined]
const hostOptionNames: readonly string[] = [
  'id',
  'plugins',
  'ports',
  'language',
  'loadLanguage',
  'hydrateFrom',
  'preload',
]

/**
 * Throws a `ConfigurationError` for an unknown option of `createLatchkey`, and for an invalid `id`, `preload`,
 * `hydrateFrom` or `language`.
 */
export function checkHostNames(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw new ConfigurationError('INVALID_PLUGINS')
  checkOptionNames('createLatchkey', options, hostOptionNames)
  const { id, hydrateFrom }: { readonly id?: unknown; readonly hydrateFrom?: unknown } = options
  if (id !== undefined && typeof id !== 'string')
    throw new ConfigurationError('INVALID_INSTANCE_ID', { id: String(id) })
  if (hydrateFrom !== undefined && typeof hydrateFrom !== 'string')
    throw new ConfigurationError('INVALID_HYDRATE_FROM')
  if ('preload' in options && !preloads.includes(options.preload))
    throw new ConfigurationError('INVALID_PRELOAD', { preload: String(options.preload) })
  if (
    'language' in options &&
    options.language !== undefined &&
    options.language !== 'auto' &&
    !isLanguage(options.language)
  )
    throw new ConfigurationError('INVALID_LANGUAGE')
}

/** Throws a `ConfigurationError` for an unknown port, and for one without the methods of its kind. */
export function checkPortNames(ports: Partial<Ports>): void {
  if (typeof ports !== 'object' || ports === null)
    throw new ConfigurationError('INVALID_PORT', { port: 'ports', expected: 'an object' })
  const wrong = portNames.find((name) => ports[name] !== undefined && !isPort(name, ports[name]))
  if (wrong)
    throw new ConfigurationError('INVALID_PORT', { port: `ports.${wrong}`, expected: portShapes[wrong].text })
  const port = unknownName(ports, portNames)
  if (port !== undefined) throw new ConfigurationError('UNKNOWN_PORT', { port, known: portNames.join(', ') })
}

/** Throws a `ConfigurationError` for an unknown option of a plugin. */
export function checkPluginNames({ token, runtime: body }: Plugin): void {
  checkOptionNames(token.id, body.options, body.knownOptions)
}

/** Every event of the kernel. */
const kernelEvents: Readonly<Record<keyof KernelEvents, true>> = {
  'kernel:started': true,
  'kernel:stopped': true,
  'kernel:disposed': true,
  'kernel:view-changed': true,
  'kernel:idle': true,
  'kernel:close-refused': true,
  'kernel:notice': true,
  'kernel:error': true,
  'kernel:plugin-failed': true,
}

/** Warns of a listener for an event that the kernel or an installed plugin does not emit, or of a plugin that is not installed. */
export function checkEventName(name: string, plugins: readonly Plugin[], { logger }: Ports): void {
  const [owner = ''] = name.split(':')
  const ids = plugins.map(({ token }) => token.id)
  const plugin = plugins.find(({ token }) => token.id === owner)
  const events = owner === 'kernel' ? kernelEvents : plugin?.runtime.knownEvents
  if (events) {
    if (!Object.hasOwn(events, name))
      logger.warn(`There is no event '${name}'.${didYouMean(name, Object.keys(events).join(', '))}`)
  } else if (!plugin)
    logger.warn(
      `There is no event '${name}': no plugin '${owner}' is installed.${didYouMean(owner, ids.join(', '))}`,
    )
}

/** Has `latchkey.plugins` warn of a name that is nearly that of an installed plugin. A page may ask for an absent one. */
export function checkPluginReads(apis: object, plugins: readonly Plugin[], { logger }: Ports): void {
  const ids = plugins.map(({ token }) => token.id).join(', ')
  const hint = new Proxy(Object.prototype, {
    get(target, name, receiver) {
      const meant = typeof name === 'string' && !(name in target) ? didYouMean(name, ids) : ''
      if (meant) logger.warn(`No plugin '${String(name)}' is installed.${meant}`)
      return Reflect.get(target, name, receiver)
    },
  })
  Object.setPrototypeOf(apis, hint)
}

/** Returns a function that warns once that a view is opened before `start`, when there may be no outlet to show it. */
export function createStartHint({ logger }: Ports): ((started: boolean) => void) | undefined {
  let hinted = false
  return (started) => {
    if (started || hinted) return
    hinted = true
    logger.warn('open() was called before start(), so nobody may be there to show the view.')
  }
}

function checkOptionNames(id: string, options: object, known: readonly string[] = []): void {
  const option = unknownName(options, known)
  if (option !== undefined)
    throw new ConfigurationError('UNKNOWN_OPTION', { id, option, known: known.join(', ') || 'none' })
}

function isPort(name: keyof Ports, given: unknown): boolean {
  const { methods } = portShapes[name]
  if (!methods) return typeof given === 'function'
  const isObject = (typeof given === 'object' && given !== null) || typeof given === 'function'
  return isObject && methods.every((method) => typeof Reflect.get(given, method) === 'function')
}

function isLanguage(given: unknown): boolean {
  const { locale, texts } = Object(given)
  return typeof locale === 'string' && typeof texts === 'object' && texts !== null
}

function unknownName(given: object, known: readonly string[]): string | undefined {
  return Object.keys(given).find((name) => !known.includes(name))
}
