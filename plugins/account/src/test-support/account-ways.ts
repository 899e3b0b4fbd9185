import { type Contract, defineContract, definePlugin, type Plugin } from '@latchkey/kernel'
import { accountActions } from '../contract'

interface WaysContract extends Contract {
  readonly id: 'test/ways'
}

/** A plugin with these actions on the account screen, each named `Do` and its id. */
export function accountWays(ids: readonly string[], run: (id: string) => void = () => undefined): Plugin {
  const plugin = definePlugin<WaysContract, never>(defineContract<WaysContract>('test/ways', 1), {
    setup(ctx) {
      for (const id of ids)
        ctx.fill(accountActions, {
          id,
          order: 1,
          label: () => `Do ${id}`,
          icon: 'qr',
          run: () => run(id),
        })
      return {}
    },
  })
  return plugin()
}
