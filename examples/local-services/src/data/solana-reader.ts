import { isAddress } from '@solana/kit'
import * as v from 'valibot'
import { callNode } from './call-node'
import type { Holding, HoldingsReader, KnownToken } from './holdings'
import type { NetworkId } from './network-id'

const SOL: KnownToken = { name: 'Solana', symbol: 'SOL', decimals: 9 }
/** The first token program, and Token-2022. */
const PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

const amountSchema = v.pipe(
  v.union([v.pipe(v.string(), v.digits()), v.number()]),
  v.transform((amount) => BigInt(amount)),
)
const balanceSchema = v.object({ value: amountSchema })
const infoSchema = v.object({ mint: v.string(), tokenAmount: v.object({ amount: amountSchema }) })
const accountSchema = v.object({
  account: v.object({ data: v.object({ parsed: v.object({ info: infoSchema }) }) }),
})
const accountsSchema = v.object({ value: v.array(accountSchema) })

interface SolanaNode {
  readonly networkId: NetworkId
  readonly nodeUrl: string
  /** The named mints. Balances of other mints are left out. */
  readonly tokens: readonly KnownToken[]
}

/** Reads SOL and the tokens of both token programs over plain JSON-RPC. */
export function createSolanaReader({ networkId, nodeUrl, tokens }: SolanaNode): HoldingsReader {
  const known: readonly KnownToken[] = [SOL, ...tokens]
  return {
    networkId,
    nodeUrl,
    tokens: known,
    isAddress,
    async read(address) {
      const ofProgram = (programId: string) =>
        callNode(
          nodeUrl,
          'getTokenAccountsByOwner',
          [address, { programId }, { encoding: 'jsonParsed' }],
          accountsSchema,
        )
      const [balance, ...lists] = await Promise.all([
        callNode(nodeUrl, 'getBalance', [address], balanceSchema),
        ...PROGRAMS.map(ofProgram),
      ])
      const accounts = lists.flatMap(({ value }) => value.map(({ account }) => account.data.parsed.info))
      const amountOf = (mint: string | undefined): bigint =>
        mint === undefined
          ? balance.value
          : accounts.reduce((sum, info) => (info.mint === mint ? sum + info.tokenAmount.amount : sum), 0n)
      return known
        .map((token): Holding => ({ ...token, amount: amountOf(token.address) }))
        .filter(({ amount }) => amount > 0n)
    },
  }
}
