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

/** Speaks to a node itself, with what anvil adds: nothing of it is logged or meets a fault. */
export function chainClient(nodeUrl: string): ChainClient {
  return createTestClient({ mode: 'anvil', transport: http(nodeUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}
