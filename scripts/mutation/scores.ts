import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { filesBelow, isTest } from '../workspace/files'
import { repositoryRoot, type Violation } from '../workspace/run-check'

const modulesSchema = v.record(
  v.string(),
  v.strictObject({
    /** Files and folders of the sources that are changed. */
    sources: v.array(v.string()),
    /** Files and folders within, which are not. */
    without: v.optional(v.array(v.string()), []),
    /** Files and folders of the tests in Node that have to notice. */
    tests: v.array(v.string()),
  }),
)

export type MutatedModule = Readonly<v.InferOutput<typeof modulesSchema>[string]>

const scoreSchema = v.strictObject({
  /** How many of all mutants the tests have found, in percent. */
  score: v.number(),
  /** Mutants with which a test fails or does not end. */
  found: v.number(),
  survived: v.number(),
  /** Mutants in code that no test runs. */
  uncovered: v.number(),
  /** Of the sources and tests that were run. */
  hash: v.string(),
  stryker: v.string(),
})

export type Score = Readonly<v.InferOutput<typeof scoreSchema>>

/** Below it, tests are missing. */
export const LEAST_SCORE = 80

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(repositoryRoot, 'scripts/mutation', file), 'utf8'))

export const modules: Readonly<Record<string, MutatedModule>> = v.parse(modulesSchema, read('modules.json'))

/** Those of the last runs, by module. */
export const readScores = (): Readonly<Record<string, Score>> =>
  v.parse(v.record(v.string(), scoreSchema), read('scores.json'))

export const scores: Readonly<Record<string, Score>> = readScores()

function filesOf(places: readonly string[]): readonly string[] {
  return places.flatMap((place) =>
    statSync(join(repositoryRoot, place)).isFile()
      ? [place]
      : filesBelow(join(repositoryRoot, place)).map((file) => `${place}/${file}`),
  )
}

/** Hooks, whose tests need a browser, and what has no behaviour of its own: styles, texts, types and what only tests use. */
const NOT_MUTATED =
  /\.css\.ts$|\/(test-support|testing|copy)\/|\/(ar|en|copy|texts|contract|errors|index|use-[^/]+)\.ts$/

export const sourcesOf = ({ sources, without }: MutatedModule): readonly string[] =>
  filesOf(sources).filter(
    (file) =>
      /\.ts$/.test(file) &&
      !isTest(file) &&
      !NOT_MUTATED.test(file) &&
      !without.some((place) => file === place || file.startsWith(`${place}/`)),
  )

export const testsOf = ({ tests }: MutatedModule): readonly string[] =>
  filesOf(tests).filter((file) => /(?<!\.node)\.test\.ts$/.test(file))

/** What a score is of: the texts of a module's sources and tests. */
export function hashOf(one: MutatedModule): string {
  const hash = createHash('sha256')
  for (const file of [...sourcesOf(one), ...testsOf(one)])
    hash.update(`${file}\0${readFileSync(join(repositoryRoot, file), 'utf8')}\0`)
  return hash.digest('hex').slice(0, 16)
}

/** Why the stored score of a module does not count; `undefined` if it does. */
export function faultOfScore(name: string, score: Score | undefined, hash: string): string | undefined {
  const remedy = `run "npm run mutate ${name}"`
  if (!score) return `has no score; ${remedy}`
  if (score.hash !== hash) return `has changed since its score was taken; ${remedy}`
  if (score.score < LEAST_SCORE)
    return `has a score of ${score.score} %, below ${LEAST_SCORE} %; its tests miss too much`
  return undefined
}

export function scoreViolations(names: readonly string[]): readonly Violation[] {
  return names.flatMap((name) => {
    const one = modules[name]
    if (!one) throw new Error(`There is no module ${name} in scripts/mutation/modules.json.`)
    const message = faultOfScore(name, scores[name], hashOf(one))
    return message === undefined ? [] : [{ file: `module ${name}`, rule: 'mutation', message }]
  })
}
