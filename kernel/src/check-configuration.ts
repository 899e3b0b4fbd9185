import { checkPluginNames } from '#check-names'
import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'

/** Every wrong option of every plugin, before anything is set up. */
export function checkOptions(plugins: readonly Plugin[]): void {
  for (const plugin of plugins) {
    checkPluginNames(plugin)
    plugin.runtime.checkOptions(plugins)
  }
}

/** The id becomes part of storage keys and of an attribute. */
export function checkInstanceId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ConfigurationError('INVALID_INSTANCE_ID', { id })
}
