/**
 * The steps of `npm test`, in order. The fields of a step:
 * - `commands`: all of them are run; the step fails if one of them fails.
 * - `needs`: names of steps that must have passed before.
 * - `alone`: no other step runs at the same time, because this one uses two cores itself or is sensitive to load.
 * - `quick`: the step is part of `npm run check`.
 * - `secondTry`: gets the output of a failed command and returns the arguments for a second run, or `undefined` for
 *   none. A test may time out while other programs use the cores.
 */
const bin = (name, ...args) => [`node_modules/.bin/${name}`, ...args]
const script = (name, ...args) => [process.execPath, '--import', 'tsx', `scripts/${name}.ts`, ...args]

/** Checks types with the native compiler, which is faster. The build uses the compiler that hosts use. */
const types = (config) => [process.execPath, 'scripts/node_modules/typescript-7/bin/tsc', '-p', config]

const UNIT_TESTS = 'unit, type and property tests'

/** Tests in `scripts` that check every package. `npm run check` with a folder runs them too. */
const ofEveryPackage = [
  'exports.test.ts',
  'readme-code.node.test.ts',
  'readme-contract.test.ts',
  'copy.node.test.ts',
].map((file) => `scripts/${file}`)

const sources = ['kernel', 'ui-primitives', 'plugins', 'adapters', 'examples']

export const steps = [
  // The first step, because the steps that need it take longest.
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
  { name: 'browser floor', commands: [script('check-browsers')], needs: ['build'] },
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
    // The unit tests must have passed: the controls then need not run the same tests over the unchanged
    // sources again.
    needs: [UNIT_TESTS],
    alone: true,
  },
]

/**
 * Returns the steps of `npm run check`. With folders, the step of the unit tests runs only the tests in these folders and
 * those of every package. The other steps are unchanged.
 */
export function quickSteps(folders) {
  const vitest = bin('vitest', 'run', ...folders, ...ofEveryPackage)
  return steps
    .filter((step) => step.quick)
    .map((step) => (folders.length > 0 && step.name === UNIT_TESTS ? { ...step, commands: [vitest] } : step))
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
