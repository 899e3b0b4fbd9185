import type { PluginPhase } from './kernel-events'

/** Logs a failure of a plugin, and emits `kernel:plugin-failed` with plugin, phase and error. */
export type Fail = (pluginId: string, phase: PluginPhase, error: unknown) => void
