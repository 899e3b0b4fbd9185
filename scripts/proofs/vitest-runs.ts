import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { createProjects } from '../../vitest.workspace'
import type { Break } from './broken-source'
import { type Verdict, verdictOfVitest } from './verdict'

/** A Vitest that is started once and runs tests over sources that are whole or broken. */
export interface VitestRuns {
  /** Runs the tests whose names match in these files, one call after the other. */
  run(files: readonly string[], names: RegExp, made?: Break): Promise<Verdict>
  close(): Promise<void>
}

/** The tests of React 18 show the same faults. */
const PROJECTS = /^(node|node-machine|browser-react-19)$/

/** Most of what a run of its own would cost is starting Vitest and reading sources that are not broken. */
export async function openVitest(root: string): Promise<VitestRuns> {
  let current: Break | undefined
  const projects = createProjects(() => current).filter(({ test }) => PROJECTS.test(String(test?.name)))
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: false,
    projects,
    // As in `npm test`: much of a test is waiting.
    maxWorkers: 3,
    reporters: [{}],
  })
  const specifications = await vitest.globTestSpecifications()

  const runOver = async (chosen: TestSpecification[], made: Break | undefined): Promise<Verdict> => {
    current = made
    if (made) vitest.invalidateFile(join(root, made.file))
    // A run that breaks off has no result, rather than that of the run before it.
    for (const { project, moduleId } of chosen) vitest.state.clearFiles(project, [moduleId])
    try {
      const { testModules } = await vitest.runTestSpecifications(chosen)
      return verdictOfVitest(
        testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId)),
      )
    } finally {
      current = undefined
      // Nothing of a break is left for the next one.
      if (made) vitest.invalidateFile(join(root, made.file))
    }
  }

  return {
    run: async (files, names, made) => {
      vitest.setGlobalTestNamePattern(names)
      const paths = files.map((file) => join(root, file))
      return runOver(
        specifications.filter(({ moduleId }) => paths.includes(moduleId)),
        made,
      )
    },
    close: () => vitest.close(),
  }
}
