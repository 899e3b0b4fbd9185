import bs58 from 'bs58'
import type { Approval, Fact } from '../approval/approval-card'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import { COMPUTE_BUDGET_PROGRAM, maxFeeOf } from './fee'
import type { SolanaInstruction, SolanaTransaction } from './transaction'

const LAMPORTS_PER_SOL = 1_000_000_000n
const TOKEN_PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const ASSOCIATED_TOKEN_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** A fee above this, 0.01 SOL, causes a warning. */
const HIGH_FEE = LAMPORTS_PER_SOL / 100n

interface InstructionDescription {
  readonly title: string
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
}

/**
 * Describes every instruction, with its data if the instruction is unknown, and the fee that the account
 * `account` pays.
 */
export function describeTransaction(
  { signers, instructions, usesLookupTables }: SolanaTransaction,
  account: string,
  isBroadcast: boolean,
  say: Say,
): Approval {
  const [payer = ''] = signers
  const fee = payer === account ? maxFeeOf({ signers, instructions }) : undefined
  const described = instructions.map((one) => describeInstruction(one, say))
  const shown = described.filter(({ facts }) => facts.length > 0)
  const [only] = shown
  return {
    title: only && shown.length === 1 ? only.title : say(isBroadcast ? 'solana.send' : 'solana.sign'),
    warnings: [
      ...(fee !== undefined && fee > HIGH_FEE ? [say('solana.high-fee', { fee: formatSol(fee) })] : []),
      ...shown.flatMap(({ warnings = [] }) => warnings),
    ],
    facts: [
      ...shown.flatMap(({ title, facts }, index) =>
        shown.length === 1
          ? facts
          : [{ label: say('solana.step', { number: index + 1 }), value: title }, ...facts],
      ),
      ...(usesLookupTables ? [{ label: say('solana.accounts'), value: say('solana.some-in-tables') }] : []),
      { label: say('solana.fee-payer'), value: payer, isCode: true },
      ...(fee === undefined ? [] : [{ label: say('fact.network-fee'), value: formatSol(fee) }]),
    ],
  }
}

const formatSol = (lamports: bigint): string => {
  const rest = `${lamports % LAMPORTS_PER_SOL}`.padStart(9, '0').replace(/0+$/, '')
  return `${lamports / LAMPORTS_PER_SOL}${rest ? `.${rest}` : ''} SOL`
}

function describeInstruction(
  { program, accounts, data }: SolanaInstruction,
  say: Say,
): InstructionDescription {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const account = (label: CopyKey, index: number): Fact => ({
    label: say(label),
    value: accounts[index] ?? say('solana.in-table'),
    isCode: true,
  })
  if (program === COMPUTE_BUDGET_PROGRAM) return { title: say('solana.budget'), facts: [] }
  if (program === SYSTEM_PROGRAM && data.length === 12 && view.getUint32(0, true) === 2)
    return {
      title: say('solana.send-sol'),
      facts: [
        account('fact.from', 0),
        account('fact.to', 1),
        { label: say('fact.amount'), value: formatSol(view.getBigUint64(4, true)) },
      ],
    }
  if (
    program === ASSOCIATED_TOKEN_PROGRAM &&
    (data.length === 0 || (data.length === 1 && (data[0] ?? 2) <= 1))
  )
    return {
      title: say('solana.open-token-account'),
      facts: [account('solana.owner', 2), account('solana.token', 3)],
    }
  if (TOKEN_PROGRAMS.has(program)) {
    const units = (): Fact => ({
      label: say('fact.amount'),
      value: say('fact.units', { amount: view.getBigUint64(1, true) }),
    })
    const allowed = say('solana.delegate-warning')
    if (data[0] === 3 && data.length === 9)
      return {
        title: say('call.send-token'),
        facts: [account('fact.from', 0), account('fact.to', 1), units()],
      }
    if (data[0] === 12 && data.length === 10)
      return {
        title: say('call.send-token'),
        facts: [account('solana.token', 1), account('fact.from', 0), account('fact.to', 2), units()],
      }
    if (data[0] === 4 && data.length === 9)
      return {
        title: say('solana.allow-delegate'),
        warnings: [allowed],
        facts: [account('solana.token-account', 0), account('solana.delegate', 1), units()],
      }
    if (data[0] === 13 && data.length === 10)
      return {
        title: say('solana.allow-delegate'),
        warnings: [allowed],
        facts: [
          account('solana.token', 1),
          account('solana.token-account', 0),
          account('solana.delegate', 2),
          units(),
        ],
      }
  }
  return {
    title: say('solana.call'),
    warnings: [say('solana.unknown')],
    facts: [
      { label: say('solana.program'), value: program, isCode: true },
      ...accounts.map((_, index) => ({
        ...account('solana.account', index),
        label: say('solana.account', { number: index + 1 }),
      })),
      {
        label: say('fact.data'),
        value: data.length === 0 ? say('fact.none') : bs58.encode(data),
        isCode: true,
      },
    ],
  }
}
