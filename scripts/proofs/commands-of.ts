import type { Proof } from './proof'

/** A program of the workspace and its arguments. */
export type Command = readonly [program: string, ...rest: string[]]

const script = (name: string, ...rest: string[]): Command => [
  '--import',
  'tsx',
  `scripts/${name}.ts`,
  ...rest,
]

const endToEndOf = (example: string, specs: readonly string[]): Command => [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  `examples/${example}/playwright.config.ts`,
  ...specs,
]

/** What has to be run for a proof, in order, each by Node. */
export function commandsOf(proof: Proof): readonly Command[] {
  const { unit, endToEnd, example, checks = [], breaks } = proof
  const needsBuild = endToEnd !== undefined || example !== undefined || checks.length > 0
  return [
    ...(unit ? [['node_modules/vitest/vitest.mjs', 'run', ...unit] satisfies Command] : []),
    ...(needsBuild ? [script('build', '--examples')] : []),
    ...checks.map(([name, ...rest]) => script(name, ...rest)),
    ...(endToEnd ? [endToEndOf('playground', endToEnd)] : []),
    ...(example ? [endToEndOf(example, [])] : []),
    ...(breaks ? [script('prove-breaks', ...breaks)] : []),
  ]
}
