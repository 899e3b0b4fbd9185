/** One line of the README's table "what is proven and how". `npm run prove <name>` does what it says. */
export interface Proof {
  /** What follows `npm run prove`. */
  readonly name: string
  readonly claim: string
  readonly how: string
  /** Vitest files or folders, relative to the repository. */
  readonly unit?: readonly string[]
  /** Specs in `examples/playground/e2e`, run over the built examples. */
  readonly endToEnd?: readonly string[]
  /** Another example with Playwright tests of its own, all of which are run. */
  readonly example?: string
  /** Programs in `scripts` with their arguments; those that measure packages need the build. */
  readonly checks?: readonly (readonly [script: string, ...rest: string[]])[]
  /** Negative controls, by name. */
  readonly breaks?: readonly string[]
}
