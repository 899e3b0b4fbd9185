import {
  ComputeBudgetProgram,
  Ed25519Program,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import bs58 from 'bs58'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSOCIATED_TOKEN_PROGRAM, tokenAddress } from '../test-support/token-address'
import {
  MINT,
  receiver,
  SOURCE,
  sender,
  serialize,
  signAndSendRequest,
  TARGET,
  TOKEN_PROGRAM,
  toBase58,
  tokenAccount,
  tokenInstruction,
  transferInstruction,
} from '../test-support/transaction-builders'
import {
  BLOCKHASH,
  openTransactionPage,
  RECEIVER,
  type Responses,
  SENDER,
} from '../test-support/transaction-page'
import { decodeInstruction } from './decode-instruction'
import { decodeTransaction } from './decode-transaction'

const signal = new AbortController().signal

async function explain(
  request: { readonly method: string; readonly params: unknown },
  network: Responses = {},
) {
  const { requests, target } = await openTransactionPage({ network })
  if (!target.network) throw new Error('There is no network')
  return requests.explain(request, target.account, target.network, signal)
}

test('explain: a transfer of SOL has amount and receiver, in base58 and in base64', async () => {
  const expected = [[{ type: 'transfer', to: RECEIVER, token: {}, amount: '5' }]]
  const bytes = serialize(transferInstruction(5))
  expect((await explain(signAndSendRequest(bytes))).steps).toEqual(expected)
  const transaction = Buffer.from(bytes).toString('base64')
  expect((await explain({ method: 'solana_signTransaction', params: { transaction } })).steps).toEqual(
    expected,
  )
})

test('explain: a token transfer names the owner of the receiving account', async () => {
  const target = tokenAddress(RECEIVER, TOKEN_PROGRAM, MINT)
  const move = tokenInstruction([SOURCE, MINT, target, SENDER], 12, 64, 66, 15, 0, 0, 0, 0, 0, 6)
  const getMultipleAccounts = { value: [tokenAccount(SENDER), tokenAccount(RECEIVER)] }
  expect((await explain(signAndSendRequest(serialize(move)), { getMultipleAccounts })).steps).toEqual([
    [
      {
        type: 'transfer',
        to: RECEIVER,
        tokenAccount: target,
        token: { address: MINT, decimals: 6 },
        amount: '1000000',
      },
    ],
  ])
})

test('explain: a token transfer without a mint is decoded by its source, and not at all where that is unknown', async () => {
  const target = tokenAddress(RECEIVER, TOKEN_PROGRAM, MINT)
  const move = tokenInstruction([SOURCE, target, SENDER], 3, 7, 0, 0, 0, 0, 0, 0, 0)
  const getMultipleAccounts = { value: [tokenAccount(SENDER), tokenAccount(RECEIVER)] }
  const known = await explain(signAndSendRequest(serialize(move)), { getMultipleAccounts })
  expect(known.steps[0]?.[0]).toMatchObject({ type: 'transfer', to: RECEIVER, token: { address: MINT } })
  const unknown = await explain(signAndSendRequest(serialize(move)))
  expect(unknown.steps[0]?.[0]).toMatchObject({ type: 'call', to: TOKEN_PROGRAM })
})

test('explain: an owner from which the token account’s address is not derived is not shown', async () => {
  const move = tokenInstruction([SOURCE, TARGET, SENDER], 3, 7, 0, 0, 0, 0, 0, 0, 0)
  const ofOwner = { value: [tokenAccount(RECEIVER), tokenAccount(SENDER)] }
  const { steps } = await explain(signAndSendRequest(serialize(move)), { getMultipleAccounts: ofOwner })
  expect(steps).toEqual([
    [{ type: 'transfer', to: TARGET, token: { address: MINT, decimals: 6 }, amount: '7' }],
  ])
})

test('explain: approvals and changes of owner are decoded', async () => {
  const approve = tokenInstruction(
    [SOURCE, MINT, RECEIVER, SENDER],
    13,
    255,
    255,
    255,
    255,
    255,
    255,
    255,
    255,
    6,
  )
  const hand = tokenInstruction([SOURCE, SENDER], 6, 2, 1, ...receiver.toBytes())
  const assign = SystemProgram.assign({ accountPubkey: sender, programId: receiver })
  const { steps } = await explain(signAndSendRequest(serialize(approve, hand, assign)))
  expect(steps.flat()).toMatchObject([
    { type: 'allowance', spender: RECEIVER, isUnlimited: true },
    { type: 'ownership', account: SOURCE, owner: RECEIVER },
    { type: 'ownership', account: SENDER, owner: RECEIVER },
  ])
})

test('explain: token accounts that the account opens are a step, except its own and those that receive something', async () => {
  const target = tokenAddress(RECEIVER, TOKEN_PROGRAM, MINT)
  const opened = (owner: PublicKey, account: string, payer = sender) =>
    new TransactionInstruction({
      programId: new PublicKey(ASSOCIATED_TOKEN_PROGRAM),
      keys: [payer, new PublicKey(account), owner].map((pubkey) => ({
        pubkey,
        isSigner: pubkey === payer,
        isWritable: true,
      })),
      data: Buffer.from([1]),
    })
  const move = tokenInstruction([SOURCE, MINT, target, SENDER], 12, 7, 0, 0, 0, 0, 0, 0, 0, 6)
  const typesOf = async (...instructions: readonly TransactionInstruction[]) =>
    (await explain(signAndSendRequest(serialize(...instructions)))).steps.flat().map(({ type }) => type)
  expect(await typesOf(opened(sender, SOURCE), opened(receiver, target), move)).toEqual(['transfer'])
  expect(await typesOf(opened(receiver, target), transferInstruction(1))).toEqual(['call', 'transfer'])
  expect(await typesOf(opened(receiver, target, receiver), transferInstruction(1))).toEqual(['transfer'])
})

test('explain: an unknown program is shown as unknown', async () => {
  const call = new TransactionInstruction({ programId: receiver, keys: [], data: Buffer.from([1, 2, 3]) })
  expect((await explain(signAndSendRequest(serialize(call)))).steps).toEqual([
    [{ type: 'call', to: RECEIVER, data: '0x010203', byteCount: 3 }],
  ])
})

/** 50 SOL for 1.4 million units. */
const expensive = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 1_400_000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 35_714_285_714n }),
]

test.each(['solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction'])(
  'explain: %s has the fee of the message, whatever the node says, and warns of a high one',
  async (method) => {
    const explainFee = async (...instructions: readonly TransactionInstruction[]) => {
      const transaction = toBase58(serialize(...instructions))
      const params = method.includes('All') ? { transactions: [transaction] } : { transaction }
      const { fee, warnings, steps } = await explain(
        { method, params },
        { getFeeForMessage: { value: 5_000 }, isBlockhashValid: { value: true } },
      )
      return { fee, warnings, count: steps.length }
    }
    expect(await explainFee(transferInstruction(1))).toEqual({ fee: '5000', warnings: [], count: 1 })
    expect(await explainFee(...expensive, transferInstruction(1))).toEqual({
      fee: '50000005000',
      warnings: ['high-fee'],
      count: 1,
    })
  },
)

test('explain: signatures that an instruction verifies cost as much as those of signers', async () => {
  const publicKey = new Uint8Array(32)
  const one = Ed25519Program.createInstructionWithPublicKey({
    publicKey,
    message: Uint8Array.of(1),
    signature: new Uint8Array(64),
  })
  const explained = await explain(signAndSendRequest(serialize(one, one, transferInstruction(1))))
  // As the chain takes it: litesvm 1.5 charges 15,000 lamports for it.
  expect(explained.fee).toBe('15000')
})

test('explain: without a limit each instruction counts 200,000 units, and a fee that others pay is not shown', async () => {
  const [, price] = expensive
  if (!price) throw new Error('There is no price')
  expect(
    (await explain(signAndSendRequest(serialize(price, transferInstruction(1), transferInstruction(2))))).fee,
  ).toBe(String(5_000n + (35_714_285_714n * 400_000n) / 1_000_000n + 1n))
  const others = new Transaction({ feePayer: receiver, blockhash: BLOCKHASH, lastValidBlockHeight: 1 })
    .add(transferInstruction(1))
    .serialize({ requireAllSignatures: false })
  expect((await explain(signAndSendRequest(others))).fee).toBeUndefined()
})

test('explain: a blockhash that the network does not know causes a warning', async () => {
  const request = {
    method: 'solana_signTransaction',
    params: { transaction: toBase58(serialize(transferInstruction(1))) },
  }
  const warningsOf = async (isBlockhashValid: unknown) => {
    const asked: unknown[] = []
    const respond = (params: readonly unknown[]): unknown => asked.push(params[0]) && isBlockhashValid
    const { warnings } = await explain(request, { isBlockhashValid: respond })
    expect(asked).toEqual([BLOCKHASH])
    return warnings
  }
  expect(await warningsOf({ value: false })).toEqual(['other-network'])
  expect(await warningsOf({ value: true })).toEqual([])
  expect(await warningsOf({ error: { code: -32601, message: 'none' } })).toEqual([])
})

test('explain: several transactions list the steps of all', async () => {
  const transactions = [serialize(transferInstruction(1)), serialize(transferInstruction(2))].map(toBase58)
  const { steps } = await explain({ method: 'solana_signAllTransactions', params: { transactions } })
  expect(steps.flat().map((action) => ('amount' in action ? action.amount : ''))).toEqual(['1', '2'])
})

test('explain: a message is its text', async () => {
  const message = bs58.encode(new TextEncoder().encode('hi'))
  const explained = await explain({ method: 'solana_signMessage', params: { message, pubkey: SENDER } })
  expect(explained).toEqual({
    subject: 'message',
    steps: [],
    message: { text: 'hi', hex: '0x6869' },
    isTruncated: false,
  })
})

test('decoding: a transaction followed by further bytes is not decoded', () => {
  const bytes = serialize(transferInstruction(1))
  expect(decodeTransaction(bytes)?.addresses[0]).toBe(SENDER)
  expect(decodeTransaction(Uint8Array.of(...bytes, 0))).toBeUndefined()
  expect(decodeTransaction(bytes.subarray(1))).toBeUndefined()
})

test('decoding: versioned transactions too; accounts in a lookup table stay unknown', () => {
  const message = new TransactionMessage({
    payerKey: sender,
    recentBlockhash: BLOCKHASH,
    instructions: [transferInstruction(9)],
  }).compileToV0Message()
  const decoded = decodeTransaction(new VersionedTransaction(message).serialize())
  const [instruction] = decoded?.instructions ?? []
  if (!instruction) throw new Error('Nothing was decoded')
  expect(decodeInstruction(instruction, SENDER)).toMatchObject([{ type: 'transfer', amount: '9' }])
  const elsewhere = { ...instruction, accounts: [SENDER, undefined] }
  expect(decodeInstruction(elsewhere, SENDER)).toMatchObject([{ type: 'call' }])
})

test('decoding: any bytes are decoded as web3.js decodes them, or not at all', () => {
  const whole = serialize(
    transferInstruction(5),
    tokenInstruction([SOURCE, MINT, TARGET, SENDER], 12, 1, 0, 0, 0, 0, 0, 0, 0, 6),
  )
  let decodedCount = 0
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
      fc.nat(40),
      (changes, cut) => {
        // A copy: `slice` of a buffer shares its memory.
        const bytes = Uint8Array.from(whole).slice(0, whole.length - (cut > 35 ? cut - 35 : 0))
        for (const [at, byte] of changes) bytes[at] = byte
        const decoded = decodeTransaction(bytes)
        if (!decoded) return
        decodedCount += 1
        const { message } = VersionedTransaction.deserialize(bytes)
        expect(decoded.instructions.map(({ data }) => [...data])).toEqual(
          message.compiledInstructions.map(({ data }) => [...data]),
        )
        expect(decoded.addresses).toEqual(message.staticAccountKeys.map(String))
        for (const one of decoded.instructions) decodeInstruction(one, SENDER)
      },
    ),
    { numRuns: 1_000 },
  )
  expect(decodedCount).toBeGreaterThan(100)
})

test('explain: any params are explained without an error', async () => {
  const { requests, target } = await openTransactionPage({})
  const { network } = target
  if (!network) throw new Error('There is no network')
  const methods = ['solana_signMessage', 'solana_signTransaction', 'solana_signAllTransactions', 'other']
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...methods), fc.anything({ maxDepth: 3 }), async (method, params) => {
      const { steps } = await requests.explain({ method, params }, target.account, network, signal)
      expect(steps).toEqual([])
    }),
    { numRuns: 300 },
  )
})
