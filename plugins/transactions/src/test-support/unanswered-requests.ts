import { ADDRESS } from '@latchkey/testing'
import { expect, vi } from 'vitest'
import { transactionsContract, type UnansweredRequest } from '../contract'
import { purpose, type TransactionPage, transfer } from './transaction-page'

/** The hash of what a wallet sends for `transfer`, and what the chain has of it. */
export const HASH = '0xab'
export const asAsked = { from: ADDRESS, requests: [transfer] }

/** What a wallet whose connection is lost answers. */
export const gone = new Error('gone')

export const unanswered = (page: TransactionPage): readonly UnansweredRequest[] =>
  page.latchkey.read(transactionsContract).unanswered ?? []

/** Asks the wallet of a page for `transfer`, also beside what it has open. Resolves when the wallet has the request. */
export async function ask(page: TransactionPage, more: object = {}) {
  const count = page.chain.sends.length
  const run = await page.api.prepare({ ...purpose, target: page.target, requests: [transfer], ...more })
  await page.pass(1_000)
  void run.ask({ again: true }).catch(() => undefined)
  await vi.waitFor(() => expect(page.chain.sends).toHaveLength(count + 1))
  return { run, wallet: page.chain.sends[count] }
}
