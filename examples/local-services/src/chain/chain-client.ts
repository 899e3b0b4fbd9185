import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Client,
  createTestClient,
  type Hash,
  http,
  type PublicActions,
  publicActions,
  type TestClient,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  type WalletActions,
  walletActions,
} from 'viem'
import { getTransactionReceipt } from 'viem/actions'

export type ChainClient = TestClient<'anvil'> & PublicActions & WalletActions

/** A client of the node, with anvil's own methods. Its calls are neither logged nor faulted. */
export function chainClient(nodeUrl: string): ChainClient {
  return createTestClient({ mode: 'anvil', transport: http(nodeUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}

/** Milliseconds. */
const RECEIPT_EVERY = 20
const RECEIPT_WITHIN = 30_000

/**
 * The receipt of a transaction once it is mined. viem's `waitForTransactionReceipt` looks again at the next block only,
 * and a node that mines a block for each transaction makes none: one that is mined while viem looks is missed for good.
 */
export async function waitForReceipt(client: Client, hash: Hash): Promise<TransactionReceipt> {
  for (const end = Date.now() + RECEIPT_WITHIN; ; await sleep(RECEIPT_EVERY)) {
    try {
      return await getTransactionReceipt(client, { hash })
    } catch (error) {
      if (!(error instanceof TransactionReceiptNotFoundError) || Date.now() > end) throw error
    }
  }
}
