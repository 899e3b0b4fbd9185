import type { RequestAction } from '@latchkey/session/contract'
import { utf8Text } from '@latchkey/session/requests'
import { getAddressDecoder } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { ASSOCIATED_TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import { tokenPrograms } from '../chain/read-balances'
import type { RawInstruction } from './decode-transaction'
import { isBudget } from './read-fee'

/**
 * A transfer or an allowance of tokens as the instruction has it: between token accounts, not their owners.
 */
export interface TokenAction {
  readonly type: 'token'
  readonly kind: 'transfer' | 'allowance'
  readonly instruction: RawInstruction
  /** Token account. */
  readonly source: string
  /** The receiver's token account, or the address that may transfer the tokens. */
  readonly target: string
  readonly authority: string | undefined
  /** `undefined` if only the source account tells the mint. */
  readonly mint: string | undefined
  readonly amount: bigint
  readonly decimals: number | undefined
}

const memoPrograms: readonly string[] = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const MAX_SHOWN_BYTES = 512

/**
 * Decodes the effects of an instruction. Returns an empty list if it transfers and allows nothing. Never throws.
 * @param filled token accounts to which another instruction transfers tokens
 */
export function decodeInstruction(
  instruction: RawInstruction,
  account: string,
  filled: ReadonlySet<unknown> = new Set(),
): readonly (RequestAction | TokenAction)[] {
  const { program, accounts, data } = instruction
  // The costs of these instructions are part of the shown fee.
  if (isBudget(instruction)) return []
  // Opens the owner's associated token account. The rent stays with the owner, so nothing is lost.
  const [payer, opened, owner] = accounts
  const isCovered = payer !== account || owner === account || filled.has(opened)
  if (program === ASSOCIATED_TOKEN_PROGRAM_ADDRESS && data.length <= 1 && (data[0] ?? 0) <= 1 && isCovered)
    return []
  const decoded =
    program === SYSTEM_PROGRAM_ADDRESS
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

/** The instructions `CreateAccount`, `Assign` and `Transfer`. Their number has four bytes. */
function decodeSystem({ accounts, data }: RawInstruction, account: string): RequestAction | undefined {
  const kind = data.length >= 4 ? viewOf(data).getUint32(0, true) : undefined
  const [first, second] = accounts
  if (first === undefined) return undefined
  if (kind === 1 && data.length === 36)
    return { type: 'ownership', account: first, owner: getAddressDecoder().decode(data, 4) }
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

/** The instructions of the token programs. Their number has one byte. */
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
    return { type: 'ownership', account: first, owner: getAddressDecoder().decode(data, 3) }
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
  const text = utf8Text(data)
  return text === undefined ? undefined : { type: 'memo', text }
}

const viewOf = (data: Uint8Array): DataView => new DataView(data.buffer, data.byteOffset, data.byteLength)
