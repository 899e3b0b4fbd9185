export { createLatchkey, type Latchkey, type LatchkeyOptions } from 'latchkey'
export { type EverythingSetup, everything } from './everything'
export type { DisplayOptions, EverythingOptions, EverythingPlugin, Features, PluginOptions } from './options'
