import type { Ports } from '../ports'

/** Every service on whatever port is free. */
export const freePorts: Ports = {
  playground: 0,
  gateway: 0,
  relay: 0,
  frame: 0,
  identityProvider: 0,
  chainMainnet: 0,
  chainBase: 0,
  solana: 0,
}
