export {
  type ConnectedAccounts,
  type ConnectParameters,
  type LatchkeyConnector,
  type LatchkeyConnectorOptions,
  latchkeyConnector,
} from './latchkey-connector'
export { syncWagmi } from './sync-wagmi'
export type { WagmiLatchkey } from './wagmi-latchkey'
export type {
  ConnectorConfig,
  ConnectorEmitter,
  WagmiConfig,
  WagmiConnection,
  WagmiConnector,
  WagmiState,
} from './wagmi-types'
