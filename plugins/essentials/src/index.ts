export type { LatchkeyOptions } from '@latchkey/kernel'
export type { ConnectParameters } from './connect/connect-parameters'
export { createLatchkey, type Latchkey } from './create-latchkey'
export { type EssentialPlugins, type EssentialsOptions, essentials } from './essentials'
