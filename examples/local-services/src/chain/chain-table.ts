import type { FaultableService } from '../fault-injection/fault'
import type { PortName } from '../ports'

export interface ChainEntry {
  /** EIP-155 chain id. */
  readonly id: number
  /** CAIP-2. */
  readonly networkId: `eip155:${number}`
  readonly port: PortName
  /** The EVM version of the chain. Default: Prague. */
  readonly hardfork?: string
  /** Its name for the fault switch and the request log. */
  readonly service: FaultableService
  /** The gateway's path to it. */
  readonly path: string
}

export const chainMainnet: ChainEntry = {
  id: 1,
  networkId: 'eip155:1',
  port: 'chainMainnet',
  service: 'rpc:1',
  path: '/rpc/1',
}

export const chainBase: ChainEntry = {
  id: 8453,
  networkId: 'eip155:8453',
  port: 'chainBase',
  service: 'rpc:8453',
  path: '/rpc/8453',
}
