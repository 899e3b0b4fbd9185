import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'
import type { Ports } from './ports/ports'

const portNames: readonly (keyof Ports)[] = ['clock', 'storage', 'logger', 'browser', 'http', 'randomId']

/** Every wrong option of every plugin, before anything is set up (D28.8). */
export function checkOptions(plugins: readonly Plugin[]): void {
  for (const { token, body } of plugins) {
    const known = body.optionNames
    const unknown = known && Object.keys(body.options).find((name) => !known.includes(name))
    if (unknown !== undefined)
      throw new ConfigurationError('UNKNOWN_OPTION', {
        id: token.id,
        option: unknown,
        known: known?.join(', ') || 'none',
      })
    body.checkOptions()
  }
}

export function checkPorts(ports: Partial<Ports>): void {
  const port = Object.keys(ports).find((name) => !portNames.some((known) => known === name))
  if (port !== undefined) throw new ConfigurationError('UNKNOWN_PORT', { port, known: portNames.join(', ') })
}

/** The id becomes part of storage keys and of an attribute. */
export function checkInstanceId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ConfigurationError('INVALID_INSTANCE_ID', { id })
}
