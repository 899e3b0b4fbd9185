import { checkPluginNames } from '@latchkey/kernel/internal/check-names'
import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'

/** Checks the options of every plugin before any `setup` runs. */
export function checkOptions(plugins: readonly Plugin[]): void {
  for (const plugin of plugins) {
    checkPluginNames(plugin)
    plugin.runtime.checkOptions(plugins)
  }
}

/** Checks the id, which is part of storage keys and the value of an attribute. */
export function checkInstanceId(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw new ConfigurationError('INVALID_INSTANCE_ID', { id })
}
