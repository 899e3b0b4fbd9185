import type { Control } from '../control'

export const walletsControls: readonly Control[] = [
  {
    name: 'network-error-by-number-only',
    proof: 'errors',
    promise: 'What a node says of a transaction reaches the page, whatever number stands beside it.',
    replacement: "const ofChain = matching.find(([code]) => code === 'EXECUTION_REVERTED')",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/rpc/chain-errors.test.ts',
      test: 'is NONCE_TOO_LOW, whatever the number',
    },
  },
  {
    name: 'announcement-getters-trusted',
    proof: 'hostile-wallets',
    promise: 'A wallet whose parts throw keeps no other from the list.',
    replacement: '(error) {\n    throw error\n  }',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/discovery/announcements.test.ts',
      test: 'announcement: one that throws when the list is made',
    },
  },
  {
    name: 'announcement-icon-from-a-host',
    proof: 'hostile-wallets',
    promise: 'A wallet’s picture carries its own data: showing the list tells nobody of the visit.',
    replacement: 'const iconPattern = /^(data:image\\/(png|jpeg|webp|gif|svg\\+xml)[;,]|https:)/i',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/discovery/announcements.test.ts',
      test: 'announcement: keeps the wallet and judges its icon 7',
    },
  },
  {
    name: 'announcement-kept-alive',
    proof: 'hostile-wallets',
    promise: 'What a wallet announced is copied: what the page changes later changes nothing.',
    replacement: 'page.announcements.push(Object.assign(Object.create(info), { provider }))',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/discovery/announcements.test.ts',
      test: 'announcement: what the page changes later changes nothing',
    },
  },
  {
    name: 'wallet-requested-by-name',
    proof: 'hostile-wallets',
    promise: 'A click asks the wallet of its row, whatever names wallets give themselves.',
    replacement:
      'ctx.fill(connectors, { ...createConnector(\n      traits,\n      (Reflect.get(page, traits.name) ??\n        (Reflect.set(page, traits.name, provider), provider)) as WalletProvider,\n      ctx.clock,\n    ), claimedId: own.id })',
    caughtBy: { stage: 'e2e', file: 'hostile.spec.ts', test: 'hostile: a dozen at once' },
  },
  {
    name: 'wallet-that-leaves-takes-others',
    proof: 'hostile-wallets',
    promise: 'A wallet that unregisters takes only itself out of the list.',
    replacement: 'for (const [one, item] of listed) if (one !== input) item.remove()',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/discovery/list-wallets.test.ts',
      test: 'wallets: one that leaves takes only itself out of the list',
    },
  },
  {
    name: 'announced-under-another-name',
    proof: 'neighbours',
    promise:
      'Who announces the provider of a wallet under another name does not replace its own name by that.',
    replacement: 'if (names.size > 0) return',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/discovery/announcements.test.ts',
      test: 'announcement: a provider under another rdns too is listed under both',
    },
  },
  {
    name: 'announcement-id-claimed-twice',
    proof: 'neighbours',
    promise: 'Two wallets under one EIP-6963 uuid are both marked.',
    replacement: 'return { name: `=${skeleton}`, others: [...new Set(inNamespaces)] }',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/wallets/wallet-rows.test.ts',
      test: 'rows: two providers under one EIP-6963 uuid are both marked, whatever else they say',
    },
  },
  {
    name: 'copied-picture-joins-a-row',
    proof: 'neighbours',
    promise: 'A copied name and picture joins no row of another wallet.',
    replacement:
      'const { identity } = connector\n    const traits = { ...connector.traits, rdns: connector.traits.iconUrl }',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/wallets/wallet-rows.test.ts',
      test: 'rows: a copied name and picture on another chain joins nobody’s row, and both are told to share a name',
    },
  },
  {
    name: 'entry-hides-a-wallet-by-name',
    proof: 'neighbours',
    promise: 'No entry of the directory hides a wallet that is here by calling itself like it.',
    replacement:
      'const known = new Set([...ids, ...excluded.flatMap((one) => [...evidenceOfWallet(one), one.name.toLowerCase()])])',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/wallet-list/list-wallets.test.ts',
      test: 'excluded: an entry that calls itself like a wallet that is here',
    },
  },
  {
    name: 'first-claimant-restored',
    proof: 'neighbours',
    promise:
      'Of several wallets that claim to be the remembered one, the first is not believed for being first.',
    replacement: 'only',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
      test: 'restore: of two claimants the one with a remembered account; a copy first',
    },
  },
  {
    name: 'late-claimant-ignored',
    proof: 'neighbours',
    promise:
      'A wallet that was restored with an account nobody remembers is dropped when a second one claims to be it.',
    replacement: 'void reconnectOnNewClaimant',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
      test: 'restore: a second claimant that comes late takes away what the first was believed without proof',
    },
  },
  {
    name: 'look-alike-letters-pass',
    proof: 'neighbours',
    promise: 'Letters of other scripts that are drawn like Latin ones hide no copied name.',
    replacement: 'return small',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/wallets/look-alikes.test.ts',
      test: 'name claim: MetaMask and ꓟetaMask look alike (a letter of Lisu)',
    },
  },
  {
    name: 'restored-under-another-name',
    proof: 'neighbours',
    promise: 'A provider that was announced under two names is restored with a remembered account only.',
    replacement:
      "if (only.result !== 'no-account')\n        return { kind: 'granted', connector: only.connector, result: only.result }",
    caughtBy: {
      stage: 'unit',
      file: 'plugins/session/src/connection/reconnect-claimants.test.ts',
      test: 'restore: a provider that is announced under two names is believed with a remembered account only',
    },
  },
  {
    name: 'wallet-evicted-by-another',
    proof: 'neighbours',
    promise: 'Registering a listed wallet again gives no power to take it out of the list.',
    replacement: 'if (!known?.registrations.delete(registration)) return',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/discovery/list-wallets.test.ts',
      test: 'wallets: whoever registers a listed wallet again cannot take it out of the list',
    },
  },
  {
    name: 'wallet-registration-replaced',
    proof: 'neighbours',
    promise: 'What wallets register with cannot be replaced by the first of them.',
    replacement: 'seal',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/solana/src/discovery/list-wallets.test.ts',
      test: 'wallets: what they register with cannot be replaced for those that come after',
    },
  },
  {
    name: 'chain-id-that-is-none',
    proof: 'odd-answers',
    promise: 'A chain id that makes no sense is no connection.',
    replacement: "return typeof id === 'number' && true ? `eip155:${id}` : undefined",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/hostile-provider.test.ts',
      test: 'says its chain is zero',
    },
  },
  {
    name: 'overtaken-response',
    proof: 'odd-answers',
    promise: 'An account that the wallet took back before it had told its chain is not connected.',
    replacement:
      'if (round === MAX_ROUNDS || round > 0)\n        return { accounts: [first, ...others], networkIds: { eip155: networkId } }',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/hostile-provider.test.ts',
      test: 'takes its accounts back between two',
    },
  },
  {
    name: 'wallet-error-in-our-name',
    proof: 'odd-answers',
    promise: 'A wallet cannot put its words into our mouth.',
    replacement: 'return isLatchkeyError(undefined)',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/hostile-provider.test.ts',
      test: "a wallet that 'speaks in our name': the attempt",
    },
  },
]
