import type { Contract, ContractToken } from '../contract'
import type { Plugin } from '../plugin'

export interface FakeParts<C extends Contract> {
  /** The methods that the tested code calls. All others throw. */
  readonly api?: Partial<C['api']>
  readonly state: C['state']
}

/** Creates a fake plugin for a dependency, typed by its contract. */
export function fake<C extends Contract>(
  token: ContractToken<C>,
  { api = {}, state }: FakeParts<C>,
): Plugin<C, never> {
  return {
    token,
    kernel: '1',
    dependsOn: [],
    runtime: {
      optionalDependsOn: [],
      options: {},
      views: {},
      checkOptions: () => undefined,
      initialState: () => state,
      setup: () =>
        new Proxy(api, {
          get(target, name) {
            const method: unknown = Reflect.get(target, name)
            if (method !== undefined) return method
            return () => {
              throw new Error(`The fake of '${token.id}' has no '${String(name)}'.`)
            }
          },
        }),
      start: () => undefined,
    },
  }
}
