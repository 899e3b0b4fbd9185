import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { repositoryRoot } from '../workspace/run-check'
import { controls } from './controls'

const names = v.optional(v.array(v.string()), [])

const proofSchema = v.strictObject({
  /** The name for `npm run prove`. */
  name: v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
  claim: v.string(),
  how: v.string(),
  /** Vitest files or folders, relative to the repository. */
  unit: names,
  /** Specs in `examples/playground/e2e`, run over the built examples. */
  endToEnd: names,
  /** Examples whose own Playwright tests are run. */
  examples: names,
  /** Programs in `scripts` with their arguments, run after the build; `lint` is Biome. */
  checks: names,
  /** Modules whose tests have to find what Stryker changes in them. */
  mutated: names,
  /** Whether its own tests plant what they have to find. */
  planted: v.optional(v.boolean(), false),
  /** Whether names after that of the proof choose among what its checks do. */
  hasParts: v.optional(v.boolean(), false),
})

export type Proof = Readonly<v.InferOutput<typeof proofSchema>>

const promiseSchema = v.strictObject({
  ids: v.array(v.string()),
  sentence: v.string(),
  proofs: v.array(v.string()),
})

/** A sentence of SECURITY.md, and the proofs of it. */
export type SecurityPromise = Readonly<v.InferOutput<typeof promiseSchema>>

const read = (file: string): unknown =>
  JSON.parse(readFileSync(join(repositoryRoot, 'scripts/proofs', file), 'utf8'))

export const proofs: readonly Proof[] = v.parse(v.array(proofSchema), read('proofs.json'))

export const promises: readonly SecurityPromise[] = v.parse(v.array(promiseSchema), read('promises.json'))

/** The names of the negative controls of a proof. */
export function controlsOf(proof: string): readonly string[] {
  return controls.filter((control) => control.proof === proof).map(({ name }) => name)
}
