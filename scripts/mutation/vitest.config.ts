import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { createProjects } from '../../vitest.workspace.ts'

const [node] = createProjects()

/** Vitest runs the slowest file first. The first test that fails ends a run, and most that do are quick. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...(await super.sort(files))].reverse()
  }
}

/** The tests of a mutated module, which `npm run mutate` names: in Node, as they always run. */
export default defineConfig({
  ...node,
  root: `${import.meta.dirname}/../..`,
  test: {
    ...node?.test,
    include: (process.env['LATCHKEY_MUTATED_TESTS'] ?? '').split(' '),
    // With many a mutant a test waits for what never comes.
    testTimeout: 6_000,
    sequence: { sequencer: QuickFirst },
    setupFiles: [`${import.meta.dirname}/load-sources.ts`, ...[node?.test?.setupFiles ?? []].flat()],
  },
})
