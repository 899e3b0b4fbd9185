import type { PluginPhase } from './kernel-events'

/** The one way a failure is told: whose, where, what. */
export type Fail = (pluginId: string, phase: PluginPhase, error: unknown) => void
