import bs58 from 'bs58'
import type { Approval, Fact } from '../approval/approval-card'
import { COMPUTE_BUDGET_PROGRAM, maxFeeOf } from './fee'
import type { SolanaInstruction, SolanaTransaction } from './transaction'

const LAMPORTS_PER_SOL = 1_000_000_000n
const TOKEN_PROGRAMS: ReadonlySet<string> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const TOKEN_ACCOUNT_PROGRAM = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** Fees above this, 0.01 SOL, are warned of. */
const HIGH_FEE = LAMPORTS_PER_SOL / 100n

const UNKNOWN = 'This wallet cannot tell what the program will do. Approve it only if you trust the site.'

interface InstructionDescription {
  readonly title: string
  readonly warnings?: readonly string[]
  readonly facts: readonly Fact[]
}

/** Every instruction, with its data where this wallet does not know it, and the fee that `own` pays. */
export function describeTransaction(
  { signers, instructions, usesAddressTables }: SolanaTransaction,
  own: string,
  isSent: boolean,
): Approval {
  const [payer = ''] = signers
  const fee = payer === own ? maxFeeOf({ signers, instructions }) : undefined
  const described = instructions.map(describeInstruction)
  const shown = described.filter(({ facts }) => facts.length > 0)
  const [only] = shown
  return {
    title: only && shown.length === 1 ? only.title : `${isSent ? 'Send' : 'Sign'} a transaction`,
    warnings: [
      ...(fee !== undefined && fee > HIGH_FEE
        ? [`The network fee is ${sol(fee)}. It is paid even if the transaction fails.`]
        : []),
      ...shown.flatMap(({ warnings = [] }) => warnings),
    ],
    facts: [
      ...shown.flatMap(({ title, facts }, index) =>
        shown.length === 1 ? facts : [{ label: `Step ${index + 1}`, value: title }, ...facts],
      ),
      ...(usesAddressTables
        ? [{ label: 'Accounts', value: 'Some are in address tables and cannot be shown' }]
        : []),
      { label: 'Fee paid by', value: payer, isCode: true },
      ...(fee === undefined ? [] : [{ label: 'Network fee', value: sol(fee) }]),
    ],
  }
}

const sol = (lamports: bigint): string => {
  const rest = `${lamports % LAMPORTS_PER_SOL}`.padStart(9, '0').replace(/0+$/, '')
  return `${lamports / LAMPORTS_PER_SOL}${rest ? `.${rest}` : ''} SOL`
}

function describeInstruction({ program, accounts, data }: SolanaInstruction): InstructionDescription {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const account = (label: string, index: number): Fact => ({
    label,
    value: accounts[index] ?? 'In an address table',
    isCode: true,
  })
  if (program === COMPUTE_BUDGET_PROGRAM) return { title: 'Set the compute budget', facts: [] }
  if (program === SYSTEM_PROGRAM && data.length === 12 && view.getUint32(0, true) === 2)
    return {
      title: 'Send SOL',
      facts: [
        account('From', 0),
        account('To', 1),
        { label: 'Amount', value: sol(view.getBigUint64(4, true)) },
      ],
    }
  if (program === TOKEN_ACCOUNT_PROGRAM && (data.length === 0 || (data.length === 1 && (data[0] ?? 2) <= 1)))
    return { title: 'Open a token account', facts: [account('Owner', 2), account('Token', 3)] }
  if (TOKEN_PROGRAMS.has(program)) {
    const units = (): Fact => ({
      label: 'Amount',
      value: `${view.getBigUint64(1, true)} of the token’s smallest unit`,
    })
    const allowed = 'The delegate may take this amount, at any time.'
    if (data[0] === 3 && data.length === 9)
      return { title: 'Send a token', facts: [account('From', 0), account('To', 1), units()] }
    if (data[0] === 12 && data.length === 10)
      return {
        title: 'Send a token',
        facts: [account('Token', 1), account('From', 0), account('To', 2), units()],
      }
    if (data[0] === 4 && data.length === 9)
      return {
        title: 'Allow a delegate to take a token',
        warnings: [allowed],
        facts: [account('Token account', 0), account('Delegate', 1), units()],
      }
    if (data[0] === 13 && data.length === 10)
      return {
        title: 'Allow a delegate to take a token',
        warnings: [allowed],
        facts: [account('Token', 1), account('Token account', 0), account('Delegate', 2), units()],
      }
  }
  return {
    title: 'Call a program',
    warnings: [UNKNOWN],
    facts: [
      { label: 'Program', value: program, isCode: true },
      ...accounts.map((_, index) => account(`Account ${index + 1}`, index)),
      { label: 'Data', value: data.length === 0 ? 'None' : bs58.encode(data), isCode: true },
    ],
  }
}
