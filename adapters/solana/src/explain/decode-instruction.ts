import type { RequestAction } from '@latchkey/session/contract'
import { tokenPrograms } from '../chain/token-programs'
import { toBase58 } from '../to-base58'
import { ASSOCIATED_TOKEN_PROGRAM } from '../transactions/token-account'
import type { RawInstruction } from './decode-transaction'
import { isBudget } from './read-fee'

/** A token that moves, or may be moved, as the instruction has it: with token accounts, not their owners. */
export interface TokenAction {
  readonly type: 'token'
  readonly kind: 'transfer' | 'allowance'
  readonly instruction: RawInstruction
  /** Token account. */
  readonly source: string
  /** Token account of the receiver, or the address that may take tokens. */
  readonly target: string
  readonly authority: string | undefined
  /** Missing where only the source account tells. */
  readonly mint: string | undefined
  readonly amount: bigint
  readonly decimals: number | undefined
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const memoPrograms: readonly string[] = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const MAX_SHOWN_BYTES = 512

/**
 * What an instruction does; empty where it moves and allows nothing. Never throws.
 * @param filled token accounts that are sent something by another instruction
 */
export function decodeInstruction(
  instruction: RawInstruction,
  account: string,
  filled: ReadonlySet<unknown> = new Set(),
): readonly (RequestAction | TokenAction)[] {
  const { program, accounts, data } = instruction
  // What they cost is part of the fee.
  if (isBudget(instruction)) return []
  // It opens an account at an address that follows from the owner. What the payer pays for it stays with the owner.
  const [payer, opened, owner] = accounts
  // control: solana-rent-for-others-unseen
  const isCovered = payer !== account || owner === account || filled.has(opened)
  if (program === ASSOCIATED_TOKEN_PROGRAM && data.length <= 1 && (data[0] ?? 0) <= 1 && isCovered) return []
  const decoded =
    program === SYSTEM_PROGRAM
      ? decodeSystem(instruction, account)
      : tokenPrograms.includes(program)
        ? decodeToken(instruction)
        : memoPrograms.includes(program)
          ? decodeMemo(data)
          : undefined
  return [decoded ?? undecoded(instruction)]
}

export function undecoded({ program, data }: RawInstruction): RequestAction {
  const hex = Array.from(data.subarray(0, MAX_SHOWN_BYTES), (byte) => byte.toString(16).padStart(2, '0'))
  return { type: 'call', to: program, data: `0x${hex.join('')}`, byteCount: data.length }
}

/** `CreateAccount`, `Assign` and `Transfer`, whose number is in four bytes. */
function decodeSystem({ accounts, data }: RawInstruction, account: string): RequestAction | undefined {
  const kind = data.length >= 4 ? viewOf(data).getUint32(0, true) : undefined
  const [first, second] = accounts
  if (first === undefined) return undefined
  if (kind === 1 && data.length === 36)
    return { type: 'ownership', account: first, owner: toBase58(data.subarray(4)) }
  const isTransfer = kind === 2 && data.length === 12
  const isCreation = kind === 0 && data.length === 52
  if ((!isTransfer && !isCreation) || second === undefined) return undefined
  return {
    type: 'transfer',
    ...(first !== account && { from: first }),
    to: second,
    token: {},
    amount: String(viewOf(data).getBigUint64(4, true)),
  }
}

/** Of the token programs: the number is in one byte. */
function decodeToken(instruction: RawInstruction): RequestAction | TokenAction | undefined {
  const { accounts, data } = instruction
  const [kind] = data
  const [first, second, third, fourth] = accounts
  if (first === undefined || second === undefined) return undefined
  // Transfer, Approve
  if ((kind === 3 || kind === 4) && data.length === 9)
    return tokenAction(instruction, kind === 3, first, second, third, undefined)
  // TransferChecked, ApproveChecked
  if ((kind === 12 || kind === 13) && data.length === 10 && third !== undefined)
    return tokenAction(instruction, kind === 12, first, third, fourth, second)
  // SetAuthority, with the new one or without any
  if (kind === 6 && data[2] === 1 && data.length === 35)
    return { type: 'ownership', account: first, owner: toBase58(data.subarray(3)) }
  if (kind === 6 && data[2] === 0 && (data.length === 3 || data.length === 35))
    return { type: 'ownership', account: first }
  return undefined
}

function tokenAction(
  instruction: RawInstruction,
  isTransfer: boolean,
  source: string,
  target: string,
  authority: string | undefined,
  mint: string | undefined,
): TokenAction {
  const { data } = instruction
  return {
    type: 'token',
    kind: isTransfer ? 'transfer' : 'allowance',
    instruction,
    source,
    target,
    authority,
    mint,
    amount: viewOf(data).getBigUint64(1, true),
    decimals: mint === undefined ? undefined : data[9],
  }
}

function decodeMemo(data: Uint8Array): RequestAction | undefined {
  const text = readText(data)
  return text === undefined ? undefined : { type: 'memo', text }
}

/** The bytes as text where they are UTF-8 without control characters other than line breaks and tabs. */
export function readText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return /^[^\p{Cc}]*$/u.test(text.replace(/[\n\r\t]/g, '')) ? text : undefined
  } catch {
    return undefined
  }
}

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)
