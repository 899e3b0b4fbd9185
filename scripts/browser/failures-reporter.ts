import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Lines of an error that are shown; the first ones say what was expected and what came. */
const SHOWN_ERROR_LINES = 14

const nameOf = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')

function errorOf({ errors, status }: TestResult): string {
  const text = errors.map(({ message, stack }) => message ?? stack ?? '').join('\n') || status
  return text.split('\n').slice(0, SHOWN_ERROR_LINES).join('\n')
}

/** For `npm test`: nothing while all is well, then what failed in few lines, so that a cut output still names it. */
export default function createFailuresReporter(): Reporter {
  const failed: { readonly test: TestCase; readonly result: TestResult }[] = []
  const say = (text: string) => void process.stdout.write(`${text}\n`)
  return {
    onTestEnd(test, result) {
      if (!test.ok()) failed.push({ test, result })
    },
    onError({ message, stack }) {
      say(message ?? stack ?? 'The run failed outside a test.')
    },
    onEnd() {
      for (const { test, result } of failed) say(`✘ ${nameOf(test)}\n${errorOf(result)}`)
    },
    printsToStdio: () => true,
  }
}
