import type { Sketch } from './sketch'

export const contractSource = ({
  id,
  camel,
  pascal,
}: Sketch): string => `import { type ContractToken, defineContract } from '@latchkey/kernel'

export interface ${pascal}State {
  readonly phase: 'idle' | 'running' | 'done'
}
export interface ${pascal}Api {
  run(): Promise<void>
}
export interface ${pascal}Events {
  '${id}:finished': undefined
}
export interface ${pascal}Contract {
  readonly id: '${id}'
  readonly api: ${pascal}Api
  readonly state: ${pascal}State
  readonly events: ${pascal}Events
  readonly views: Record<never, never>
}

export const ${camel}Contract: ContractToken<${pascal}Contract> =
  /* @__PURE__ */ defineContract<${pascal}Contract>('${id}', 1)
`

export const stateSource = ({ pascal }: Sketch): string =>
  `import type { ${pascal}State } from './contract'

export const initial${pascal}State: ${pascal}State = { phase: 'idle' }

export function is${pascal}Running(state: ${pascal}State): boolean {
  return state.phase === 'running'
}
`

export const pluginSource = ({
  camel,
  pascal,
}: Sketch): string => `import { definePlugin, type PluginContext, type PluginFactory } from '@latchkey/kernel'
import { type ${pascal}Contract, ${camel}Contract } from './contract'
import { initial${pascal}State } from './state'

export type ${pascal}Context = PluginContext<${pascal}Contract>

export const ${camel}: PluginFactory<${pascal}Contract> = /* @__PURE__ */ definePlugin(${camel}Contract, {
  initialState: () => initial${pascal}State,
  setup(ctx) {
    return {
      run: async () => (await import('./controller')).run${pascal}(ctx),
    }
  },
})
`

export const controllerSource = ({
  id,
  pascal,
}: Sketch): string => `import type { ${pascal}Context } from './plugin'
import { is${pascal}Running } from './state'

/** A second call while one is running does nothing. */
export async function run${pascal}(ctx: ${pascal}Context): Promise<void> {
  if (is${pascal}Running(ctx.state.get())) return
  ctx.state.update((draft) => {
    draft.phase = 'running'
  })
  await Promise.resolve()
  ctx.state.update((draft) => {
    draft.phase = 'done'
  })
  ctx.events.emit('${id}:finished')
}
`

export const indexSource = ({
  camel,
  pascal,
}: Sketch): string => `export { type ${pascal}Contract, ${camel}Contract } from './contract'
export { ${camel} } from './plugin'
`

export const tsupSource = (): string => `import { latchkeyPackage } from '../../scripts/latchkey-package'

export default latchkeyPackage()
`
