export { createLatchkey, type Latchkey, type LatchkeyOptions } from '@latchkey/kernel'
export { type EssentialPlugins, type EssentialsOptions, essentials } from './essentials'
