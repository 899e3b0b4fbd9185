/** `skipped`: a plugin that it depends on has failed. */
export type PluginStatus = 'ready' | 'failed' | 'skipped'
