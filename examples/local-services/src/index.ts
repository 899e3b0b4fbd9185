export { waitForReceipt } from './chain/chain-client'
export { devAccounts } from './chain/dev-accounts'
export type { Token } from './chain/tokens'
export { MANY_TOKENS } from './data/balance'
export { pricesUsd } from './data/prices'
export { phoneWalletId } from './directory/create-directory'
export { ENS_REGISTRY_ADDRESS, UNIVERSAL_RESOLVER_ADDRESS } from './ens/deploy-names'
export { type EnsCase, type EnsEntry, ensNames } from './ens/ens-names'
export {
  AnvilMissingError,
  ChainFailedError,
  CompilationError,
  InvalidPortError,
  PortBusyError,
} from './errors'
export {
  type DataService,
  type Fault,
  type FaultableService,
  type FaultRequest,
  faultableServices,
} from './fault-injection/fault'
export type { RelayFault, RelayFaultRequest } from './fault-injection/relay-fault'
export type { LoggedRequest } from './fault-injection/request-log'
export type { ChainDescription, EvmChainDescription, SolanaDescription } from './gateway/start-gateway'
export { type PortEntry, type PortName, type Ports, portsFromEnvironment, portTable } from './ports'
export type { RelayCounts } from './relay/start-relay'
export { solanaDevAccounts, solanaSeed } from './solana/solana-accounts'
export type { SolanaToken } from './solana/solana-tokens'
export {
  type LocalServices,
  type LocalServicesOptions,
  startLocalServices,
} from './start-local-services'
export type { TelemetryRequest } from './telemetry/telemetry-sink'
