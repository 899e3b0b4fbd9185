export type { ConnectParameters, WalletConnection } from './connect/connect-parameters'
export { createLatchkey, type Latchkey, type LatchkeyOptions } from './create-latchkey'
export { type EssentialPlugins, type EssentialsOptions, essentials } from './essentials'
