import type { Core } from './core'
import { createContext, storagePrefix } from './create-context'
import { isLatchkeyError, PluginUnavailableError } from './errors'
import type { PluginPhase } from './kernel-events'
import type { PluginRecord, Run } from './plugin-record'
import { scopeStorage } from './ports/storage'
import { createScope } from './scope'
import { restoreSlice } from './store/restore-slice'

/** Runs every `setup`, in order. A required plugin that fails, or a wrong configuration, throws. */
export function setUpPlugins(core: Core): void {
  for (const record of core.records.values()) {
    const missing = missingNeed(core, record)
    if (missing && !record.plugin.runtime.required) continue
    try {
      if (missing) throw unavailable(missing)
      setUp(core, record)
    } catch (error) {
      const isWrong = isConfigurationError(error)
      if (!isWrong) failPlugin(core, record, 'setup', error)
      if (isWrong || record.plugin.runtime.required) {
        disposePlugins(core)
        throw error
      }
    }
  }
}

/** By brand: a plugin may carry its own copy of the kernel. */
function isConfigurationError(error: unknown): boolean {
  return isLatchkeyError(error) && error.category === 'configuration'
}

function unavailable({ id, status, error }: PluginRecord): PluginUnavailableError {
  return new PluginUnavailableError(id, status, error)
}

function setUp(core: Core, record: PluginRecord): void {
  const { runtime: body } = record.plugin
  record.context = createContext(core, record)
  for (const [name, view] of Object.entries(body.views))
    record.scope.own(core.views.add(record.id, name, view, record.context))
  record.api = body.setup(record.context)
  record.status = 'ready'
}

/** A dependency that does not work. */
function missingNeed(core: Core, record: PluginRecord): PluginRecord | undefined {
  return record.plugin.dependsOn
    .map(({ id }) => core.records.get(id))
    .find((need) => need !== undefined && need.status !== 'ready')
}

/** Starts every ready plugin in one task. A required plugin that fails stops them all and throws. */
export function startPlugins(core: Core): void {
  for (const record of core.records.values()) {
    if (record.status !== 'ready') continue
    const missing = missingNeed(core, record)
    if (missing && !record.plugin.runtime.required) {
      switchOff(core, record, 'skipped')
      continue
    }
    try {
      if (missing) throw unavailable(missing)
      start(core, record)
    } catch (error) {
      failPlugin(core, record, 'start', error)
      if (record.plugin.runtime.required) {
        stopPlugins(core)
        throw error
      }
    }
  }
}

function start(core: Core, record: PluginRecord): void {
  const abort = new AbortController()
  const scope = createScope((error) => core.fail(record.id, 'dispose', error))
  record.run = { abort, scope, restored: Promise.resolve() }
  record.run.restored = restore(core, record, record.run)
  record.plugin.runtime.start(record.context, record.api)
}

async function restore(core: Core, record: PluginRecord, { abort, scope }: Run): Promise<void> {
  const { persist } = record.plugin.runtime
  if (!persist) return
  const { slice, kept, hydrated } = record
  const storage = scopeStorage(core.ports.storage, storagePrefix(core.instanceId, record.id))
  const logger = core.ports.logger.child(record.id)
  await restoreSlice({ slice, kept, hydrated, persist, storage, logger, signal: abort.signal }, scope)
}

/** Ends the run of every plugin, dependents first. State stays. */
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

function failPlugin(core: Core, record: PluginRecord, phase: PluginPhase, error: unknown): void {
  switchOff(core, record, 'failed')
  record.error = error
  core.fail(record.id, phase, error)
}

function switchOff(core: Core, record: PluginRecord, status: 'failed' | 'skipped'): void {
  record.status = status
  endRun(record)
  record.scope.close()
  core.router.drop(Object.keys(record.plugin.runtime.views))
}
