import { ConfigurationError } from './errors'
import type { Plugin } from './plugin'

const KERNEL_GENERATION = '1'

/**
 * Depth-first over `dependsOn` and the present `optionalDependsOn`; ties keep the host's order. Throws
 * `ConfigurationError`: `DUPLICATE_PLUGIN`, `MISSING_PLUGIN`, `PLUGIN_CYCLE`, `VERSION_MISMATCH`.
 */
export function orderPlugins(plugins: readonly Plugin[]): readonly Plugin[] {
  if (!Array.isArray(plugins)) throw new ConfigurationError('INVALID_PLUGINS')
  const byId = new Map<string, Plugin>()
  plugins.forEach((plugin, index) => {
    // A host without types may hand in the factory itself.
    if (typeof plugin !== 'object' || !plugin?.token)
      throw new ConfigurationError('INVALID_PLUGIN', { index: String(index) })
    const { id } = plugin.token
    if (plugin.kernel !== KERNEL_GENERATION)
      throw versionMismatch(id, `kernel ${plugin.kernel}`, `kernel ${KERNEL_GENERATION}`)
    if (byId.has(id)) throw new ConfigurationError('DUPLICATE_PLUGIN', { id })
    byId.set(id, plugin)
  })

  const ordered: Plugin[] = []
  const done = new Set<string>()
  const visit = (plugin: Plugin, path: readonly string[]): void => {
    const { id } = plugin.token
    if (path.includes(id))
      throw new ConfigurationError('PLUGIN_CYCLE', {
        path: [...path.slice(path.indexOf(id)), id].join(' → '),
      })
    if (done.has(id)) return
    for (const need of [...plugin.dependsOn, ...plugin.runtime.optionalDependsOn]) {
      const found = byId.get(need.id)
      if (found) {
        const { major } = found.token
        if (need.major !== major) throw versionMismatch(need.id, `${need.major}`, `${major}`)
        visit(found, [...path, id])
      } else if (plugin.dependsOn.includes(need))
        throw new ConfigurationError('MISSING_PLUGIN', { id, needed: need.id })
    }
    done.add(id)
    ordered.push(plugin)
  }
  for (const plugin of plugins) visit(plugin, [])
  return ordered
}

function versionMismatch(id: string, wanted: string, found: string): ConfigurationError {
  return new ConfigurationError('VERSION_MISMATCH', { id, wanted, found })
}
