import { Transaction } from '@solana/web3.js'
import bs58 from 'bs58'
import { expect, test } from 'vitest'
import { TOKEN_2022, tokenPrograms } from '../chain/read-balances'
import { type Call, openTransactionPage, RECEIVER, SENDER } from '../test-support/transaction-page'

const { signal } = new AbortController()
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const signature = bs58.encode(new Uint8Array(64).fill(1))
const sources = ['Vote111111111111111111111111111111111111111', 'Stake11111111111111111111111111111111111111']

/** A sender whose node tells these amounts, and what wallets show for them. */
type Held = readonly [amount: string, uiAmountString: string | undefined]
const openPage = (...held: readonly Held[]) => openPageOf(TOKEN_2022, ...held)

function openPageOf(owner: string | undefined, ...held: readonly Held[]) {
  const account = (type: string, info: object) => ({
    owner,
    executable: false,
    data: { parsed: { type, info } },
  })
  return openTransactionPage({
    wallet: { solana_signAndSendTransaction: { signature } },
    network: {
      getMultipleAccounts: {
        value: [
          { owner: '1'.repeat(32), executable: false, data: ['', 'base64'] },
          account('mint', { decimals: 6 }),
          ...tokenPrograms.map((one) =>
            one === owner ? account('account', { mint: MINT, owner: RECEIVER }) : null,
          ),
        ],
      },
      getTokenAccountsByOwner: {
        value: held.map(([amount, uiAmountString], index) => ({
          pubkey: sources[index],
          account: { data: { parsed: { info: { tokenAmount: { amount, uiAmountString } } } } },
        })),
      },
      getFeeForMessage: { value: 5_000 },
      simulateTransaction: { value: { err: null } },
    },
  })
}
const transferOf = (amount: string, shownAmount?: string) =>
  ({
    type: 'transfer',
    to: RECEIVER,
    amount,
    tokenAddress: MINT,
    ...(shownAmount === undefined ? {} : { shownAmount }),
  }) as const
const amountsOf = ([call]: readonly Call[]) =>
  Transaction.from(
    Buffer.from(String(Reflect.get(Object(call?.params), 'transaction')), 'base64'),
  ).instructions.map(({ data }) => data.readBigUInt64LE(1))

test.each([
  ['of which wallets show twice as much', '1000000', '2000000', [['5000000', '10']]],
  ['of which wallets show it with interest', '999900', '1000000', [['5000000', '5.0005']]],
  ['whose interest has grown since', '999900', '1000000', [['5000000', '5.0009']]],
  ['of which wallets show less', '2000000', '1000000', [['5000000', '2.5']]],
  ['that is shown as it is', '1000000', '1000000', [['5000000', '5']]],
  ['that is shown as it is, unsaid', '1000000', undefined, [['5000000', '5']]],
  ['of a node that does not tell it', '1000000', undefined, [['5000000', undefined]]],
] as const)('send: an amount %s is sent as the chain has it', async (_what, amount, shown, held) => {
  const page = await openPage(...held)
  await page.transactions.estimate(transferOf(amount, shown), page.target, signal)
  await page.transactions.send(transferOf(amount, shown), page.target)
  expect(amountsOf(page.toWallet)).toEqual([BigInt(amount)])
})

test('send: all that several accounts hold is sent, although parts of it are cut in each', async () => {
  const page = await openPage(['3', '0.000004'], ['5', '0.000007'])
  await page.transactions.send(transferOf('8', '11'), page.target)
  expect(amountsOf(page.toWallet)).toEqual([5n, 3n])
})

test.each([
  ['is not said', '1000000', undefined, '10'],
  ['is the one on the chain', '1000000', '1000000', '10'],
  ['was halved since', '1000000', '2000000', '5'],
  ['was raised by one in a hundred since', '1000000', '2000000', '10.1'],
  ['is of another token', '1000000', '2000000', '50'],
] as const)(
  'send: an amount of which wallets show another one, which %s, is refused',
  async (_what, amount, shown, ui) => {
    const page = await openPage(['5000000', ui])
    const refused = { code: 'TOKEN_SCALED', details: { mint: MINT } }
    await expect(
      page.transactions.estimate(transferOf(amount, shown), page.target, signal),
    ).rejects.toMatchObject(refused)
    await expect(page.transactions.send(transferOf(amount, shown), page.target)).rejects.toMatchObject(
      refused,
    )
    expect(page.toWallet).toEqual([])
    expect(page.target.account.address).toBe(SENDER)
  },
)

test('send: a token of the first program has no multiplier, whatever a node tells', async () => {
  // The user was shown 5 of them.
  const page = await openPageOf(tokenPrograms[0], ['5000000000', '5'])
  for (const shown of ['5000000', '4999999999'])
    await expect(page.transactions.send(transferOf('5000000000', shown), page.target)).rejects.toMatchObject({
      code: 'TOKEN_SCALED',
    })
  expect(page.toWallet).toEqual([])
  await page.transactions.send(transferOf('5000000000'), page.target)
  expect(amountsOf(page.toWallet)).toEqual([5_000_000_000n])
})
