import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'
import type { Ports } from './ports/ports'

const portNames: readonly (keyof Ports)[] = ['clock', 'storage', 'logger', 'browser', 'http', 'randomId']
const hostOptionNames: readonly string[] = ['id', 'plugins', 'ports', 'language', 'hydrateFrom']

/** What is wrong in the host's own options, before anything is made of them. */
export function checkHostOptions(options: object): void {
  checkNames('createLatchkey', options, hostOptionNames)
}

/** Every wrong option of every plugin, before anything is set up (D28.8). */
export function checkOptions(plugins: readonly Plugin[]): void {
  for (const { token, body } of plugins) {
    if (body.optionNames) checkNames(token.id, body.options, body.optionNames)
    body.checkOptions()
  }
}

function checkNames(id: string, options: object, known: readonly string[]): void {
  const option = unknownName(options, known)
  if (option !== undefined)
    throw new ConfigurationError('UNKNOWN_OPTION', { id, option, known: known.join(', ') || 'none' })
}

export function checkPorts(ports: Partial<Ports>): void {
  const port = unknownName(ports, portNames)
  if (port !== undefined) throw new ConfigurationError('UNKNOWN_PORT', { port, known: portNames.join(', ') })
}

function unknownName(given: object, known: readonly string[]): string | undefined {
  return Object.keys(given).find((name) => !known.includes(name))
}

/** The id becomes part of storage keys and of an attribute. */
export function checkInstanceId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ConfigurationError('INVALID_INSTANCE_ID', { id })
}
