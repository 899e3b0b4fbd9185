import type { Address, MaybeEncodedAccount } from '@solana/kit'
import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { formatUnits } from 'viem'
import { TOKEN_2022_ADDRESS } from './solana-tokens'

export interface Holding {
  readonly mint: Address
  readonly owner: Address
  readonly amount: bigint
}

export const tokenPrograms: readonly Address[] = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_ADDRESS]

/** In Token-2022 the byte after the common part is the account's type. */
const MINT_MARK = 1

/** Decodes a token account; `undefined` for any other account. */
export function holdingOf(account: MaybeEncodedAccount): Holding | undefined {
  if (!account.exists || !tokenPrograms.includes(account.programAddress)) return undefined
  const { data } = account
  if (data.length < getTokenSize() || data[getTokenSize()] === MINT_MARK) return undefined
  return getTokenDecoder().decode(data)
}

export function mintOf(
  account: MaybeEncodedAccount,
): { readonly supply: bigint; readonly decimals: number } | undefined {
  if (!account.exists || !tokenPrograms.includes(account.programAddress)) return undefined
  const isMint = account.data.length === getMintSize() || account.data[getTokenSize()] === MINT_MARK
  return isMint ? getMintDecoder().decode(account.data) : undefined
}

/** An amount in the three formats of the RPC. */
export function tokenAmount(svm: LiteSVM, { mint, amount }: Pick<Holding, 'mint' | 'amount'>): object {
  const decimals = mintOf(svm.getAccount(mint))?.decimals ?? 0
  const uiAmountString = formatUnits(amount, decimals)
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
