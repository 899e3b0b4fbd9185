import { type CheckedRead, TokenScaledError, TransactionInvalidError } from '@latchkey/adapter-kit'
import type { Transfer } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import * as v from '@latchkey/session/schema'
import {
  type Address,
  address,
  createNoopSigner,
  type Instruction,
  isAddress,
  isOffCurveAddress,
} from '@solana/kit'
import { getTransferSolInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { shownUnits, TOKEN_2022, tokenPrograms } from '../chain/read-balances'
import { findTokenAccount } from './token-account'

const MAX_U64 = 2n ** 64n - 1n

export interface TransferInstructions {
  readonly instructions: readonly Instruction[]
  /** The receiver's token account, where the transfer creates it. */
  readonly created?: string
}

const parsedSchema = <Type extends string, Info extends v.GenericSchema>(type: Type, info: Info) =>
  v.object({ data: v.object({ parsed: v.object({ type: v.literal(type), info }) }) })

const accountSchema = v.nullable(v.looseObject({ owner: v.string(), executable: v.boolean() }))
const accountsSchema = v.object({ value: v.array(accountSchema) })
const mintSchema = parsedSchema(
  'mint',
  v.object({ decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)) }),
)
const tokenAccountSchema = parsedSchema('account', v.object({ mint: v.string(), owner: v.string() }))
const heldSchema = v.object({
  value: v.array(
    v.object({
      pubkey: v.custom<Address>((input) => typeof input === 'string' && isAddress(input)),
      account: v.object({
        data: v.object({
          parsed: v.object({
            info: v.object({
              tokenAmount: v.object({
                amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
                uiAmountString: v.fallback(v.optional(v.string()), undefined),
              }),
            }),
          }),
        }),
      }),
    }),
  ),
})

type ChainAccount = v.InferOutput<typeof accountSchema>

/**
 * The instructions of a transfer. Throws `TransactionInvalidError`, which names the first part that is wrong: an address
 * that is a token account, a mint or a program is no receiver, because what is sent there is lost.
 */
export async function buildTransfer(
  read: CheckedRead,
  from: Address,
  { to, amount: text, tokenAddress: mint, shownAmount }: Transfer,
): Promise<TransferInstructions> {
  if (!isAddress(to)) throw new TransactionInvalidError('to')
  const amount = parseAmount(text)
  if (!/^\d{1,78}$/.test(shownAmount ?? text)) throw new TransactionInvalidError('amount')
  if (mint === undefined) {
    // Only mints have a scale.
    if ((shownAmount ?? text) !== text) throw new TransactionInvalidError('amount')
    const [receiver] = await readAccounts(read, [to])
    requireReceiver(to, receiver)
    const source = createNoopSigner(from)
    return { instructions: [getTransferSolInstruction({ source, destination: to, amount })] }
  }
  if (!isAddress(mint)) throw new TransactionInvalidError('tokenAddress')
  const programs = tokenPrograms.map((program) => {
    const tokenProgram = address(program)
    return { tokenProgram, ata: findTokenAccount(to, tokenProgram, mint) }
  })
  const [[receiver, mintAccount, ...existing], sources] = await Promise.all([
    readAccounts(read, [to, mint, ...programs.map(({ ata }) => ata)]),
    readHoldings(read, from, mint),
  ])
  requireReceiver(to, receiver)
  const index = programs.findIndex(({ tokenProgram }) => tokenProgram === mintAccount?.owner)
  const program = programs[index]
  const { success, output } = v.safeParse(mintSchema, mintAccount)
  if (!program || !success) throw new TransactionInvalidError('tokenAddress')
  const { tokenProgram, ata } = program
  const { decimals } = output.data.parsed.info
  requireShown({ program: tokenProgram, mint, decimals }, amount, shownAmount, sources)
  const moves = takeFrom(sources, amount).map((taken) =>
    getTransferCheckedInstruction(
      {
        source: taken.source,
        mint,
        destination: ata,
        authority: from,
        amount: taken.amount,
        decimals,
      },
      { programAddress: tokenProgram },
    ),
  )
  const account = existing[index]
  // Lamports that anybody sent to the address do not make it a token account.
  if (account && account.owner !== SYSTEM_PROGRAM_ADDRESS) {
    const parsed = v.safeParse(tokenAccountSchema, account)
    // Its owner may have transferred it to another account.
    if (!parsed.success || parsed.output.data.parsed.info.owner !== to)
      throw new TransactionInvalidError('to')
    return { instructions: moves }
  }
  // Does nothing where the account is there by then. The payer's signature is the wallet's.
  const payer = createNoopSigner(from)
  const create = getCreateAssociatedTokenIdempotentInstruction({ payer, ata, owner: to, mint, tokenProgram })
  return { instructions: [create, ...moves], created: ata }
}

function parseAmount(text: string): bigint {
  const amount = /^\d{1,20}$/.test(text) ? BigInt(text) : MAX_U64 + 1n
  if (amount > MAX_U64) throw new TransactionInvalidError('amount')
  return amount
}

async function readAccounts(
  read: CheckedRead,
  addresses: readonly string[],
): Promise<readonly ChainAccount[]> {
  const settings = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const schema = v.pipe(
    accountsSchema,
    v.check(({ value }) => value.length === addresses.length),
  )
  return (await read(schema, 'getMultipleAccounts', addresses, settings)).value
}

/**
 * Existing receivers belong to the System program: what another program's account gets is often lost. A new address
 * must be a point of the curve, because otherwise no private key can move what is sent to it.
 */
function requireReceiver(to: Address, account: ChainAccount | undefined): void {
  const isReceiver = account
    ? !account.executable && account.owner === SYSTEM_PROGRAM_ADDRESS
    : !isOffCurveAddress(to)
  if (!isReceiver) throw new TransactionInvalidError('to')
}

interface Source {
  readonly source: Address
  readonly amount: bigint
}

interface Holding extends Source {
  /** What wallets show for the amount. */
  readonly uiAmount: string | undefined
}

/** The sender's accounts of a token, the largest first. */
async function readHoldings(read: CheckedRead, owner: string, mint: string): Promise<readonly Holding[]> {
  const settings = { encoding: 'jsonParsed', commitment: 'confirmed' }
  const { value } = await read(heldSchema, 'getTokenAccountsByOwner', owner, { mint }, settings)
  return value
    .map(({ pubkey, account }) => {
      const { amount, uiAmountString } = account.data.parsed.info.tokenAmount
      return { source: pubkey, amount: BigInt(amount), uiAmount: uiAmountString }
    })
    .sort((one, other) => (one.amount < other.amount ? 1 : -1))
}

/** A multiplier that has changed by more than this part of the amount is another one. Interest of hours is less. */
const PARTS = 1_000n

/**
 * Refuses an amount of which wallets show another one than the user was shown, by the node's own conversion of what the
 * sender holds.
 */
function requireShown(
  { program, mint, decimals }: { readonly program: string; readonly mint: string; readonly decimals: number },
  amount: bigint,
  shownAmount: string | undefined,
  holdings: readonly Holding[],
): void {
  const held = holdings.reduce((sum, one) => sum + one.amount, 0n)
  const shown = holdings.reduce(
    (sum, one) => sum + shownUnits(program, one.amount.toString(), one.uiAmount, decimals),
    0n,
  )
  const given = shownAmount === undefined ? amount : BigInt(shownAmount)
  if (program !== TOKEN_2022 && given !== amount) throw new TokenScaledError(mint)
  if (held === 0n) return
  const expected = (amount * shown) / held
  const difference = given > expected ? given - expected : expected - given
  // Parts of the smallest unit are cut in each of the accounts.
  if (difference > expected / PARTS + BigInt(holdings.length)) throw new TokenScaledError(mint)
}

/** The amounts to take from each account. Throws `INSUFFICIENT_FUNDS` when all of them together hold less. */
function takeFrom(sources: readonly Source[], amount: bigint): readonly Source[] {
  const taken: Source[] = []
  let rest = amount
  for (const { source, amount: held } of sources) {
    if (held >= rest) return [...taken, { source, amount: rest }]
    taken.push({ source, amount: held })
    rest -= held
  }
  throw createWalletError('INSUFFICIENT_FUNDS', { phase: 'request' })
}
