import { SetUpFailure } from './failure.mjs'
import { runCommand, tailOf } from './run-command.mjs'

/** Builds the packages and examples that are out of date. */
export async function build(root, say) {
  say('build: packages and examples that changed; all of them take a few minutes')
  const { code, output, seconds } = await runCommand(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--examples'],
    { cwd: root, onLine: (line) => line.startsWith('built ') && say(`build: ${line}`) },
  )
  if (code !== 0) throw new SetUpFailure(`${tailOf(output)}\n\nThe build failed; the lines above say where.`)
  say(`build: ${output.trimEnd().split('\n').at(-1)} (${seconds.toFixed(1)} s)`)
}
