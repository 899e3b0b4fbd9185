/**
 * The steps of `npm test` and, marked with `rest`, of `npm run test:all`, in order. The fields of a step:
 * - `commands`: all of them are run; the step fails if one of them fails.
 * - `needs`: names of steps that must have passed before.
 * - `alone`: no other step runs at the same time, because this one uses two cores itself or is sensitive to load.
 * - `quick`: the step is part of `npm run check`.
 * - `rest`: the step is one of `npm run test:all`, which follows a passed `npm test` and does nothing twice.
 * - `secondTry`: gets the output of a failed command and returns the arguments for a second run, or `undefined` for
 *   none. A test may time out while other programs use the cores.
 */
const bin = (name, ...args) => [`node_modules/.bin/${name}`, ...args]
const script = (name, ...args) => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`, ...args]

/** Checks types with the native compiler, which is faster. The build uses the compiler that hosts use. */
const types = (config) => [process.execPath, 'scripts/node_modules/typescript-7/bin/tsc', '-p', config]

const UNIT_TESTS = 'unit, type and property tests'
const BUILD = 'build'

/** The specs that a developer waits for: connecting, sending, the policy, bytes. All others are `test:all`'s. */
export const smokeSpecs = ['connect', 'content-security-policy', 'locked-page', 'send', 'weight']
const isSmoke = ` (${smokeSpecs.join('|')})\\.spec\\.ts `

const playwright = (example, ...args) =>
  bin('playwright', 'test', '--config', `examples/${example}/playwright.config.ts`, ...args)
const vitest = (...args) => bin('vitest', 'run', ...args)

/** Tests in `scripts` that check every package. `npm run check` with a folder runs them too. */
const ofEveryPackage = [
  'exports.test.ts',
  'readme-code.node.test.ts',
  'readme-contract.test.ts',
  'texts.node.test.ts',
].map((file) => `scripts/${file}`)

const sources = [
  'kernel',
  'ui-primitives',
  'view-kit',
  'adapter-kit',
  'testing',
  'plugins',
  'adapters',
  'examples',
]

export const steps = [
  // The first step, because the steps that need it take longest.
  { name: BUILD, commands: [script('build', '--examples'), script('pack')] },
  { name: 'format and lint', commands: [bin('biome', 'check', '.')], quick: true },
  {
    name: 'types',
    commands: [types('tsconfig.json'), types('tsconfig.node.json')],
    quick: true,
  },
  {
    name: 'boundaries',
    commands: [bin('depcruise', '--config', '.dependency-cruiser.cjs', ...sources)],
    quick: true,
  },
  {
    name: 'package shape',
    commands: [script('check-shape'), script('check-reach'), script('check-proofs-md')],
    quick: true,
  },
  { name: 'unused exports', commands: [bin('knip')] },
  { name: 'licences and install scripts', commands: [script('check-licences')] },
  { name: 'packed smoke builds', commands: [script('check-packed')], needs: [BUILD], rest: true },
  { name: 'pages of hosts', commands: [script('hosts', '--sample')], needs: [BUILD], rest: true },
  {
    name: 'publint and are-the-types-wrong',
    commands: [script('check-published')],
    needs: [BUILD],
    rest: true,
  },
  { name: 'browser floor', commands: [script('check-browsers')], needs: [BUILD], rest: true },
  { name: 'bundle budgets', commands: [script('check-bundles', 'vite')], needs: [BUILD] },
  {
    name: 'bundle budgets, esbuild',
    commands: [script('check-bundles', 'esbuild')],
    needs: [BUILD],
    rest: true,
  },
  {
    name: UNIT_TESTS,
    commands: [vitest('--project', '!browser-react-18')],
    quick: true,
    secondTry: askFailedFilesAgain,
    alone: true,
  },
  {
    name: 'end to end, smoke',
    commands: [playwright('playground', ...smokeSpecs.map((spec) => `e2e/${spec}.spec.ts`))],
    needs: [BUILD],
    secondTry: askFailedTestsAgain,
    alone: true,
  },
  {
    name: 'React 18',
    commands: [vitest('--project', 'browser-react-18')],
    secondTry: askFailedFilesAgain,
    alone: true,
    rest: true,
  },
  {
    name: 'end to end',
    commands: [playwright('playground', '--grep-invert', isSmoke), playwright('host-tests')],
    needs: [BUILD],
    secondTry: askFailedTestsAgain,
    alone: true,
    rest: true,
  },
  {
    name: 'documentation site',
    commands: [script('docs', '--build'), playwright('docs')],
    secondTry: askFailedTestsAgain,
    alone: true,
    rest: true,
  },
  {
    name: 'negative controls',
    commands: [script('prove-breaks', '--sample')],
    // The unit tests of `npm test` must have passed: the controls then need not run the same tests over the
    // unchanged sources again.
    alone: true,
    rest: true,
  },
]

/** The steps of `npm test`. */
export const testSteps = steps.filter((step) => !step.rest)

/** The steps of `npm run test:all`. The build comes first, and does only what is not built yet. */
export const restSteps = steps.filter((step) => step.rest || step.name === BUILD)

/**
 * Returns the steps of `npm run check`. With folders, the step of the unit tests runs only the tests in these folders and
 * those of every package. The other steps are unchanged.
 */
export function quickSteps(folders) {
  const chosen = vitest(...folders, ...ofEveryPackage)
  return steps
    .filter((step) => step.quick)
    .map((step) => (folders.length > 0 && step.name === UNIT_TESTS ? { ...step, commands: [chosen] } : step))
}

/** Returns Playwright's arguments for running the failed tests again, one after the other. */
function askFailedTestsAgain() {
  return ['--last-failed', '--workers=1']
}

/**
 * Matches the output of a failed property test, which prints its seed. Another run would use other random
 * values.
 */
const FOUND_AT_RANDOM = /seed/i

/**
 * Returns the arguments for running the failed test files again, one after the other. Returns `undefined` if a second run
 * could hide a fault: after an error outside of a test, and after a failed property test.
 * @param output the output of Vitest
 */
export function askFailedFilesAgain(output) {
  if (/^⎯+ Unhandled/m.test(output) || FOUND_AT_RANDOM.test(output)) return undefined
  const files = [...output.matchAll(/^ FAIL .*?(\S+\.test\.tsx?)/gm)].map(([, file]) => file)
  return files.length > 0 ? ['--maxWorkers=1', ...new Set(files)] : undefined
}
