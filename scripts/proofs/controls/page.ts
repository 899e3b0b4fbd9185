import type { Control } from '../control'

export const pageControls: readonly Control[] = [
  {
    name: 'accounts-returned-without-checksum',
    proof: 'clipboard',
    promise:
      'eth_accounts of the page’s provider answers with checksum addresses, whatever letters the wallet used.',
    replacement: "typeof one === 'string' ? one : one",
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/format-address.test.ts',
      test: 'EIP-55 in what a page asks its provider',
    },
  },
  {
    name: 'address-without-checksum',
    proof: 'clipboard',
    promise: 'An EVM address is shown and copied with its checksum, whatever letters the wallet used.',
    replacement: 'byKey.set(key, { ...output, address: output.address })',
    caughtBy: {
      stage: 'unit',
      file: 'adapters/evm/src/format-address.test.ts',
      test: 'EIP-55 after connecting',
    },
  },
  {
    name: 'retry-keeps-focus',
    proof: 'keyboard',
    promise: 'Who asks again with the keyboard stays in the dialog when the button goes.',
    replacement: 'if (around instanceof HTMLElement) void around',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/get-wallet/get-wallet-views.test.tsx',
      test: 'get wallet: a directory that is down says so, aloud',
    },
  },
  {
    name: 'href-that-is-a-script',
    proof: 'links',
    promise: 'No link of a view can be a script.',
    replacement: 'return url.href',
    caughtBy: {
      stage: 'unit',
      file: 'ui-primitives/src/link/safe-href.test.ts',
      test: 'javascript:alert(1)',
    },
  },
  {
    name: 'link-that-is-a-script',
    proof: 'links',
    promise: 'No address that is opened can be a script.',
    replacement: '',
    caughtBy: { stage: 'unit', file: 'kernel/src/ports/link.test.ts', test: 'javascript:alert(1)' },
  },
  {
    name: 'storage-keeps-more',
    proof: 'manifest',
    promise: 'Storage holds what SECURITY.md lists and nothing else.',
    replacement:
      'pick: ({\n        remembered,\n        active,\n        activeNamespace,\n        preferredNetworkIds,\n        preferredAccountTypes,\n        pendingPairing,\n        wallets,\n      }) => ({\n        wallets,\n        remembered,\n        active,\n        activeNamespace,\n        preferredNetworkIds,\n        preferredAccountTypes,\n        pendingPairing,\n      })',
    caughtBy: { stage: 'e2e', file: 'manifest.spec.ts', test: 'manifest: a tour meets no host' },
  },
  {
    name: 'list-opens-before-its-code',
    proof: 'opening',
    promise: 'The list opens at its full size: what it needs is there in its first render.',
    replacement: 'void Promise.all(needed.map((load) => load()))',
    caughtBy: {
      stage: 'unit',
      file: 'plugins/connect/src/wallet-list/load-connect-views.test.tsx',
      test: 'opens whole, the first time and again',
    },
  },
  {
    name: 'code-from-elsewhere',
    proof: 'policy',
    promise: 'No code comes from elsewhere at run time.',
    replacement:
      "element.setAttribute('aria-live', 'off')\n  void import(/* @vite-ignore */ 'https://code.example/x.js').catch(() => undefined)",
    caughtBy: {
      stage: 'e2e',
      file: 'policy.spec.ts',
      test: 'policy: the list opens without a violation',
      message: 'script-src-elem https://code.example/x.js',
    },
  },
  {
    name: 'markup-from-text',
    proof: 'policy',
    promise:
      'No text is ever parsed as markup: the strictest policy and Trusted Types hold over the whole journey.',
    replacement:
      "element.setAttribute('aria-live', 'off')\n  const parse = (): void => { element.innerHTML = '<i></i>' }\n  try { parse() } catch {}",
    caughtBy: {
      stage: 'e2e',
      file: 'policy.spec.ts',
      test: 'policy: the list opens without a violation',
      message: 'require-trusted-types-for',
    },
  },
  {
    name: 'style-element',
    proof: 'policy',
    promise:
      'Styles are never delivered by a style element: the strictest policy is not touched on the whole journey.',
    replacement:
      "const element = document.createElement('style')\n    element.textContent = fresh.join('')\n    const parent = root instanceof Document ? root.head : root\n    parent.append(element)",
    caughtBy: {
      stage: 'e2e',
      file: 'policy.spec.ts',
      test: 'policy: the list opens without a violation',
      message: 'style-src-elem inline',
    },
  },
  {
    name: 'requests-share-a-state',
    proof: 'server',
    promise: 'What one visitor’s page starts with reaches no other visitor.',
    replacement:
      "const states: unknown = Reflect.get(hydrate, 'first') ?? parseStates(text)\n  Reflect.set(hydrate, 'first', states)",
    caughtBy: {
      stage: 'unit',
      file: 'kernel/src/server.node.test.ts',
      test: 'server render: ten thousand that',
    },
  },
]
