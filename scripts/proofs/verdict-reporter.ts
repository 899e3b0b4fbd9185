import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type ErrorThrown, type TestRun, VERDICT_VARIABLE, type Verdict } from './verdict'

type VitestError = Readonly<{ name?: string; message: string; cause?: VitestError }>

function withCauses({ name = 'Error', message, cause }: VitestError): readonly ErrorThrown[] {
  return [{ name, message }, ...(cause ? withCauses(cause) : [])]
}

function testRunOf(file: string, test: TestCase): TestRun {
  const [first] = test.result().errors ?? []
  return { file, name: test.fullName, thrown: first ? [...withCauses(first)] : [] }
}

function verdictOf(modules: readonly TestModule[]): Verdict {
  return {
    tests: modules.flatMap((module) =>
      ['failed' as const, 'passed' as const].flatMap((state) =>
        [...module.children.allTests(state)].map((test) => testRunOf(module.relativeModuleId, test)),
      ),
    ),
    unread: modules.flatMap((module) =>
      [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(
        ({ message }) => ({ file: module.relativeModuleId, message }),
      ),
    ),
  }
}

/** Vitest's own JSON report leaves out the causes of an error, behind which fast-check puts what the test said. */
export default function createVerdictReporter(): Reporter {
  return {
    onTestRunEnd(modules) {
      const path = process.env[VERDICT_VARIABLE]
      if (path) writeFileSync(path, JSON.stringify(verdictOf(modules)))
    },
  }
}
