import type { CheckedRead } from '@latchkey/adapter-kit'
import type { Network } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { isAddress } from '@solana/kit'
import { shownUnits, tokenPrograms } from '../chain/read-balances'
import type { Chains } from '../chain/read-chain'
import { openNetwork } from '../transactions/open-network'
import { findTokenAccount } from '../transactions/token-account'
import type { TokenAction } from './decode-instruction'

export interface TokenAccount {
  /** The token program that has it. */
  readonly program: string
  readonly owner: string
  readonly mint: string
  readonly decimals: number | undefined
  readonly amount: bigint
  /** What wallets show for the amount, in the smallest unit. */
  readonly shown: bigint
}

const accountsSchema = v.object({ value: v.array(v.unknown()) })
export const tokenAccountSchema = v.pipe(
  v.object({
    owner: v.picklist(tokenPrograms),
    data: v.object({
      parsed: v.object({
        type: v.literal('account'),
        info: v.object({
          mint: v.pipe(v.string(), v.maxLength(44)),
          owner: v.pipe(v.string(), v.maxLength(44)),
          tokenAmount: v.object({
            amount: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
            decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
            uiAmountString: v.fallback(v.optional(v.string()), undefined),
          }),
        }),
      }),
    }),
  }),
  v.transform(({ owner: program, data }) => {
    const { mint, owner, tokenAmount } = data.parsed.info
    const { amount, decimals, uiAmountString } = tokenAmount
    return {
      program,
      mint,
      owner,
      decimals,
      amount: BigInt(amount),
      shown: shownUnits(program, amount, uiAmountString, decimals),
    }
  }),
)

/**
 * The accounts' data by address. Empty if the network does not respond. Rejects only with the signal's
 * reason.
 */
export async function readTokenAccounts(
  chains: Chains,
  network: Network,
  tokens: readonly TokenAction[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, TokenAccount>> {
  const accounts = new Map<string, TokenAccount>()
  const addresses = [...new Set(tokens.flatMap(({ source, target }) => [source, target]))]
  if (addresses.length === 0) return accounts
  try {
    const { read } = openNetwork(chains, network.id, signal)
    for (const [index, one] of (await readAccounts(read, addresses)).entries()) {
      const address = addresses[index]
      const parsed = v.safeParse(tokenAccountSchema, one)
      if (address === undefined || !parsed.success) continue
      accounts.set(address, parsed.output)
    }
  } catch {
    signal.throwIfAborted()
  }
  return accounts
}

export async function readAccounts(
  read: CheckedRead,
  addresses: readonly string[],
): Promise<readonly unknown[]> {
  const settings = { encoding: 'jsonParsed', commitment: 'confirmed' }
  return (await read(accountsSchema, 'getMultipleAccounts', addresses, settings)).value
}

/**
 * The owner that the network reports, if the token account is the one derived from that owner and the mint.
 */
export async function findOwner(
  tokenAccount: string,
  accounts: ReadonlyMap<string, TokenAccount>,
  program: string,
  mint: string,
): Promise<string | undefined> {
  const owner = accounts.get(tokenAccount)?.owner
  if (owner === undefined || !isAddress(owner) || !isAddress(mint) || !isAddress(program)) return undefined
  return findTokenAccount(owner, program, mint) === tokenAccount ? owner : undefined
}
