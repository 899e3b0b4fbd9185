import { type Address, lamports, none, type ReadonlyUint8Array } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { namedAddress, solanaDevAccounts } from './solana-accounts'
import { type MintedToken, solanaTokens } from './solana-tokens'

const LAMPORTS_PER_SOL = 1_000_000_000n
/** Initial SOL of each dev account. */
const SOL_PER_ACCOUNT = 1_000n

type Put = (at: Address, owner: Address, data: ReadonlyUint8Array, amount?: bigint) => void

/** Creates the dev accounts with SOL and tokens, as in a validator's genesis. */
export async function createGenesisAccounts(svm: LiteSVM): Promise<readonly MintedToken[]> {
  const put: Put = (at, owner, data, amount) =>
    svm.setAccount({
      address: at,
      programAddress: owner,
      data,
      executable: false,
      space: BigInt(data.length),
      lamports: lamports(amount ?? svm.minimumBalanceForRentExemption(BigInt(data.length))),
    })
  const [holders, tokens, authority] = await Promise.all([
    solanaDevAccounts(),
    solanaTokens(),
    namedAddress('mint authority'),
  ])
  for (const holder of holders) {
    put(holder, SYSTEM_PROGRAM_ADDRESS, new Uint8Array(), SOL_PER_ACCOUNT * LAMPORTS_PER_SOL)
  }
  for (const token of tokens) await mint(put, token, holders, authority)
  return tokens
}

async function mint(
  put: Put,
  { address: mintAddress, program, decimals, amountEach }: MintedToken,
  holders: readonly Address[],
  authority: Address,
): Promise<void> {
  const amount = amountEach * 10n ** BigInt(decimals)
  const supply = amount * BigInt(holders.length)
  const mintAuthority = authority
  put(
    mintAddress,
    program,
    getMintEncoder().encode({
      mintAuthority,
      supply,
      decimals,
      isInitialized: true,
      freezeAuthority: none(),
    }),
  )
  for (const owner of holders) {
    const at = await tokenAccountOf(owner, mintAddress, program)
    put(at, program, encodeHolding(mintAddress, owner, amount))
  }
}

/** The associated token account of an owner. */
export async function tokenAccountOf(
  owner: Address,
  mintAddress: Address,
  tokenProgram: Address = TOKEN_PROGRAM_ADDRESS,
): Promise<Address> {
  const [found] = await findAssociatedTokenPda({ owner, tokenProgram, mint: mintAddress })
  return found
}

function encodeHolding(mintAddress: Address, owner: Address, amount: bigint): ReadonlyUint8Array {
  return getTokenEncoder().encode({
    mint: mintAddress,
    owner,
    amount,
    delegate: none(),
    state: AccountState.Initialized,
    isNative: none(),
    delegatedAmount: 0n,
    closeAuthority: none(),
  })
}
