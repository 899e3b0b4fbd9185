import { join } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import { createProjects } from '../../vitest.workspace'
import type { Break } from './broken-source'
import { type Verdict, verdictOfVitest } from './verdict'

/** A Vitest instance that is started once and runs tests over whole or broken sources. */
export interface VitestRuns {
  /** Runs the tests whose names match in these files, one call after the other. */
  run(files: readonly string[], names: RegExp, made?: Break): Promise<Verdict>
  close(): Promise<void>
}

/** Without the React 18 project, whose tests show the same faults. */
const PROJECTS = /^(node|node-machine|browser-react-19)$/

/** One instance for all runs, because most time is spent on starting Vitest and loading unchanged sources. */
export async function openVitest(root: string): Promise<VitestRuns> {
  let current: Break | undefined
  const projects = createProjects(() => current).filter(({ test }) => PROJECTS.test(String(test?.name)))
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: false,
    projects,
    // As in `npm test`, because tests mostly wait.
    maxWorkers: 3,
    reporters: [{}],
  })
  const specifications = await vitest.globTestSpecifications()

  const runOver = async (chosen: TestSpecification[], made: Break | undefined): Promise<Verdict> => {
    current = made
    if (made) vitest.invalidateFile(join(root, made.file))
    // Cleared, so that an aborted run has no result rather than that of the previous run.
    for (const { project, moduleId } of chosen) vitest.state.clearFiles(project, [moduleId])
    try {
      const { testModules } = await vitest.runTestSpecifications(chosen)
      return verdictOfVitest(
        testModules.filter(({ moduleId }) => chosen.some((one) => one.moduleId === moduleId)),
      )
    } finally {
      current = undefined
      // So that the break does not affect the next run.
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
