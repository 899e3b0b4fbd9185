import * as v from '@latchkey/session/schema'
import { type Address, type Hex, isAddress, isAddressEqual, isHex } from 'viem'
import type { SessionUse } from './count-calls'
import { decodeContext, type SessionAccount, unknownContext } from './session-context'

/** A session that a wallet has granted. */
export interface GrantedSession extends SessionAccount {
  readonly context: Hex
  readonly isRevoked: boolean
  readonly use: SessionUse
}

/** The granted sessions of a wallet. Revoked ones are kept until they expire. */
export interface SessionStore {
  /** Throws -32602 for a context that this account has not granted on this chain. */
  demand(account: SessionAccount, context: Hex): GrantedSession
  /** Adds a session, or replaces the one with the same context. */
  put(session: GrantedSession): void
}

export interface SessionStoreParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly key: string
  readonly nowSeconds: () => number
}

const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,78}$/),
  v.transform((digits) => BigInt(digits)),
)
const storedSchema = v.object({
  chainId: v.number(),
  address: v.custom<Address>((given) => typeof given === 'string' && isAddress(given)),
  context: v.custom<Hex>((given) => isHex(given)),
  isRevoked: v.boolean(),
  fees: amount,
  spent: v.record(v.string(), amount),
})
const MAX_SESSIONS = 100

export function createSessionStore({ storage, key, nowSeconds }: SessionStoreParts): SessionStore {
  const isCurrent = ({ context }: GrantedSession): boolean => {
    try {
      return decodeContext(context).session.validUntil > nowSeconds()
    } catch {
      return false
    }
  }
  // Read anew each time, because other pages of the same wallet write too.
  const all = (): readonly GrantedSession[] => parse(storage.getItem(key)).filter(isCurrent)
  return {
    demand(account, context) {
      const found = all().find((one) => one.context === context && isSameAccount(one, account))
      if (!found) throw unknownContext()
      return found
    },
    put(session) {
      const others = all().filter(({ context }) => context !== session.context)
      storage.setItem(key, JSON.stringify([...others, session].slice(-MAX_SESSIONS).map(toStored)))
    },
  }
}

function parse(text: string | null): readonly GrantedSession[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(v.unknown())), text)
  if (!parsed.success) return []
  return parsed.output.flatMap((entry) => {
    const stored = v.safeParse(storedSchema, entry)
    if (!stored.success) return []
    const { fees, spent, ...rest } = stored.output
    return [{ ...rest, use: { fees, spent: new Map(Object.entries(spent)) } }]
  })
}

const toStored = ({ use, ...session }: GrantedSession): object => ({
  ...session,
  fees: String(use.fees),
  spent: Object.fromEntries([...use.spent].map(([key, spent]) => [key, String(spent)])),
})

const isSameAccount = (one: SessionAccount, other: SessionAccount): boolean =>
  one.chainId === other.chainId && isAddressEqual(one.address, other.address)
