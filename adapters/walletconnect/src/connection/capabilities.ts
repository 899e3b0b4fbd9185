import * as v from 'valibot'

/** EIP-5792: by address, then by chain id in hex, what the wallet can do there. */
export type Capabilities = Readonly<Record<string, ChainCapabilities>>
type ChainCapabilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Longer texts say nothing. */
const MAX_LENGTH = 100_000

const chainIdSchema = v.pipe(v.string(), v.regex(/^0x[\da-f]{1,64}$/i))
const addressSchema = v.pipe(v.string(), v.regex(/^0x[\da-fA-F]{40}$/))
const capabilitiesSchema = v.record(addressSchema, v.record(chainIdSchema, v.record(v.string(), v.unknown())))
/** A session property is text; this one is JSON. */
const propertiesSchema = v.object({
  capabilities: v.pipe(v.string(), v.maxLength(MAX_LENGTH), v.parseJson(), capabilitiesSchema),
})
const paramsSchema = v.looseTuple([v.string(), v.optional(v.array(v.string()))])

/** What a wallet said of itself when it approved; `undefined` where it said nothing, or nothing that makes sense. */
export function readCapabilities(sessionProperties: unknown): Capabilities | undefined {
  const { success, output } = v.safeParse(propertiesSchema, sessionProperties)
  return success ? output.capabilities : undefined
}

/** The answer to `wallet_getCapabilities` as EIP-5792 has it; `undefined` for an account of which nothing was said. */
export function capabilitiesFor(
  said: Capabilities | undefined,
  params: unknown,
): ChainCapabilities | undefined {
  const asked = v.safeParse(paramsSchema, params)
  if (!said || !asked.success) return undefined
  const [address, chainIds] = asked.output
  const isOfAccount = (one: string): boolean => one.toLowerCase() === address.toLowerCase()
  const found = Object.entries(said).find(([one]) => isOfAccount(one))?.[1]
  // `0x0` stands for what holds on every chain.
  const isAsked = (id: string): boolean =>
    !chainIds || Number(id) === 0 || chainIds.some((one) => Number(one) === Number(id))
  return found && Object.fromEntries(Object.entries(found).filter(([id]) => isAsked(id)))
}
