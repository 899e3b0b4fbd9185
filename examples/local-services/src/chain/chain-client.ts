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
 * Resolves with the receipt once the transaction is mined. viem's `waitForTransactionReceipt` polls again
 * only after a new block, and a node that mines on demand makes none: a transaction mined during the first
 * poll would hang.
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
