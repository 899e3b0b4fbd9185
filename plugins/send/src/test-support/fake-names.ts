import type { NameResolution, Network, ResolvedName, UnresolvedName } from '@latchkey/session/contract'

type FakeName = string | Pick<ResolvedName, 'address' | 'record'> | Pick<UnresolvedName, 'issue'> | Error
export type FakeNames = Readonly<Record<string, FakeName | undefined>>

/** As a chain answers: by the normal form of the name. */
export function resolveFake(names: FakeNames, text: string, { id: networkId }: Network): NameResolution {
  const name = text.trim().toLowerCase()
  const found = names[name]
  if (found instanceof Error) throw found
  if (found === undefined) return { issue: 'unregistered', networkId }
  if (typeof found === 'string') return { name, networkId, address: found, record: 'network' }
  return 'issue' in found ? { ...found, networkId } : { ...found, name, networkId }
}
