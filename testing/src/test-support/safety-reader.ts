import { type ContractToken, defineContract, definePlugin, type PluginFactory } from '@latchkey/kernel'

interface SafetyContract {
  readonly id: 'test/safety'
  readonly api: {
    /** The declared `approval` of a method; `undefined` for a method that is not declared. */
    of(method: string): Promise<unknown>
  }
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const safetyContract: ContractToken<SafetyContract> = defineContract<SafetyContract>('test/safety', 1)

/** A plugin whose middleware responds to every request with its declared approval, so that no wallet is needed. */
export const safetyReader: PluginFactory<SafetyContract> = definePlugin(safetyContract, {
  setup(ctx) {
    ctx.rpc.use(async ({ approval }) => approval)
    return {
      of: (method) => ctx.rpc.requestByName(method, [], { connectionId: 'c1', networkId: 'eip155:1' }),
    }
  },
})
