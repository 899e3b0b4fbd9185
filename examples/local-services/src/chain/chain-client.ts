import {
  createTestClient,
  http,
  type PublicActions,
  publicActions,
  type TestClient,
  type WalletActions,
  walletActions,
} from 'viem'

export type ChainClient = TestClient<'anvil'> & PublicActions & WalletActions

/** A client of the node, with anvil's own methods. Its calls are neither logged nor faulted. */
export function chainClient(nodeUrl: string): ChainClient {
  return createTestClient({ mode: 'anvil', transport: http(nodeUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}
