import type { Ports } from '../ports'

/** Port 0 for every service, which takes any free port. */
export const freePorts: Ports = {
  playground: 0,
  gateway: 0,
  relay: 0,
  frame: 0,
  identityProvider: 0,
  siwxServer: 0,
  onrampProvider: 0,
  chainMainnet: 0,
  chainBase: 0,
  solana: 0,
}
