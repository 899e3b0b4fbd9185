export type { Token } from './chain/tokens'
export { phoneWalletId } from './directory/create-directory'
export {
  AnvilMissingError,
  ChainFailedError,
  CompilationError,
  InvalidPortError,
  PortBusyError,
} from './errors'
export type { ChainDescription } from './gateway/start-gateway'
export { type PortEntry, type PortName, type Ports, portsFromEnvironment, portTable } from './ports'
export type { RelayCounts } from './relay/start-relay'
export {
  type LocalServices,
  type LocalServicesOptions,
  startLocalServices,
} from './start-local-services'
export { type Fault, type FaultableService, type FaultRequest, faultableServices } from './traffic/fault'
export type { RelayFault, RelayFaultRequest } from './traffic/relay-fault'
export type { LoggedRequest } from './traffic/request-log'
