import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { profiles, type WireProfile } from './profiles'

/** The registered names: the initial ones, and those that pages have registered since. */
export interface NameRegistry {
  findByName(name: string): WireProfile | undefined
  findByAddress(address: string): readonly WireProfile[]
  /** Stores the profile, in the state file if there is one. The caller has checked that the name is free. */
  add(profile: WireProfile): void
}

const profileSchema = v.object({
  name: v.string(),
  registered_at: v.string(),
  updated_at: v.nullable(v.string()),
  addresses: v.record(v.string(), v.object({ address: v.string(), created_at: v.string() })),
  attributes: v.nullable(v.record(v.string(), v.string())),
})
const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(profileSchema))

export function createNameRegistry(file?: string): NameRegistry {
  const registered: WireProfile[] =
    file !== undefined && existsSync(file) ? v.parse(fileSchema, readFileSync(file, 'utf8')) : []
  const all = (): readonly WireProfile[] => [...profiles, ...registered]
  return {
    findByName: (wanted) => all().find(({ name }) => name === wanted),
    findByAddress: (wanted) =>
      all().filter(({ addresses }) =>
        Object.values(addresses).some(({ address }) => address.toLowerCase() === wanted.toLowerCase()),
      ),
    add(profile) {
      registered.push(profile)
      if (file === undefined) return
      // Written to a second file and renamed, so that a killed process leaves the old file intact.
      writeFileSync(`${file}.new`, JSON.stringify(registered, undefined, 2))
      renameSync(`${file}.new`, file)
    },
  }
}
