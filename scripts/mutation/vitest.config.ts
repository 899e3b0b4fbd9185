import { defineConfig } from 'vitest/config'
import { createProjects } from '../../vitest.workspace.ts'

const [node] = createProjects()

/** The tests of a mutated module, which `npm run mutate` names: in Node, as they always run. */
export default defineConfig({
  ...node,
  root: `${import.meta.dirname}/../..`,
  test: {
    ...node?.test,
    include: (process.env['LATCHKEY_MUTATED_TESTS'] ?? '').split(' '),
    // With many a mutant a test waits for what never comes.
    testTimeout: 3_000,
    setupFiles: [`${import.meta.dirname}/load-sources.ts`, ...[node?.test?.setupFiles ?? []].flat()],
  },
})
