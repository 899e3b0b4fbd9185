import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

const sessionSchema = v.object({
  /** CAIP-10. */
  account: v.string(),
  pci: v.string(),
  project: v.object({ id: v.string(), name: v.string(), url: v.optional(v.string()) }),
  /** Epoch seconds. */
  createdAt: v.number(),
  /** Those of the request, then those that the wallet has granted. */
  policies: v.optional(v.array(v.unknown()), []),
  /** What the wallet has granted; undefined before that. */
  granted: v.optional(
    v.object({
      /** Epoch seconds. */
      expiry: v.number(),
      signer: v.unknown(),
      permissions: v.array(v.unknown()),
      context: v.string(),
    }),
  ),
  /** Epoch seconds. */
  revokedAt: v.optional(v.number()),
})
export type StoredSession = v.InferOutput<typeof sessionSchema>

/** The smart sessions that the service knows. */
export interface SessionStore {
  find(account: string, pci: string): StoredSession | undefined
  /** The account's granted sessions, oldest first. */
  ofAccount(account: string): readonly StoredSession[]
  /** Adds a session, or replaces the one with the same `pci`. Stored in the state file if there is one. */
  put(session: StoredSession): void
}

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(sessionSchema))
/** Limit of sessions that no wallet has granted yet, since anybody can begin one. */
const MAX_BEGUN = 100

export function createSessionStore(file?: string): SessionStore {
  let all: readonly StoredSession[] =
    file !== undefined && existsSync(file) ? v.parse(fileSchema, readFileSync(file, 'utf8')) : []
  const isOf = (account: string, one: StoredSession): boolean =>
    one.account.toLowerCase() === account.toLowerCase()
  return {
    find: (account, pci) => all.find((one) => one.pci === pci && isOf(account, one)),
    ofAccount: (account) => all.filter((one) => one.granted && isOf(account, one)),
    put(session) {
      const others = all.filter(({ pci }) => pci !== session.pci)
      const begun = others.filter(({ granted }) => !granted)
      const dropped = new Set(begun.slice(0, Math.max(0, begun.length - MAX_BEGUN)))
      all = [...others.filter((one) => !dropped.has(one)), session]
      if (file === undefined) return
      // Written to a second file and renamed, so that a killed process leaves the old file intact.
      writeFileSync(`${file}.new`, JSON.stringify(all, undefined, 2))
      renameSync(`${file}.new`, file)
    },
  }
}
