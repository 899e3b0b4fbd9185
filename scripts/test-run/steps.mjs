/**
 * What `npm test` does, in order. Each step is one or more commands; all are run, and one that fails fails
 * the step. `needs` names steps that must have passed. `secondTry` gets the output of a failed command and
 * returns the arguments for a second run, because tests may time out on busy cores. Steps with `alone` use
 * two cores themselves or are sensitive to load.
 */
const bin = (name, ...args) => [`node_modules/.bin/${name}`, ...args]
const script = (name, ...args) => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`, ...args]

/** The native compiler. Builds and checks of declarations use the compiler that hosts have. */
const types = (config) => [process.execPath, 'scripts/node_modules/typescript-7/bin/tsc', '-p', config]

const UNIT_TESTS = 'unit, type and property tests'

/** Tests that check every package. */
const ofEveryPackage = [
  'exports.test.ts',
  'readme-code.node.test.ts',
  'readme-contract.test.ts',
  'copy.node.test.ts',
].map((file) => `scripts/${file}`)

const sources = ['kernel', 'ui-primitives', 'plugins', 'adapters', 'examples']

export const steps = [
  // First, because the steps that need it take longest.
  { name: 'build', commands: [script('build', '--examples'), script('pack')] },
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
    commands: [script('check-shape'), script('check-security-md')],
    quick: true,
  },
  { name: 'unused exports', commands: [bin('knip')] },
  { name: 'licences and install scripts', commands: [script('check-licences')] },
  { name: 'packed smoke builds', commands: [script('check-packed')], needs: ['build'] },
  {
    name: 'publint and are-the-types-wrong',
    commands: [script('check-published')],
    needs: ['build'],
  },
  { name: 'bundle budgets', commands: [script('check-bundles')], needs: ['build'] },
  {
    name: UNIT_TESTS,
    commands: [bin('vitest', 'run')],
    quick: true,
    secondTry: askFailedFilesAgain,
    alone: true,
  },
  {
    name: 'end to end',
    commands: [
      bin('playwright', 'test', '--config', 'examples/playground/playwright.config.ts'),
      bin('playwright', 'test', '--config', 'examples/host-tests/playwright.config.ts'),
    ],
    needs: ['build'],
    secondTry: () => ['--last-failed', '--workers=1'],
    alone: true,
  },
  {
    name: 'negative controls',
    commands: [script('prove-breaks', '--sample')],
    // Its tests are not run over whole sources again.
    needs: [UNIT_TESTS],
    alone: true,
  },
]

/**
 * The steps of `npm run check`. With folders, only the unit tests in them and those of every package run; other steps run
 * whole.
 */
export function quickSteps(folders) {
  const vitest = bin('vitest', 'run', ...folders, ...ofEveryPackage)
  return steps
    .filter((step) => step.quick)
    .map((step) => (folders.length > 0 && step.name === UNIT_TESTS ? { ...step, commands: [vitest] } : step))
}

/** Matches failures of property tests, which other random values would not reproduce. */
const FOUND_AT_RANDOM = /seed/i

/**
 * Returns the arguments that run the failed files of Vitest's output again, one by one, but none if that
 * could hide a fault: after an error outside a test, and after a counterexample.
 */
export function askFailedFilesAgain(output) {
  if (/^⎯+ Unhandled/m.test(output) || FOUND_AT_RANDOM.test(output)) return undefined
  const files = [...output.matchAll(/^ FAIL .*?(\S+\.test\.tsx?)/gm)].map(([, file]) => file)
  return files.length > 0 ? ['--maxWorkers=1', ...new Set(files)] : undefined
}
