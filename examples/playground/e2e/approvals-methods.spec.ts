import { decide, request, resultOf, summary } from './parts/approvals'
import { dialogOf } from './parts/dialog'
import { logInByEmail } from './parts/embedded-login'
import { sendSolTransaction, solBalance, solTransfer } from './parts/solana-chain'
import { expect, test } from './test'

const SOL_RECEIVER = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'

test('approvals: on Solana a transaction is signed and not sent, and the page can send it', async ({
  visit,
  servers,
}) => {
  const page = await visit('playground', { query: { email: 'on', solana: 'on' } })
  const { url } = servers.gateway
  const { solana = '' } = await logInByEmail(page, url)
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'requestAirdrop', params: [solana, 3e9] })
  await fetch(`${url}/rpc/solana`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  await expect.poll(() => solBalance(url, solana)).toBeGreaterThan(2)
  const transaction = await solTransfer(url, solana, SOL_RECEIVER, 1)
  const before = await solBalance(url, SOL_RECEIVER)
  const sent = await request(page, 'solana_signTransaction', { transaction }, 'solana')
  await expect(summary(page)).toContainText('Sign a transaction')
  await expect(summary(page)).toContainText(SOL_RECEIVER)
  await expect(summary(page).locator('[part="approve-changes"]')).toContainText('−1 SOL')
  await decide(page, 'Approve')
  const signed: { readonly transaction: string } = JSON.parse(await resultOf(sent))
  await expect(dialogOf(page)).toHaveCount(0)
  expect(await solBalance(url, SOL_RECEIVER)).toBe(before)
  await sendSolTransaction(url, signed.transaction)
  await expect.poll(() => solBalance(url, SOL_RECEIVER)).toBe(before + 1)
})
