import { type ContractToken, defineContract } from '../contract'
import { definePlugin, type Plugin } from '../plugin'
import type { PluginContext } from '../plugin-context'
import type { KeyValueStorage } from '../ports/ports'
import type { PersistConfig } from '../store/persistence'

/** A contract that says little, so that tests can make plugins by the dozen. */
export interface PartContract {
  readonly id: string
  readonly api: { ping(): string }
  readonly state: { readonly count: number; readonly note: string }
  readonly events: { readonly 'part:happened': number }
  readonly views: Record<never, never>
}
export type PartContext = PluginContext<PartContract, PartContract, PartContract>

export interface PartParts {
  readonly needs?: readonly string[]
  readonly maybe?: readonly string[]
  readonly required?: boolean
  readonly major?: number
  readonly persist?: PersistConfig<PartContract['state']>
  readonly storage?: KeyValueStorage
  setup?(ctx: PartContext): void
  start?(ctx: PartContext): void
}

export function partToken(id: string, major = 1): ContractToken<PartContract> {
  return defineContract<PartContract>(id, major)
}

/** A plugin of that contract, with what a test wants to happen. */
export function part(id: string, parts: PartParts = {}): Plugin<PartContract> {
  const { needs = [], maybe = [], required = false, major = 1, persist } = parts
  return definePlugin(partToken(id, major), {
    dependsOn: needs.map((need) => partToken(need)),
    optionalDependsOn: maybe.map((need) => partToken(need)),
    required,
    ...(persist ? { persist } : {}),
    storage: () => parts.storage,
    initialState: () => ({ count: 0, note: '' }),
    parseHydrated,
    setup(ctx) {
      parts.setup?.(ctx)
      return { ping: () => id }
    },
    start: (ctx) => parts.start?.(ctx),
  })()
}

/** The values of the right type. */
function parseHydrated(given: unknown): Partial<PartContract['state']> {
  const { count, note }: { readonly count?: unknown; readonly note?: unknown } = Object(given)
  return {
    ...(typeof count === 'number' ? { count } : {}),
    ...(typeof note === 'string' ? { note } : {}),
  }
}
