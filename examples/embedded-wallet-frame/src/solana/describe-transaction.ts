import { isUnlimitedTokenAmount } from '@latchkey/session/requests'
import bs58 from 'bs58'
import type { Approval, Fact } from '../approval/approval-card'
import { mainFactsFirst } from '../approval/main-facts-first'
import type { CopyKey } from '../copy/copy'
import type { Say } from '../copy/say'
import { WalletError } from '../wallet-error'
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
/** Nothing with a higher fee is signed. */
const MAX_FEE = LAMPORTS_PER_SOL

interface InstructionDescription {
  readonly title: string
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
}

/**
 * Describes every instruction of the transactions, with its data if it is unknown, and the fees that the account
 * `account` pays for all of them. Throws -32000 (`FEE_TOO_HIGH`) if those are higher than this wallet pays.
 */
export function describeTransactions(
  transactions: readonly SolanaTransaction[],
  account: string,
  isBroadcast: boolean,
  say: Say,
): Approval {
  const paid = transactions.filter(({ signers: [payer] }) => payer === account)
  const fee = paid.reduce((sum, one) => sum + maxFeeOf(one), 0n)
  const feeFacts: readonly Fact[] =
    paid.length > 0 ? [{ label: say('fact.network-fee'), value: formatSol(fee) }] : []
  const described = transactions.map((one) => describeTransaction(one, isBroadcast, say))
  const [only] = described
  const warnings = [...checkFee(fee, say), ...described.flatMap((one) => one.warnings)]
  if (only && described.length === 1) {
    const { title, facts, isOneStep } = only
    return {
      title,
      warnings,
      facts: isOneStep ? mainFactsFirst([...facts, ...feeFacts], say) : [...feeFacts, ...facts],
    }
  }
  return {
    title: say('solana.sign-all', { count: described.length }),
    warnings,
    facts: [
      ...feeFacts,
      ...described.flatMap(({ title, facts }, index) => [
        { label: say('solana.transaction', { number: index + 1 }), value: title, isMain: true },
        ...facts,
      ]),
    ],
  }
}

interface TransactionDescription extends Required<InstructionDescription> {
  readonly isOneStep: boolean
}

function describeTransaction(
  { signers: [payer = ''], instructions, usesLookupTables }: SolanaTransaction,
  isBroadcast: boolean,
  say: Say,
): TransactionDescription {
  const described = instructions.map((one) => describeInstruction(one, say))
  const shown = described.filter(({ facts }) => facts.length > 0)
  const [only] = shown
  const isOneStep = only !== undefined && shown.length === 1
  return {
    title: isOneStep ? only.title : say(isBroadcast ? 'solana.send' : 'solana.sign'),
    isOneStep,
    warnings: shown.flatMap(({ warnings = [] }) => warnings),
    facts: [
      ...shown.flatMap(({ title, facts }, index) => [
        ...(isOneStep
          ? []
          : [{ label: say('solana.step', { number: index + 1 }), value: title, isMain: true }]),
        ...mainFactsFirst(facts, say),
      ]),
      ...(usesLookupTables ? [{ label: say('solana.accounts'), value: say('solana.some-in-tables') }] : []),
      { label: say('solana.fee-payer'), value: payer, isCode: true },
    ],
  }
}

function checkFee(fee: bigint, say: Say): readonly string[] {
  if (fee > MAX_FEE)
    throw new WalletError(-32000, 'The network fee is higher than this wallet pays', {
      reason: 'FEE_TOO_HIGH',
      maxFee: `${fee}`,
      limit: `${MAX_FEE}`,
    })
  return fee > HIGH_FEE ? [say('solana.high-fee', { fee: formatSol(fee) })] : []
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
      facts: [
        account('solana.owner', 2),
        account('solana.token', 3),
        {
          label: say('solana.deposit'),
          value: say('solana.deposit-from', { account: account('fact.from', 0).value }),
        },
      ],
    }
  if (TOKEN_PROGRAMS.has(program)) {
    const units = (): Fact => ({
      label: say('fact.amount'),
      value: say('fact.units', { amount: view.getBigUint64(1, true) }),
    })
    const isAll = (): boolean => isUnlimitedTokenAmount(view.getBigUint64(1, true))
    const allowed = (): string => say(isAll() ? 'solana.delegate-all' : 'solana.delegate-warning')
    const allowance = (): Fact =>
      isAll() ? { label: say('fact.amount'), value: say('fact.unlimited') } : units()
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
        warnings: [allowed()],
        facts: [account('solana.token-account', 0), account('solana.delegate', 1), allowance()],
      }
    if (data[0] === 13 && data.length === 10)
      return {
        title: say('solana.allow-delegate'),
        warnings: [allowed()],
        facts: [
          account('solana.token', 1),
          account('solana.token-account', 0),
          account('solana.delegate', 2),
          allowance(),
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
