import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test-support/plugin-tree'
import { type MutantResult, type MutantRun, strykerPlugins } from './kept-worker-runner.mjs'

interface Run {
  readonly mutant: string
  readonly isKept: unknown
  readonly tests: readonly string[] | undefined
}

/** The runner over one of Vitest's that the test plays. */
async function open(answer: (run: Run) => MutantResult, { hits = 1, isBroken = false } = {}) {
  const runs: Run[] = []
  let isKept: unknown
  const files = isBroken
    ? [{ tasks: [], result: { state: 'fail' } }]
    : [{ tasks: [{}], result: { state: 'pass' } }]
  const inner = {
    ctx: {
      projects: [{ config: {} }],
      provide: (_name: string, value: unknown) => (isKept = value),
      state: { getFiles: () => files },
    },
    init: async () => undefined,
    dispose: async () => undefined,
    dryRun: async () => ({ mutantCoverage: { perTest: { one: { 1: 1 }, two: { 2: 3 }, other: { 9: 1 } } } }),
    readHitCount: () => hits,
    async mutantRun({ activeMutant, testFilter }: MutantRun) {
      const run = { mutant: activeMutant.id, isKept, tests: testFilter }
      runs.push(run)
      return answer(run)
    },
  }
  const runner = strykerPlugins[0]?.factory({ injectFunction: () => inner })
  if (!runner) throw new Error('There is no runner.')
  await runner.init()
  await runner.dryRun({})
  const file = join(temporaryFolder(), 'a.ts')
  writeFileSync(file, 'stryMutAct_9fa48("1") ? a : b; stryMutAct_9fa48("2") ? c : d')
  const mutate = (more: Partial<MutantRun> = {}) =>
    runner.mutantRun({
      activeMutant: { id: '1' },
      mutantActivation: 'runtime',
      sandboxFileName: file,
      testFilter: ['one', 'two'],
      ...more,
    })
  return { mutate, runs }
}

const killed: MutantResult = { status: 'killed', killedBy: ['one'] }
const survived: MutantResult = { status: 'survived' }

test('kept thread: a mutant counts as found if its test passes right after it without one', async () => {
  const { mutate, runs } = await open(({ mutant }) => (mutant === '1' ? killed : survived))
  expect(await mutate()).toEqual(killed)
  expect(runs).toEqual([
    { mutant: '1', isKept: true, tests: ['one', 'two'] },
    { mutant: 'none', isKept: true, tests: ['one'] },
  ])
})

test('kept thread: a test that fails without a mutant too says nothing, so the mutant gets a thread of its own', async () => {
  const { mutate, runs } = await open(({ isKept }) => (isKept ? killed : survived))
  expect(await mutate()).toEqual(survived)
  expect(runs.at(-1)).toEqual({ mutant: '1', isKept: false, tests: ['one', 'two'] })
})

test('kept thread: a mutant that was reached and not found survives', async () => {
  const { mutate, runs } = await open(() => survived)
  expect(await mutate()).toEqual(survived)
  expect(runs).toHaveLength(1)
})

test('kept thread: one that was not reached there runs with its module, and all tests that call it may find it', async () => {
  const { mutate, runs } = await open(({ isKept }) => (isKept ? survived : killed), { hits: 0 })
  expect(await mutate({ testFilter: ['two'] })).toEqual(killed)
  expect(runs.at(-1)).toEqual({ mutant: '1', isKept: false, tests: ['one', 'two'] })
})

test('own thread: what runs while a file is evaluated is tested by those that call the file', async () => {
  const { mutate, runs } = await open(() => survived)
  expect(await mutate({ mutantActivation: 'static', testFilter: undefined })).toEqual(survived)
  expect(runs).toEqual([{ mutant: '1', isKept: false, tests: ['one', 'two'] }])
})

test('own thread: a file that cannot be loaded with a mutant has found it', async () => {
  const { mutate } = await open(() => survived, { isBroken: true })
  expect(await mutate({ mutantActivation: 'static', testFilter: undefined })).toMatchObject({
    status: 'killed',
    killedBy: ['one'],
  })
})
