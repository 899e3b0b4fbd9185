import { createContext } from './create-context'
import { isLatchkeyError } from './errors'
import type { InstanceParts, PluginRecord } from './instance-parts'
import { createScope } from './scope'
import { persistSliceLazily } from './store/persist-slice-lazily'

/** Runs every `setup` in order. Throws when a required plugin fails or the configuration is invalid. */
export function setUpPlugins(parts: InstanceParts): void {
  try {
    for (const record of parts.records.values()) runPhase(parts, record, 'setup', setUp)
  } catch (error) {
    disposePlugins(parts)
    throw error
  }
}

/** Starts every ready plugin in one task. A required plugin that fails stops them all and throws. */
export function startPlugins(parts: InstanceParts): void {
  try {
    for (const record of parts.records.values())
      if (record.status === 'ready') runPhase(parts, record, 'start', start)
  } catch (error) {
    stopPlugins(parts)
    throw error
  }
}

/**
 * Runs one phase of a plugin whose dependencies work. Throws errors that must end the phase for all plugins.
 */
function runPhase(
  parts: InstanceParts,
  record: PluginRecord,
  phase: 'setup' | 'start',
  run: (parts: InstanceParts, record: PluginRecord) => void,
): void {
  const { dependsOn, runtime } = record.plugin
  const { required } = runtime
  const isMissing = dependsOn.some(({ id }) => parts.records.get(id)?.status !== 'ready')
  if (isMissing && !required) {
    switchOff(parts, record, 'skipped')
    return
  }
  try {
    // Throws if a dependency has failed.
    dependsOn.forEach(parts.apiOf)
    run(parts, record)
  } catch (error) {
    const isWrong = phase === 'setup' && isConfigurationError(error)
    if (!isWrong) {
      switchOff(parts, record, 'failed')
      record.error = error
      parts.fail(record.id, phase, error)
    }
    if (isWrong || required) throw error
  }
}

/** Checked by `category` instead of `instanceof`, because a plugin may bundle its own copy of the kernel. */
function isConfigurationError(error: unknown): boolean {
  return isLatchkeyError(error) && error.category === 'configuration'
}

function setUp(parts: InstanceParts, record: PluginRecord): void {
  const { runtime } = record.plugin
  record.context = createContext(parts, record)
  for (const [name, view] of Object.entries(runtime.views))
    record.scope.own(parts.views.add(record.id, name, view, record.context))
  record.api = runtime.setup(record.context)
  record.status = 'ready'
}

function start(parts: InstanceParts, record: PluginRecord): void {
  const { persist, start: startPlugin } = record.plugin.runtime
  const abort = new AbortController()
  const scope = createScope((error) => parts.fail(record.id, 'dispose', error))
  const run = { abort, scope, restored: Promise.resolve() }
  record.run = run
  if (persist) run.restored = persistSliceLazily({ ...record, persist, signal: abort.signal }, scope)
  startPlugin(record.context, record.api)
}

/** Ends the run of every plugin, dependents first. State is kept. */
export function stopPlugins(parts: InstanceParts): void {
  for (const record of [...parts.records.values()].reverse()) endRun(record)
}

export function disposePlugins(parts: InstanceParts): void {
  for (const record of [...parts.records.values()].reverse()) {
    endRun(record)
    record.scope.close()
  }
}

function endRun(record: PluginRecord): void {
  const { run } = record
  if (!run) return
  record.run = undefined
  run.abort.abort()
  run.scope.close()
}

function switchOff(parts: InstanceParts, record: PluginRecord, status: 'failed' | 'skipped'): void {
  record.status = status
  endRun(record)
  record.scope.close()
  parts.router.drop(Object.keys(record.plugin.runtime.views))
}
