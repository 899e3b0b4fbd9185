import type { ObservedInstance } from '@latchkey/kernel'
import type { Recorder } from './recording/create-recorder'
import { redact, type Shown } from './redaction/redact'
import { withShortAddresses } from './redaction/shorten-addresses'

/** One instance with what was recorded of it. */
export interface Recording {
  readonly instance: ObservedInstance
  readonly recorder: Recorder
}

/** Status and options of a plugin, redacted. */
export interface PluginReport {
  readonly id: string
  readonly status: string
  readonly error: Shown | undefined
  readonly dependsOn: readonly string[]
  readonly optionalDependsOn: readonly string[]
  readonly views: readonly string[]
  readonly options: Shown
}

/** The plugins in the order in which they were set up. */
export function reportPlugins({ plugins }: ObservedInstance): readonly PluginReport[] {
  return plugins.map(({ id, dependsOn, optionalDependsOn, views, options, status }) => {
    const now = status()
    return {
      id,
      status: now.status,
      error: now.error === undefined ? undefined : redact(now.error),
      dependsOn,
      optionalDependsOn,
      views,
      options: redact(options),
    }
  })
}

/** What a developer pastes into an issue: JSON with what was recorded, redacted, and with shortened addresses. */
export function writeReport({ instance, recorder }: Recording, userAgent: string): string {
  const { idleMs, usedMs, views } = recorder.moments()
  const report = {
    report: 'latchkey-devtools/1',
    at: new Date(instance.clock.now()).toISOString(),
    instance: instance.id,
    userAgent,
    idleMs,
    usedMs,
    plugins: reportPlugins(instance),
    views,
    entries: recorder.entries(),
  }
  return JSON.stringify(withShortAddresses(report), undefined, 2)
}
