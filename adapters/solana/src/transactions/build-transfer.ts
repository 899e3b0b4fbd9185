import {
  type CheckedRead,
  createWalletError,
  TokenScaledError,
  TransactionInvalidError,
} from '@latchkey/session/adapter-kit'
import type { Transfer } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { shownUnits, TOKEN_2022, tokenPrograms } from '../chain/token-programs'
import { isAddress } from '../connector/read-accounts'
import { addressBytes, type Instruction } from './encode-transaction'
import { ASSOCIATED_TOKEN_PROGRAM, findTokenAccount, isOnCurve } from './token-account'

export const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const MAX_U64 = 2n ** 64n - 1n

/** Of the System program: the number of `Transfer`, in four bytes. */
const SYSTEM_TRANSFER = [2, 0, 0, 0]
/** Of the token programs, in one byte. */
const TRANSFER_CHECKED = 12
/** Of the associated token program: does nothing where the account is there. */
const CREATE_IDEMPOTENT = 1

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
      pubkey: v.pipe(v.string(), v.check(isAddress)),
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
  from: string,
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
    return { instructions: [transferNative(from, to, amount)] }
  }
  if (!isAddress(mint)) throw new TransactionInvalidError('tokenAddress')
  const candidates = tokenPrograms.map((program) => findTokenAccount(to, program, mint))
  const [[receiver, mintAccount, ...existing], sources] = await Promise.all([
    readAccounts(read, [to, mint, ...candidates]),
    readHoldings(read, from, mint),
  ])
  requireReceiver(to, receiver)
  const program = tokenPrograms.find((one) => one === mintAccount?.owner)
  const { success, output } = v.safeParse(mintSchema, mintAccount)
  if (!program || !success) throw new TransactionInvalidError('tokenAddress')
  const index = tokenPrograms.indexOf(program)
  const destination = candidates[index] ?? ''
  const { decimals } = output.data.parsed.info
  requireShown({ program, mint, decimals }, amount, shownAmount, sources)
  const moves = takeFrom(sources, amount).map((source) =>
    transferToken({ program, mint, from, destination, decimals, ...source }),
  )
  const account = existing[index]
  // Lamports that anybody sent to the address do not make it a token account.
  if (account && account.owner !== SYSTEM_PROGRAM) {
    const parsed = v.safeParse(tokenAccountSchema, account)
    // Its owner may have transferred it to another account.
    if (!parsed.success || parsed.output.data.parsed.info.owner !== to)
      throw new TransactionInvalidError('to')
    return { instructions: moves }
  }
  const create = createTokenAccount({ program, mint, from, owner: to, destination })
  return { instructions: [create, ...moves], created: destination }
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
function requireReceiver(to: string, account: ChainAccount | undefined): void {
  const isReceiver = account
    ? !account.executable && account.owner === SYSTEM_PROGRAM
    : isOnCurve(addressBytes(to))
  if (!isReceiver) throw new TransactionInvalidError('to')
}

interface Source {
  readonly source: string
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
  { program, mint, decimals }: Pick<TokenTransfer, 'program' | 'mint' | 'decimals'>,
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

function transferNative(from: string, to: string, lamports: bigint): Instruction {
  return {
    program: SYSTEM_PROGRAM,
    accounts: [
      { address: from, isWritable: true },
      { address: to, isWritable: true },
    ],
    data: Uint8Array.of(...SYSTEM_TRANSFER, ...u64(lamports)),
  }
}

interface TokenTransfer extends Source {
  readonly program: string
  readonly mint: string
  readonly from: string
  readonly destination: string
  readonly decimals: number
}

function transferToken(transfer: TokenTransfer): Instruction {
  const { program, source, mint, destination, from, amount, decimals } = transfer
  return {
    program,
    accounts: [
      { address: source, isWritable: true },
      { address: mint, isWritable: false },
      { address: destination, isWritable: true },
      { address: from, isWritable: false },
    ],
    data: Uint8Array.of(TRANSFER_CHECKED, ...u64(amount), decimals),
  }
}

interface TokenAccountCreation {
  readonly program: string
  readonly mint: string
  /** Pays the rent. */
  readonly from: string
  readonly owner: string
  readonly destination: string
}

function createTokenAccount({ program, mint, from, owner, destination }: TokenAccountCreation): Instruction {
  return {
    program: ASSOCIATED_TOKEN_PROGRAM,
    accounts: [
      { address: from, isWritable: true },
      { address: destination, isWritable: true },
      ...[owner, mint, SYSTEM_PROGRAM, program].map((address) => ({ address, isWritable: false })),
    ],
    data: Uint8Array.of(CREATE_IDEMPOTENT),
  }
}

/** Little endian. */
function u64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}
