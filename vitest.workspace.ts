import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions, type Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { constructableCssForVite } from './scripts/constructable-css.ts'
import { brokenSource, type ReadBreak } from './scripts/proofs/broken-source.ts'
import { findHeadlessChromium } from './scripts/set-up/chromium.mjs'

const EVERYWHERE =
  '{kernel,ui-primitives,view-kit,adapter-kit,testing,plugins/*,adapters/*,examples/*,scripts}'
const NOT_HERE = ['**/node_modules/**', '**/dist/**', '**/e2e/**', 'scripts/new-plugin-template/**']
/** Tests that use the machine: servers, files, programs. */
const MACHINE_TESTS = [`${EVERYWHERE}/**/*.node.test.ts`, `${EVERYWHERE}/**/*.node.test.tsx`]

/** `npm run compat:walletconnect` tests with another release of the relay library. */
const { LATCHKEY_RELAY_LIBRARY: relayLibrary } = process.env
const alias = relayLibrary
  ? [{ find: /^@walletconnect\/universal-provider$/, replacement: relayLibrary }]
  : []

/** Packages are tested from source, so nothing has to be built first. */
const fromSource = {
  resolve: { alias, conditions: ['@latchkey/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@latchkey/source', ...defaultServerConditions] } },
  esbuild: { jsx: 'automatic' as const, target: 'es2022' },
}

/** What touches React itself. Views do so through these; with React 18 they are all shown in `npm run prove`. */
const REACT_18 = process.env['LATCHKEY_ALL']
  ? EVERYWHERE
  : '{kernel,ui-primitives,plugins/{essentials,modal}}'

/** Beside others on a busy machine; what hangs is found out later, and what works is not taken for broken. */
const support = (name: string): string => `${import.meta.dirname}/scripts/test-support/${name}.ts`
const patient = {
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [support('wait-for-timeout')],
}

function inChromium(
  name: string,
  react: 'react' | 'react-18',
  reactDom: string,
  plugins: readonly Plugin[],
): TestProjectInlineConfiguration {
  const executablePath = findHeadlessChromium()
  const renamed = [
    { find: /^react($|\/)/, replacement: `${react}$1` },
    { find: /^react-dom($|\/)/, replacement: `${reactDom}$1` },
  ]
  return {
    ...fromSource,
    plugins: [...plugins],
    cacheDir: `node_modules/.vite/${name}`,
    resolve: {
      ...fromSource.resolve,
      alias: react === 'react' ? [] : renamed,
      dedupe: [react, reactDom],
    },
    // Found before the first test runs: a dependency found later reloads the page under a test.
    optimizeDeps: {
      entries: [`${EVERYWHERE}/src/**/*.test.tsx`],
      include: [react, `${react}/jsx-runtime`, `${react}/jsx-dev-runtime`, reactDom, `${reactDom}/client`],
    },
    test: {
      name,
      include: [`${react === 'react' ? EVERYWHERE : REACT_18}/**/*.test.tsx`],
      exclude: [...NOT_HERE, '**/*.node.test.tsx'],
      ...patient,
      setupFiles: [...patient.setupFiles, support('empty-page')],
      // A test of a whole page fetches its sources one by one.
      testTimeout: 60_000,
      // One page for all files, so that it fetches them once: none of our modules keeps a state that the next file could find.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }
}

function inNode(
  name: string,
  plugins: readonly Plugin[],
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return {
    ...fromSource,
    plugins: [...plugins],
    test: {
      name,
      environment: 'node',
      ...patient,
      setupFiles: [...patient.setupFiles, support('await-imports')],
      testTimeout: 30_000,
      ...test,
    },
  }
}

/** How the tests are run: over the sources as they are, or with a break of a negative control in them. */
export function createProjects(readBreak: ReadBreak = () => undefined): TestProjectInlineConfiguration[] {
  const plugins = [brokenSource(import.meta.dirname, readBreak), constructableCssForVite()]
  return [
    // No module of ours keeps a state, so none can find what another file's tests left.
    inNode('node', plugins, {
      include: [`${EVERYWHERE}/**/*.test.ts`],
      exclude: [...NOT_HERE, ...MACHINE_TESTS],
      isolate: false,
    }),
    // Here libraries keep one: sockets and timers that outlive a test would reach the next file's tests.
    // They start chains and servers, which takes five times as long beside two other workers.
    inNode('node-machine', plugins, { include: MACHINE_TESTS, exclude: NOT_HERE, testTimeout: 90_000 }),
    inChromium('browser-react-19', 'react', 'react-dom', plugins),
    inChromium('browser-react-18', 'react-18', 'react-dom-18', plugins),
  ]
}
