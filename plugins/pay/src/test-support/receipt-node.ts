import type { NodeRequest } from '@latchkey/session/chain'
import type { Invoice } from '../server/invoice'
import { verifyReceipt } from '../server/verify-receipt'

export const HASH = `0x${'ab'.repeat(32)}`
export const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const PAYER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const USDC = '0x023424befEb5ABA801129e5150A31A7b51c8d5b7'
export const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
export const word = (hex: string): string => `0x${hex.replace(/^0x/, '').toLowerCase().padStart(64, '0')}`
export const log = (amount: bigint, to = SHOP, address = USDC, from = PAYER) => ({
  address: address.toLowerCase(),
  topics: [TRANSFER, word(from), word(to)],
  data: word(amount.toString(16)),
})

/** A node with the given result for each method. */
export const nodeOf =
  (answers: Readonly<Record<string, unknown>>): NodeRequest =>
  async ({ method }) => {
    const all: Readonly<Record<string, unknown>> = {
      eth_chainId: '0x1',
      eth_blockNumber: '0x12',
      eth_getTransactionByHash: { from: PAYER.toLowerCase(), to: SHOP.toLowerCase(), value: '0x64' },
      eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', logs: [] },
      eth_getBlockByNumber: { timestamp: '0x64' },
      // Of what is called where it is not the shop.
      eth_getCode: '0x',
      ...answers,
    }
    return all[method]
  }

export const native: Invoice = {
  id: 'one',
  networkId: 'eip155:1',
  recipient: SHOP,
  asset: 'native',
  amount: '100',
}
export const token: Invoice = { ...native, asset: USDC }
export const receipt = { type: 'wallet', networkId: 'eip155:1', hash: HASH, amount: '999999', to: 'anything' }

export type Claim = (key: string, invoiceId: string) => string

export async function codeOf(
  invoice: Invoice,
  answers: Readonly<Record<string, unknown>> = {},
  given: unknown = receipt,
  claim: Claim = (_key, id) => id,
) {
  const result = await verifyReceipt(given, invoice, { node: nodeOf(answers), claim })
  return result.ok ? 'ok' : result.code
}
export const withLogs = (...logs: readonly object[]) => ({
  eth_getTransactionReceipt: { status: '0x1', blockNumber: '0x10', logs },
})
