import type { SentTransaction, TransactionContents } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { TOKEN_2022 } from '../chain/token-programs'
import { MAINNET } from '../test-support/fake-wallet'
import { openTransactionPage, SENDER } from '../test-support/transaction-page'

const RECEIVER = 'So11111111111111111111111111111111111111112'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const id = '5'.repeat(87)
const sent: SentTransaction = {
  type: 'transaction',
  id,
  from: SENDER,
  networkId: MAINNET,
  connectionId: 'relay',
}

/** Reads a transfer of 1000 tokens of which this many have arrived. */
async function readTransfer(arrived: number, programId: string): Promise<TransactionContents | undefined> {
  const balance = (accountIndex: number, owner: string, amount: number): unknown => ({
    accountIndex,
    mint: MINT,
    owner,
    programId,
    uiTokenAmount: { amount: `${amount}` },
  })
  const getTransaction = {
    transaction: {
      message: {
        accountKeys: [SENDER, 'from', 'to'],
        header: { numRequiredSignatures: 1 },
      },
    },
    meta: {
      err: null,
      preBalances: [10_000, 0, 0],
      postBalances: [5_000, 0, 0],
      preTokenBalances: [balance(1, SENDER, 5_000), balance(2, RECEIVER, 7)],
      postTokenBalances: [balance(1, SENDER, 4_000), balance(2, RECEIVER, 7 + arrived)],
    },
  }
  const page = await openTransactionPage({ network: { getTransaction } })
  return page.transactions.read?.(sent, new AbortController().signal)
}

test.each([
  ['SPL Token', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'],
  ['Token-2022', TOKEN_2022],
])('read: a transfer of a token of %s is what the receiver has got', async (_name, programId) => {
  expect(await readTransfer(1_000, programId)).toEqual({
    from: SENDER,
    requests: [{ type: 'transfer', to: RECEIVER, amount: '1000', tokenAddress: MINT }],
  })
})

test('read: a transfer that withheld a fee is not read, so no other amount is told', async () => {
  expect(await readTransfer(990, TOKEN_2022)).toBeUndefined()
})

test('read: SPL Token has no fees, so a smaller amount is told', async () => {
  const contents = await readTransfer(990, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  expect(contents?.requests).toMatchObject([{ amount: '990' }])
})
