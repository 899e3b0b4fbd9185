import type { Core } from './core'
import { createContext } from './create-context'
import { isLatchkeyError } from './errors'
import type { PluginRecord } from './plugin-record'
import { createScope } from './scope'
import { restoreSlice } from './store/restore-slice'

/** Runs every `setup` in order. Throws when a required plugin fails or the configuration is invalid. */
export function setUpPlugins(core: Core): void {
  try {
    for (const record of core.records.values()) runPhase(core, record, 'setup', setUp)
  } catch (error) {
    disposePlugins(core)
    throw error
  }
}

/** Starts every ready plugin in one task. A required plugin that fails stops them all and throws. */
export function startPlugins(core: Core): void {
  try {
    for (const record of core.records.values())
      if (record.status === 'ready') runPhase(core, record, 'start', start)
  } catch (error) {
    stopPlugins(core)
    throw error
  }
}

/**
 * Runs one phase of a plugin whose dependencies work. Throws errors that must end the phase for all plugins.
 */
function runPhase(
  core: Core,
  record: PluginRecord,
  phase: 'setup' | 'start',
  run: (core: Core, record: PluginRecord) => void,
): void {
  const { dependsOn, runtime } = record.plugin
  const { required } = runtime
  const isMissing = dependsOn.some(({ id }) => core.records.get(id)?.status !== 'ready')
  if (isMissing && !required) {
    switchOff(core, record, 'skipped')
    return
  }
  try {
    // Throws if a dependency has failed.
    dependsOn.forEach(core.apiOf)
    run(core, record)
  } catch (error) {
    const isWrong = phase === 'setup' && isConfigurationError(error)
    if (!isWrong) {
      switchOff(core, record, 'failed')
      record.error = error
      core.fail(record.id, phase, error)
    }
    if (isWrong || required) throw error
  }
}

/** Checked by `category` instead of `instanceof`, because a plugin may bundle its own copy of the kernel. */
function isConfigurationError(error: unknown): boolean {
  return isLatchkeyError(error) && error.category === 'configuration'
}

function setUp(core: Core, record: PluginRecord): void {
  const { runtime } = record.plugin
  record.context = createContext(core, record)
  for (const [name, view] of Object.entries(runtime.views))
    record.scope.own(core.views.add(record.id, name, view, record.context))
  record.api = runtime.setup(record.context)
  record.status = 'ready'
}

function start(core: Core, record: PluginRecord): void {
  const { persist, start: startPlugin } = record.plugin.runtime
  const abort = new AbortController()
  const scope = createScope((error) => core.fail(record.id, 'dispose', error))
  const run = { abort, scope, restored: Promise.resolve() }
  record.run = run
  if (persist) run.restored = restoreSlice({ ...record, persist, signal: abort.signal }, scope)
  startPlugin(record.context, record.api)
}

/** Ends the run of every plugin, dependents first. State is kept. */
export function stopPlugins(core: Core): void {
  for (const record of [...core.records.values()].reverse()) endRun(record)
}

export function disposePlugins(core: Core): void {
  for (const record of [...core.records.values()].reverse()) {
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

function switchOff(core: Core, record: PluginRecord, status: 'failed' | 'skipped'): void {
  record.status = status
  endRun(record)
  record.scope.close()
  core.router.drop(Object.keys(record.plugin.runtime.views))
}
