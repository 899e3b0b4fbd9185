/** An instruction before it is understood. */
export interface RawInstruction {
  readonly program: string
  /** `undefined` stands in a lookup table on the chain. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** What an instruction does, where the wallet understands it. */
export type SolanaInstruction =
  | { readonly kind: 'transfer'; readonly from: string; readonly to: string; readonly lamports: bigint }
  | {
      readonly kind: 'token-transfer'
      /** Token accounts, as the chain has them: not the owners. */
      readonly from: string
      readonly to: string
      readonly mint: string
      readonly amount: bigint
      readonly decimals: number
    }
  | { readonly kind: 'other'; readonly program: string; readonly byteCount: number }

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const TRANSFER = 2
const tokenPrograms = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const TRANSFER_CHECKED = 12

export function readInstruction({ program, accounts, data }: RawInstruction): SolanaInstruction {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first, second, third] = accounts
  if (program === SYSTEM_PROGRAM && data.length === 12 && view.getUint32(0, true) === TRANSFER) {
    if (first && second) {
      return { kind: 'transfer', from: first, to: second, lamports: view.getBigUint64(4, true) }
    }
  }
  if (tokenPrograms.includes(program) && data.length === 10 && data[0] === TRANSFER_CHECKED) {
    if (first && second && third) {
      const amount = view.getBigUint64(1, true)
      return {
        kind: 'token-transfer',
        from: first,
        mint: second,
        to: third,
        amount,
        decimals: view.getUint8(9),
      }
    }
  }
  return { kind: 'other', program, byteCount: data.length }
}
