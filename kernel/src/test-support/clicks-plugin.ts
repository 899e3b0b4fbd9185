import { type ContractToken, defineContract, definePlugin, type PluginFactory } from '@latchkey/kernel'

export interface ClicksContract {
  readonly id: 'acme/clicks'
  readonly api: { add(): void }
  readonly state: { readonly count: number }
  readonly events: { readonly 'acme/clicks:reached': { readonly count: number } }
  readonly views: Record<never, never>
}
export const clicksContract: ContractToken<ClicksContract> = defineContract<ClicksContract>('acme/clicks', 1)

export interface ClicksOptions {
  readonly goal?: number
}
export const clicks: PluginFactory<ClicksContract, never, ClicksOptions> = definePlugin(clicksContract, {
  knownOptions: ['goal'],
  initialState: () => ({ count: 0 }),
  setup(ctx, { goal = 10 }: ClicksOptions) {
    ctx.state.subscribe(({ count }) => {
      if (count === goal) ctx.events.emit('acme/clicks:reached', { count })
    })
    return {
      add: () => ctx.state.assign({ count: ctx.state.get().count + 1 }),
    }
  },
  start: (ctx, api) => ctx.browser.listen('click', () => api.add(), ctx.signal),
})
