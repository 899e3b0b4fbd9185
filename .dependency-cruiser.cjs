// Who may import whom (ARCHITECTURE.md, "Who may import whom"). Type imports obey the same rules.
const tests = '\\.(test|test-d|bench)\\.tsx?$|/(fixtures|test-support)/'
const react = 'node_modules/(@types/)?(react|react-dom|scheduler|use-sync-external-store)/'
/** What draws: folders of views, and in folders named for a concept components, hooks and styles by their file's name. */
const views = '/views/|\\.tsx$|/use-[^/]+\\.ts$|\\.css\\.ts$'

/** May import the roots they bundle, not only contracts. */
const presets = '^plugins/(essentials|everything)/'
/** Folders that draw outside `views/`: buttons and hooks of the front door, what connect and transactions offer to views. */
const drawingFolders =
  '^plugins/(essentials/src/(react|query|buttons)|(account|connect)/src/view-kit|transactions/src/flow)/'

/** What plugins and adapters offer to each other. */
const publicEntries = [
  '/src/contract\\.ts$',
  '^plugins/session/src/(caip|chain|all-errors|requests|schema/index|wallet-rows|worth)\\.ts$',
  '^(plugins/(account|connect)|adapters/embedded-wallet)/src/view-kit/index\\.ts$',
  // The dialog, in one file with the views that chunks export beside it.
  '^plugins/modal/src/views/shell/create-shell\\.tsx$',
  // A feature that finds out earlier throws the same error, and what it asks of a wallet goes through one flow.
  // What a button shows, for the custom elements.
  '^plugins/essentials/src/buttons/(index|quiet)\\.ts$',
  // In development alone: which networks a page lacks, and what to do about it.
  '^plugins/session/src/network/network-hint\\.development\\.ts$',
  '^plugins/transactions/src/(errors|flow/index|transaction-end|use-sent-transaction)\\.ts$',
]

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      // `examples/next` is installed by its own step.
      from: { pathNot: '^examples/next/src/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'declared',
      comment: 'what a package imports stands in its own package.json',
      severity: 'error',
      from: {
        path: '^(kernel|ui-primitives|view-kit|adapter-kit|testing|plugins|adapters)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'kernel-stands-alone',
      severity: 'error',
      from: { path: '^kernel/' },
      to: { path: '^(plugins|adapters|ui-primitives|view-kit|adapter-kit|testing|examples)/' },
    },
    {
      name: 'kernel-needs-little',
      comment: 'mitt and immer; React and its store hook for the binding only',
      severity: 'error',
      from: { path: '^kernel/src/', pathNot: tests },
      to: {
        path: 'node_modules/',
        pathNot: `node_modules/(mitt|immer)/|${react}`,
      },
    },
    {
      name: 'kernel-core-has-no-react',
      severity: 'error',
      from: { path: '^kernel/src/', pathNot: `^kernel/src/react/|${tests}` },
      to: { path: `^kernel/src/react/|${react}` },
    },
    {
      name: 'primitives-stand-alone',
      severity: 'error',
      from: { path: '^ui-primitives/' },
      to: { path: '^(kernel|plugins|adapters|view-kit|adapter-kit|testing|examples)/' },
    },
    {
      name: 'adapters-are-headless',
      comment: 'but for the bridge to wagmi, whose config React has',
      severity: 'error',
      from: { path: '^(adapters|adapter-kit)/', pathNot: `^adapters/wagmi/src/react/|${tests}` },
      to: { path: `^(ui-primitives|view-kit|kernel/src/react)/|${react}` },
    },
    {
      name: 'only-contracts-across',
      severity: 'error',
      // Files for browsers are made of public entries.
      from: { path: '^(plugins|adapters)/([^/]+)/', pathNot: `${presets}|^plugins/browser/|${tests}` },
      to: { path: '^(plugins|adapters)/[^/]+/', pathNot: ['^$1/$2/', ...publicEntries] },
    },
    {
      name: 'kits-know-contracts',
      comment: 'the conformance runs a whole session',
      severity: 'error',
      from: { path: '^(view-kit|adapter-kit|testing)/', pathNot: `^adapter-kit/src/conformance/|${tests}` },
      to: {
        path: '^(plugins|adapters)/',
        pathNot: [...publicEntries, '^plugins/session/src/all-errors\\.ts$'],
      },
    },
    {
      name: 'adapter-kit-is-for-adapters',
      severity: 'error',
      from: { path: '^(plugins|view-kit)/', pathNot: `^plugins/essentials/src/languages/|${tests}` },
      to: { path: '^adapter-kit/' },
    },
    {
      name: 'view-kit-is-for-views',
      comment: 'it brings React and what it draws with: nothing that a page loads eagerly imports it',
      severity: 'error',
      from: {
        path: '^(plugins|adapters)/',
        pathNot: `^plugins/((essentials|everything)/src/languages/|(account|connect)/src/view-kit/|approvals/src/summary/|transactions/src/flow/)|${views}|${tests}`,
      },
      to: { path: '^view-kit/|^plugins/(account|connect)/src/view-kit/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: {
        path: '^(kernel|ui-primitives|view-kit|adapter-kit|plugins|adapters)/',
        pathNot: `^(kernel|ui-primitives)/src/testing/|^adapter-kit/src/conformance/|${tests}`,
      },
      to: { path: '^(kernel|ui-primitives)/src/testing/|^testing/' },
    },
    {
      name: 'presets-import-roots',
      comment: 'a preset bundles plugins by their public entry points and knows adapters by contract',
      severity: 'error',
      from: { path: presets, pathNot: tests },
      to: {
        path: '^(plugins|adapters)/[^/]+/src/',
        pathNot: [
          '^plugins/(essentials|everything)/',
          '^plugins/[^/]+/src/(index|contract|all-errors|texts)\\.ts$|/languages/',
          '^plugins/(portfolio/src/errors|transactions/src/(errors|tracked-entry))\\.ts$',
          // The one place that says what an amount is worth, for the account's button too.
          '^plugins/session/src/worth\\.ts$',
          // The one place that reads account ids.
          '^plugins/session/src/caip\\.ts$',
          '^adapters/[^/]+/src/contract\\.ts$',
          '^adapters/[^/]+/src/(index|texts)\\.ts$',
        ],
      },
    },
    {
      name: 'front-door-brings-no-chain',
      severity: 'error',
      from: { path: '^plugins/essentials/', pathNot: tests },
      to: { path: '^adapters/', pathNot: '/src/contract\\.ts$' },
    },
    {
      name: 'react-only-in-views',
      severity: 'error',
      from: { path: '^plugins/[^/]+/src/', pathNot: `${views}|${drawingFolders}|${tests}` },
      // Marks of networks are URLs.
      to: {
        path: `^(kernel/src/react|ui-primitives)/|${react}`,
        pathNot: '^ui-primitives/src/network-marks\\.ts$',
      },
    },
    {
      name: 'viem-stays-in-evm',
      comment:
        'viem is loaded when a host asks for it, only by the adapter that signs and where a signature is verified; a page with wagmi has it',
      severity: 'error',
      from: {
        path: '^(kernel|ui-primitives|plugins|adapters)/',
        pathNot: `^adapters/(evm|simulated-wallet|wagmi)/|^plugins/siwx/src/verify/|${tests}`,
      },
      // Hooks have the types of its ABIs.
      to: { path: 'node_modules/viem/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'examples-are-leaves',
      comment: 'but the relay and Solana on this machine are what their adapters are tested against',
      severity: 'error',
      from: {
        pathNot:
          '^examples/|^adapters/(walletconnect|solana)/src/(end-to-end/.*\\.node\\.test|test-support/(relay-world|local-page))\\.ts$',
      },
      to: { path: '^examples/' },
    },
    {
      name: 'nothing-imports-scripts',
      severity: 'error',
      from: { path: '^(kernel|ui-primitives|plugins|adapters)/src/|^(plugins|adapters)/[^/]+/src/' },
      to: { path: '^scripts/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|generated)/|^examples/(local-services/contracts|plain-html)/' },
    enhancedResolveOptions: {
      conditionNames: ['@latchkey/source', 'types', 'import', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
}
