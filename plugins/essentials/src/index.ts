export type { LatchkeyOptions } from '@latchkey/kernel'
export type { ConnectParameters, WalletConnection } from './connect/connect-parameters'
export { createLatchkey, type Latchkey } from './create-latchkey'
export { type EssentialPlugins, type EssentialsOptions, essentials } from './essentials'
