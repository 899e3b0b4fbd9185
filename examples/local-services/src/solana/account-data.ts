import { getBase58Decoder, type MaybeEncodedAccount } from '@solana/kit'
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { type Holding, holdingOf, mintOf, tokenAmount } from './token-data'

/** An account in the RPC's format; null if it does not exist. */
export function accountData(svm: LiteSVM, account: MaybeEncodedAccount, encoding: string): object | null {
  if (!account.exists) return null
  return {
    lamports: Number(account.lamports),
    owner: account.programAddress,
    executable: account.executable,
    rentEpoch: 0,
    space: account.data.length,
    data: (encoding === 'jsonParsed' && parsed(svm, account)) || encoded(account.data, encoding),
  }
}

function encoded(data: ArrayLike<number>, encoding: string): readonly [string, string] {
  const bytes = Uint8Array.from(data)
  if (encoding === 'base58') return [getBase58Decoder().decode(bytes), encoding]
  // As on a cluster, data that cannot be parsed is sent in base64.
  return [Buffer.from(bytes).toString('base64'), 'base64']
}

function parsed(svm: LiteSVM, account: Extract<MaybeEncodedAccount, { exists: true }>): object | undefined {
  const program = account.programAddress === TOKEN_PROGRAM_ADDRESS ? 'spl-token' : 'spl-token-2022'
  const space = account.data.length
  const holding = holdingOf(account)
  if (holding) return { program, space, parsed: { type: 'account', info: holdingInfo(svm, holding) } }
  const mint = mintOf(account)
  if (!mint) return undefined
  const { supply, decimals } = mint
  return {
    program,
    space,
    parsed: { type: 'mint', info: { supply: supply.toString(), decimals, isInitialized: true } },
  }
}

function holdingInfo(svm: LiteSVM, holding: Holding): object {
  const { mint, owner } = holding
  return { isNative: false, mint, owner, state: 'initialized', tokenAmount: tokenAmount(svm, holding) }
}
