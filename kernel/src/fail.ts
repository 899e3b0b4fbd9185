import type { PluginPhase } from './kernel-events'

/** Logs a failure of a plugin and emits `kernel:plugin-failed`: the plugin, the phase, the error. */
export type Fail = (pluginId: string, phase: PluginPhase, error: unknown) => void
