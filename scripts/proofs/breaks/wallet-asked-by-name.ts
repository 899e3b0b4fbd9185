import type { Break } from '../break'

export const made: Break = {
  promise: 'A click asks the wallet of its row, whatever names wallets give themselves.',
  file: 'adapters/evm/src/discovery/list-wallets.ts',
  find: '    ctx.fill(connectors, createConnector(traits, provider, ctx.clock))\n',
  replace: `    const named: WalletProvider = Reflect.get(page, traits.name) ?? provider
    Reflect.set(page, traits.name, named)
    ctx.fill(connectors, createConnector(traits, named, ctx.clock))\n`,
  caughtBy: { stage: 'e2e', file: 'hostile.spec.ts', test: 'hostile: a dozen at once' },
}
