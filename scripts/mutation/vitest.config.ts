import { defineConfig } from 'vitest/config'
import { createProjects } from '../../vitest.workspace.ts'

const [node] = createProjects()

/** The tests of a mutated module, which `npm run mutate` names: in Node, as they always run. */
export default defineConfig({
  ...node,
  root: `${import.meta.dirname}/../..`,
  test: { ...node?.test, include: (process.env['LATCHKEY_MUTATED_TESTS'] ?? '').split(' ') },
})
