import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runSteps, tableOf } from './test-run/run-steps.mjs'
import { quickSteps, restSteps, smokeSpecs, steps, testSteps } from './test-run/steps.mjs'
import { repositoryRoot } from './workspace/run-check'

async function runWith(failing: readonly string[], failingAlone = failing) {
  const lines: string[] = []
  const ran: string[] = []
  const few = [
    { name: 'lint', commands: [['lint']] },
    { name: 'build', commands: [['build', 'all'], ['after']] },
    { name: 'pages', commands: [['pages']], needs: ['build'], secondTry: () => ['alone'] },
    { name: 'last', commands: [['last']] },
  ]
  const results = await runSteps(few, {
    say: (line: string) => void lines.push(line),
    cwd: '.',
    env: {},
    now: () => 0,
    run: (command: string, args: readonly string[]) => {
      ran.push([command, ...args].join(' '))
      const isRed = (args.includes('alone') ? failingAlone : failing).includes(command)
      return Promise.resolve({
        code: isRed ? 1 : 0,
        output: `${command} said so\n`,
        seconds: 0,
      })
    },
  })
  return { lines, ran, table: tableOf(results).split('\n') }
}

test('test run: all steps in order, the sum on the last line', async () => {
  const { ran, table } = await runWith([])
  expect(ran).toEqual(['lint', 'build all', 'after', 'pages', 'last'])
  expect(table.at(-1)).toBe('4 passed, 0 failed')
})

test('test run: continues after a failure, shows its output, and skips steps that need it', async () => {
  const { ran, table, lines } = await runWith(['lint', 'build'])
  expect(ran).toEqual(['lint', 'build all', 'after', 'last'])
  expect(lines).toContain('    lint said so\n')
  expect(table).toContain('pages     0.0 s  not run: needs build')
  expect(table.at(-1)).toBe('1 passed, 3 failed')
})

test('test run: a step that fails beside others is repeated alone, and reported separately', async () => {
  const { ran, table, lines } = await runWith(['pages'], [])
  expect(ran).toContain('pages alone')
  expect(table).toContain('pages     0.0 s  passed at the second try')
  expect(lines).toContain('    pages said so\n')
  expect(table.at(-1)).toBe('4 passed, 0 failed')
})

test('test run: a step that also fails alone has failed', async () => {
  const { ran, table } = await runWith(['pages'])
  expect(ran).toContain('pages alone')
  expect(table).toContain('pages     0.0 s  FAILED')
  expect(table.at(-1)).toBe('3 passed, 1 failed')
})

test('test run: two steps at once, `alone` steps by themselves, and needed steps first', async () => {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const run = (command: string) => {
    events.push(`+${command}`)
    return new Promise<{ code: number; output: string }>((resolve) => {
      ends.set(command, () => {
        events.push(`-${command}`)
        resolve({ code: 0, output: '' })
      })
    })
  }
  const end = async (command: string): Promise<void> => {
    ends.get(command)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const several = [
    { name: 'types', commands: [['types']] },
    { name: 'build', commands: [['build']] },
    { name: 'packed', commands: [['packed']], needs: ['build'] },
    { name: 'tests', commands: [['tests']], alone: true },
    { name: 'last', commands: [['last']] },
  ]
  const results = runSteps(several, { say: () => {}, cwd: '.', env: {}, now: () => 0, run })
  for (const name of ['types', 'build', 'packed', 'tests', 'last']) await end(name)
  expect(events.join(' ')).toBe('+types +build -types -build +packed -packed +tests -tests +last -last')
  expect((await results).map(({ name }: { name: string }) => name)).toEqual(several.map(({ name }) => name))
})

test('test run: each step is part of `npm test` or of `test:all`, and only the build of both', () => {
  const both = testSteps.filter((step) => restSteps.includes(step))
  expect(both.map(({ name }) => name)).toEqual(['build'])
  expect(new Set([...testSteps, ...restSteps]).size).toBe(steps.length)
  for (const part of [testSteps, restSteps]) {
    const names = part.map(({ name }) => name)
    expect(part.flatMap(({ needs = [] }) => needs).filter((name: string) => !names.includes(name))).toEqual(
      [],
    )
  }
})

test('test run: a spec is run by `npm test` or by `test:all`', () => {
  const commandOf = (part: typeof steps, config: string): readonly string[] =>
    part
      .flatMap(({ commands }) => commands)
      .find((command) => command.some((word) => word.includes(config))) ?? []
  const smoke = commandOf(testSteps, 'playground/')
  const rest = commandOf(restSteps, 'playground/')
  const leftOut = new RegExp(rest[rest.indexOf('--grep-invert') + 1] ?? '')
  for (const spec of smokeSpecs) {
    const file = `e2e/${spec}.spec.ts`
    expect(existsSync(join(repositoryRoot, 'examples/playground', file))).toBe(true)
    expect(smoke).toContain(file)
    // What Playwright searches: project, file and title.
    expect(leftOut.test(` desktop ${spec}.spec.ts a title`)).toBe(true)
  }
  expect(leftOut.test(' desktop send-pending.spec.ts a title')).toBe(false)
  expect(leftOut.test(' desktop walletconnect.spec.ts connect.spec.ts')).toBe(false)
})

test('test run: the quick part needs no build', () => {
  const quick = steps.filter((step) => step.quick)
  expect(quick).toHaveLength(5)
  expect(quick.flatMap(({ needs = [] }) => needs)).toEqual([])
})

test('check: with a folder its unit tests and those of every package are run, and the other steps whole', () => {
  const commandsOf = (folders: readonly string[]) =>
    Object.fromEntries(quickSteps(folders).map(({ name, commands }) => [name, commands]))
  const unit = 'unit, type and property tests'
  const { [unit]: all, ...others } = commandsOf([])
  const { [unit]: few, ...same } = commandsOf(['plugins/send'])
  expect(all).toEqual([['node_modules/.bin/vitest', 'run', '--project', '!browser-react-18']])
  expect(few).toEqual([
    expect.arrayContaining(
      ['vitest', 'run', 'plugins/send', 'scripts/exports.test.ts'].map((part) =>
        expect.stringContaining(part),
      ),
    ),
  ])
  const ofEveryPackage = few?.flat().filter((word: string) => word.startsWith('scripts/')) ?? []
  expect(ofEveryPackage.filter((file: string) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  expect(same).toEqual(others)
  expect(Object.keys(same)).toContain('types')
})
