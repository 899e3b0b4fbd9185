import type { Break } from '../break'

export const made: Break = {
  promise: 'A click asks the wallet of its row, whatever names wallets give themselves.',
  file: 'adapters/evm/src/discovery/list-wallets.ts',
  find: 'createConnector(traits, provider, ctx.clock)',
  replace: `createConnector(
      traits,
      (Reflect.get(page, traits.name) ??
        (Reflect.set(page, traits.name, provider), provider)) as WalletProvider,
      ctx.clock,
    )`,
  caughtBy: { stage: 'e2e', file: 'hostile.spec.ts', test: 'hostile: a dozen at once' },
}
