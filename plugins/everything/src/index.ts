export { createLatchkey, type Latchkey, type LatchkeyOptions } from '@latchkey/kernel'
export { type EverythingSetup, everything } from './everything'
export type { EverythingPlugin } from './everything-plugin'
export type { DisplayOptions, EverythingOptions, Features, PluginOptions } from './options'
