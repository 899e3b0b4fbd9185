import { runCommand, tailOf } from '../set-up/prepare.mjs'

/** The number of output lines that are shown for a failed step. */
const SHOWN_LINES = 60

/**
 * Runs all commands of a step, so that one run reports all failures. If `secondTry` returns arguments for a failed
 * command, the command is run once more with them. If that passes, the step passes, and the table reports the second try.
 * The result's `output` is that of the failed commands.
 */
async function runStep(step, run, options) {
  let note = 'passed'
  let output = ''
  for (const [command, ...args] of step.commands) {
    const first = await run(command, args, options)
    if (first.code === 0) continue
    const again = step.secondTry?.(first.output)
    const second = again && (await run(command, [...args, ...again], options))
    output += (second?.code ? second : first).output
    if (second?.code !== 0) note = 'FAILED'
    else if (note === 'passed') note = 'passed at the second try'
  }
  return { note, output }
}

/** The number of steps that run at the same time. Chosen for machines with two cores. */
const AT_ONCE = 2

/**
 * Runs the steps in order, two at the same time, but a step with `alone` by itself. A failure only skips the steps that
 * need the failed one. Resolves with the results in the order of the steps.
 */
export async function runSteps(steps, { say, cwd, env, run = runCommand, now = Date.now }) {
  const results = new Map()
  const running = new Map()
  const runAfterNeeded = async (step) => {
    const missing = step.needs?.find((name) => !results.get(name)?.passed)
    if (missing) {
      results.set(step.name, { passed: false, note: `not run: needs ${missing}`, seconds: 0 })
      say(`not run  ${step.name} (needs ${missing})`)
      return
    }
    const started = now()
    const { note, output } = await runStep(step, run, { cwd, env })
    const seconds = (now() - started) / 1000
    results.set(step.name, { passed: note !== 'FAILED', note, seconds })
    say(`${note.padEnd(7)}  ${step.name} (${seconds.toFixed(1)} s)`)
    if (output !== '') say(`${tailOf(output, SHOWN_LINES).replace(/^/gm, '    ')}\n`)
  }
  const mustWait = (step) =>
    running.size >= (step.alone ? 1 : AT_ONCE) || step.needs?.some((name) => running.has(name))
  for (const step of steps) {
    while (mustWait(step)) await Promise.race(running.values())
    running.set(
      step.name,
      runAfterNeeded(step).finally(() => running.delete(step.name)),
    )
    if (step.alone) await running.get(step.name)
  }
  await Promise.all(running.values())
  return steps.map(({ name }) => ({ name, ...results.get(name) }))
}

/** Formats the results as a table. Its last line is the total. */
export function tableOf(results) {
  const width = Math.max(...results.map(({ name }) => name.length))
  const rows = results.map(
    ({ name, note, seconds }) => `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${note}`,
  )
  const passed = results.filter((result) => result.passed).length
  return [...rows, '', `${passed} passed, ${results.length - passed} failed`].join('\n')
}
