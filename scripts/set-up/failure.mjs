/** A failure a visitor can act on: its message is the whole text, no stack is printed. */
export class SetUpFailure extends Error {}

/** Runs a command line's main function; failures end with a sentence and exit code 1. */
export async function runOrExplain(main) {
  try {
    await main()
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    if (!(error instanceof SetUpFailure)) {
      process.stderr.write(
        'This is a fault of the script itself; run it with LATCHKEY_TRACE=1 to see where.\n',
      )
      if (process.env.LATCHKEY_TRACE) process.stderr.write(`${error.stack}\n`)
    }
    process.exit(1)
  }
}
