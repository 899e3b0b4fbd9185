import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { TOKEN_2022 } from '../chain/read-balances'
import {
  MINT,
  SOURCE,
  serialize,
  signAndSendRequest,
  TARGET,
  TOKEN_PROGRAM,
  tokenInstruction,
} from '../test-support/transaction-builders'
import { openTransactionPage, RECEIVER, type Responses, SENDER } from '../test-support/transaction-page'

const { signal } = new AbortController()
const accountOf = (
  owner: string,
  amount: string,
  uiAmountString: string,
  mint = MINT,
  program = TOKEN_2022,
) => ({
  owner: program,
  lamports: 2_039_280,
  data: {
    parsed: {
      type: 'account',
      info: { mint, owner, tokenAmount: { amount, decimals: 6, uiAmountString } },
    },
  },
})
const ofToken2022 = (instruction: TransactionInstruction): TransactionInstruction =>
  Object.assign(instruction, { programId: new PublicKey(TOKEN_2022) })
/** `TransferChecked` and `ApproveChecked` of 1,000,000 smallest units. */
const move = ofToken2022(tokenInstruction([SOURCE, MINT, TARGET, SENDER], 12, 64, 66, 15, 0, 0, 0, 0, 0, 6))
const allow = ofToken2022(
  tokenInstruction([SOURCE, MINT, RECEIVER, SENDER], 13, 64, 66, 15, 0, 0, 0, 0, 0, 6),
)

async function openPage(network: Responses) {
  const { requests, target } = await openTransactionPage({ network })
  if (!target.network) throw new Error('There is no network')
  return { requests, account: target.account, network: target.network }
}

test.each([
  ['with its multiplier', accountOf(SENDER, '5000000', '12.5'), '2500000'],
  ['as it is', accountOf(SENDER, '5000000', '5'), '1000000'],
  ['as it is, of an account of another token', accountOf(SENDER, '5000000', '12.5', TARGET), '1000000'],
  [
    'as it is, of an account of the first program',
    accountOf(SENDER, '5000000', '12.5', MINT, TOKEN_PROGRAM),
    '1000000',
  ],
  ['as it is, of an empty account', accountOf(SENDER, '0', '0'), '1000000'],
  ['as it is, of an account that is not there', null, '1000000'],
])('explain: an amount is that of wallets, %s', async (_what, source, amount) => {
  const { requests, account, network } = await openPage({ getMultipleAccounts: { value: [source, null] } })
  for (const [instruction, type] of [
    [move, 'transfer'],
    [allow, 'allowance'],
  ] as const) {
    const explained = await requests.explain(
      signAndSendRequest(serialize(instruction)),
      account,
      network,
      signal,
    )
    expect(explained.steps).toMatchObject([[{ type, amount, token: { address: MINT, decimals: 6 } }]])
  }
})

test('simulation: what the account has less of is what wallets show', async () => {
  const page = await openPage({
    getMultipleAccounts: ([addresses]: [readonly string[]]) => ({
      value: addresses.map((one) => (one === SOURCE ? accountOf(SENDER, '5000000', '12.5') : null)),
    }),
    getFeeForMessage: { value: 5_000 },
    simulateTransaction: ([, { accounts }]: [string, { accounts: { addresses: readonly string[] } }]) => ({
      value: {
        err: null,
        accounts: accounts.addresses.map((one) =>
          one === SOURCE ? accountOf(SENDER, '4000000', '10') : null,
        ),
      },
    }),
  })
  const result = await page.requests.simulate(
    signAndSendRequest(serialize(move)),
    page.account,
    page.network,
    signal,
  )
  expect(result).toMatchObject({
    status: 'changes',
    changes: expect.arrayContaining([{ token: { address: MINT, decimals: 6 }, amount: '-2500000' }]),
  })
})

test('explain: an amount of the first program is as it is, whatever a node tells', async () => {
  const network = { getMultipleAccounts: { value: [accountOf(SENDER, '5000000000', '5'), null] } }
  const page = await openPage(network)
  const first = tokenInstruction([SOURCE, MINT, TARGET, SENDER], 12, 64, 66, 15, 0, 0, 0, 0, 0, 6)
  const request = signAndSendRequest(serialize(first))
  const explained = await page.requests.explain(request, page.account, page.network, signal)
  expect(explained.steps).toMatchObject([[{ type: 'transfer', amount: '1000000' }]])
})
