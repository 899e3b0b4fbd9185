import type { Account, NativeAmount, Network, Token, TokenHolding } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'
import { ChainResponseError } from '../errors'
import { type ReadableChains, readChain } from './read-chain'

/** An amount that a number cannot hold exactly is refused. */
const schema = v.object({ value: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) })

export async function readNativeBalance(
  chains: ReadableChains,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<NativeAmount> {
  const method = 'getBalance'
  const params = [account.address, { commitment: 'confirmed' }]
  const parsed = v.safeParse(schema, await readChain(chains, network, { method, params }, signal))
  if (!parsed.success) throw new ChainResponseError(method)
  const { decimals, symbol } = network.nativeCurrency
  return { value: `${parsed.output.value}`, decimals, symbol }
}

const METHOD = 'getTokenAccountsByOwner'
/** Limit of token accounts to read per account, because any sender can open them. */
const MAX_TOKEN_ACCOUNTS = 5_000
/** u64. */
const amountPattern = /^\d{1,20}$/

const listSchema = v.object({ value: v.array(v.unknown()) })
const heldSchema = v.object({
  account: v.object({
    data: v.object({
      parsed: v.object({
        info: v.object({
          mint: v.pipe(v.string(), v.regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)),
          tokenAmount: v.object({
            amount: v.pipe(v.string(), v.regex(amountPattern)),
            decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
            uiAmountString: v.fallback(v.optional(v.string()), undefined),
          }),
        }),
      }),
    }),
  }),
})

interface TokenAccount {
  readonly mint: string
  readonly amount: bigint
  /** What wallets show for it, in the smallest unit. */
  readonly shown: bigint
  readonly decimals: number
}

/** The tokens of an account, each once. A mint without decimals is a collectible and is left out. */
export function readTokens(
  chains: ReadableChains,
  account: Account,
  network: Network,
  known: readonly Token[],
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  return readPrograms(tokenPrograms, chains, account, network, known, signal)
}

/** The tokens of which wallets show another amount than the chain has. */
export async function readScaledTokens(
  chains: ReadableChains,
  account: Account,
  network: Network,
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const tokens = await readPrograms([TOKEN_2022], chains, account, network, [], signal)
  return tokens.filter(({ scale }) => scale)
}

async function readPrograms(
  programs: readonly string[],
  chains: ReadableChains,
  account: Account,
  network: Network,
  known: readonly Token[],
  signal: AbortSignal,
): Promise<readonly TokenHolding[]> {
  const lists = await Promise.all(
    programs.map(async (programId) => {
      const params = [account.address, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }]
      return readTokenAccounts(
        await readChain(chains, network, { method: METHOD, params }, signal),
        programId,
      )
    }),
  )
  return sumUp(lists.flat()).map(({ mint, amount, shown, decimals }): TokenHolding => {
    const token = known.find(({ networkId, address }) => networkId === network.id && address === mint)
    const name = `${mint.slice(0, 4)}…${mint.slice(-4)}`
    return {
      networkId: network.id,
      address: mint,
      name: token?.name ?? name,
      symbol: token?.symbol ?? name,
      // The chain's decimals count: with others a wrong amount would be shown.
      decimals,
      value: shown.toString(),
      ...(token?.iconUrl === undefined ? {} : { iconUrl: token.iconUrl }),
      ...(shown === amount ? {} : { scale: { chain: amount.toString(), shown: shown.toString() } }),
    }
  })
}

/** A malformed account is left out. Throws `ChainResponseError` where the response is no list. */
function readTokenAccounts(answer: unknown, program: string): readonly TokenAccount[] {
  const list = v.safeParse(listSchema, answer)
  if (!list.success) throw new ChainResponseError(METHOD)
  return list.output.value.slice(0, MAX_TOKEN_ACCOUNTS).flatMap((one) => {
    const { success, output } = v.safeParse(heldSchema, one)
    if (!success) return []
    const { mint, tokenAmount } = output.account.data.parsed.info
    const { amount, decimals, uiAmountString } = tokenAmount
    const shown = shownUnits(program, amount, uiAmountString, decimals)
    return decimals === 0 ? [] : [{ mint, amount: BigInt(amount), shown, decimals }]
  })
}

/** Several accounts may hold one token. */
function sumUp(held: readonly TokenAccount[]): readonly TokenAccount[] {
  const byMint = new Map<string, TokenAccount>()
  for (const { mint, amount, shown, decimals } of held) {
    const known = byMint.get(mint) ?? { amount: 0n, shown: 0n }
    byMint.set(mint, { mint, amount: known.amount + amount, shown: known.shown + shown, decimals })
  }
  return [...byMint.values()].filter(({ amount }) => amount > 0n)
}

/** A byte of the mint's account. */
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const supplySchema = v.object({ value: v.object({ decimals }) })

/**
 * Reads the decimals from a mint. Resolves with `undefined` if the account is no mint. Rejects if the network
 * fails.
 */
export async function readDecimals(
  chains: ReadableChains,
  mint: string,
  network: Network,
  signal: AbortSignal,
): Promise<number | undefined> {
  const call = { method: 'getTokenSupply', params: [mint, { commitment: 'confirmed' }] }
  const parsed = v.safeParse(supplySchema, await readChain(chains, network, call, signal))
  return parsed.success ? parsed.output.value.decimals : undefined
}

export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

/** The token programs: SPL Token and Token-2022. */
export const tokenPrograms: readonly string[] = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', TOKEN_2022]

/**
 * The node's own conversion of an amount (`uiAmountString`), in the smallest unit, exactly; further digits are cut. It
 * differs from the amount where the mint multiplies it: Token-2022 with `ScaledUiAmount` or interest. The amount itself where
 * a node does not tell it, and of the first token program, whose mints multiply nothing: whatever a node tells of those, the
 * network checks the decimals of a transfer, so that what is shown of it is what is sent.
 */
export function shownUnits(
  program: string,
  amount: string,
  uiAmount: string | undefined,
  decimals: number,
): bigint {
  if (program !== TOKEN_2022) return BigInt(amount)
  const [, whole, fraction = ''] = /^(\d{1,40})(?:\.(\d{1,255}))?$/.exec(uiAmount ?? '') ?? []
  if (whole === undefined) return BigInt(amount)
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
}
