/** What a property test found with values drawn at random would not come back with the next ones. */
const FOUND_AT_RANDOM = /seed/i

/**
 * From what `unit-failures-reporter.ts` said: the arguments that ask the failed files once more, one by one.
 * None where that could hide something: after an error outside a test, and after a counterexample.
 */
export function askFailedFilesAgain(output) {
  if (output.includes('✘ outside a test') || FOUND_AT_RANDOM.test(output)) return undefined
  const files = [...output.matchAll(/^✘ .*?(\S+\.test\.tsx?)/gm)].map(([, file]) => file)
  return files.length > 0 ? ['--maxWorkers=1', ...new Set(files)] : undefined
}
