import { expect, test } from 'vitest'
import { createSay } from '../copy/say'
import { describeTransactions } from './describe-transaction'

const OWN = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

/** What the card says of a transaction with this instruction. */
function describe(program: string, accounts: readonly string[], data: Uint8Array) {
  const transaction = {
    bytes: data,
    message: data,
    blockhash: OWN,
    signers: [OWN],
    instructions: [{ program, accounts, data }],
    usesLookupTables: false,
  }
  return describeTransactions([transaction], 'another account', true, createSay('en'))
}

function approval(amount: bigint) {
  const data = new Uint8Array(9)
  data[0] = 4
  new DataView(data.buffer).setBigUint64(1, amount, true)
  const { warnings, facts } = describe(TOKEN_PROGRAM, ['account', 'delegate'], data)
  return [warnings, facts.find(({ label }) => label === 'Amount')?.value]
}

test('approval: on Solana half of what an amount can hold is unlimited, less is not', () => {
  for (const amount of [2n ** 63n - 1n, 2n ** 64n - 1n])
    expect(approval(amount)).toEqual([['The delegate may take all of this token, at any time.'], 'Unlimited'])
  expect(approval(7n)).toEqual([
    ['The delegate may take this amount, at any time.'],
    '7 of the token’s smallest unit',
  ])
})

test('token account: whoever opens one pays a deposit that its owner can take', () => {
  const { facts } = describe(
    'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
    [OWN, 'new account', 'its owner', 'mint'],
    Uint8Array.of(1),
  )
  expect(facts.slice(0, 3).map(({ label, value }) => [label, value])).toEqual([
    ['Owner', 'its owner'],
    ['Token', 'mint'],
    ['Deposit', `About 0.002 SOL from ${OWN}. The owner can take it.`],
  ])
})
