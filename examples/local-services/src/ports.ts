import { InvalidPortError } from './errors'

export type PortName =
  | 'playground'
  | 'gateway'
  | 'relay'
  | 'frame'
  | 'identityProvider'
  | 'siwxServer'
  | 'onrampProvider'
  | 'chainMainnet'
  | 'chainBase'
  | 'solana'

/** TCP ports on 127.0.0.1; 0 takes any free one. */
export type Ports = Readonly<Record<PortName, number>>

export interface PortEntry {
  readonly title: string
  readonly port: number
  /** The environment variable that overrides it. */
  readonly variable: string
}

/** All ports in one table, so that no two services use the same. */
export const portTable: Readonly<Record<PortName, PortEntry>> = {
  playground: { title: 'playground', port: 4800, variable: 'LATCHKEY_PLAYGROUND_PORT' },
  gateway: { title: 'gateway', port: 4801, variable: 'LATCHKEY_GATEWAY_PORT' },
  relay: { title: 'relay', port: 4802, variable: 'LATCHKEY_RELAY_PORT' },
  frame: { title: 'frame', port: 4803, variable: 'LATCHKEY_FRAME_PORT' },
  identityProvider: {
    title: 'identity provider',
    port: 4804,
    variable: 'LATCHKEY_IDENTITY_PROVIDER_PORT',
  },
  siwxServer: { title: 'sign-in server', port: 4805, variable: 'LATCHKEY_SIWX_SERVER_PORT' },
  onrampProvider: {
    title: 'on-ramp provider',
    port: 4806,
    variable: 'LATCHKEY_ONRAMP_PROVIDER_PORT',
  },
  chainMainnet: { title: 'chain with id 1', port: 4811, variable: 'LATCHKEY_CHAIN_MAINNET_PORT' },
  chainBase: { title: 'chain with id 8453', port: 4812, variable: 'LATCHKEY_CHAIN_BASE_PORT' },
  solana: { title: 'Solana', port: 4821, variable: 'LATCHKEY_SOLANA_PORT' },
}

/** The ports of the table, overridden by environment variables. Throws `InvalidPortError`. */
export function portsFromEnvironment(environment: Readonly<Record<string, string | undefined>>): Ports {
  const port = (name: PortName): number => {
    const { port: usual, variable } = portTable[name]
    const value = environment[variable]
    if (value === undefined || value === '') return usual
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535) throw new InvalidPortError(variable, value)
    return Number(value)
  }
  return {
    playground: port('playground'),
    gateway: port('gateway'),
    relay: port('relay'),
    frame: port('frame'),
    identityProvider: port('identityProvider'),
    siwxServer: port('siwxServer'),
    onrampProvider: port('onrampProvider'),
    chainMainnet: port('chainMainnet'),
    chainBase: port('chainBase'),
    solana: port('solana'),
  }
}
