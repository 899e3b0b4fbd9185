import type { Reporter, TestModule } from 'vitest/node'

/** Lines of an error that are shown; the first ones say what was expected and what came. */
const SHOWN_ERROR_LINES = 14

type RunError = Readonly<{
  message: string
  stacks?: readonly { readonly file: string; readonly line: number }[]
}>

function saidOf({ message, stacks = [] }: RunError): string {
  const [place] = stacks
  const lines = message.split('\n').slice(0, SHOWN_ERROR_LINES)
  return [...lines, ...(place ? [`at ${place.file}:${place.line}`] : [])].join('\n')
}

/** A module that could not be read has no tests; what it threw is its own. */
function failuresOf(module: TestModule): readonly string[] {
  const place = `✘ ${[module.project.name, module.relativeModuleId].filter(Boolean).join(' › ')}`
  const outside = module.errors().map((error) => `${place}\n${saidOf(error)}`)
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => `${place} › ${suite.fullName}\n${saidOf(error)}`),
  )
  const tests = [...module.children.allTests('failed')].map((test) => {
    const errors = test.result().errors ?? []
    return [`${place} › ${test.fullName}`, ...errors.map(saidOf)].join('\n')
  })
  return [...outside, ...suites, ...tests]
}

/** For `npm test`: nothing while all is well, then what failed in few lines, so that a cut output still names it. */
export default function createUnitFailuresReporter(): Reporter {
  return {
    onTestRunEnd(modules, unhandled) {
      const outside = unhandled.map((error) => `✘ outside a test\n${saidOf(error)}`)
      for (const failure of [...outside, ...modules.flatMap(failuresOf)]) {
        process.stdout.write(`${failure}\n`)
      }
    },
  }
}
