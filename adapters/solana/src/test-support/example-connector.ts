import type { ConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { createFakeClock, type FakeClock } from '@latchkey/kernel/testing'
import type { ConnectorRequest, ConnectRequest, NetworkId } from '@latchkey/session/contract'
import { createConnectorMethods } from '../connector/connector-methods'
import { createFakeWallet, DEVNET, type FakeWallet, type FakeWalletParts, MAINNET } from './fake-wallet'

export interface Example extends FakeWallet {
  readonly connector: ConnectorMethods
  readonly clock: FakeClock
  /** The wallet leaves the page. */
  leave(): void
}

/** A connector of a site with mainnet and devnet, and the wallet behind it. */
export function exampleConnector(
  parts: FakeWalletParts = {},
  configured: readonly NetworkId[] = [MAINNET, DEVNET],
): Example {
  const clock = createFakeClock()
  const fake = createFakeWallet(parts)
  const gone = new AbortController()
  const { wallet } = fake
  const connector = createConnectorMethods({
    wallet,
    name: 'Example Wallet',
    clock,
    configured: () => configured,
    gone: gone.signal,
  })
  // Not spread, because `listening` is a getter.
  return Object.assign(Object.create(fake), { connector, clock, leave: () => gone.abort() })
}

export const connectRequest = (
  networkId?: NetworkId,
  signal = new AbortController().signal,
): ConnectRequest => ({
  namespaces: ['solana'],
  networkId,
  signal,
})

export const connectorRequest = (
  method: string,
  params: unknown,
  networkId: NetworkId = MAINNET,
): ConnectorRequest => ({
  method,
  params,
  networkId,
  signal: new AbortController().signal,
})
