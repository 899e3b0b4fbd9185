import { readFileSync } from 'node:fs'
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner'
import { ThreadsPoolWorker } from 'vitest/node'

/** Each run leaves some listeners in the thread. */
const MOST_RUNS = 60
/** Activates none: Stryker counts from 0. */
const NO_MUTANT = 'none'

/**
 * A pool worker of Vitest over a thread that outlives it. Vitest starts and ends a worker with each run, and most of a run
 * with one mutant would be spent on evaluating some hundred modules again.
 */
function workerOver(thread, isNew) {
  const listeners = []
  return {
    name: 'kept',
    on(event, callback) {
      listeners.push([event, callback])
      thread.on(event, callback)
    },
    off: (event, callback) => thread.off(event, callback),
    send(message) {
      if (message?.__vitest_worker_request__ !== true || message.type !== 'stop') return thread.send(message)
      const answer = { type: 'stopped', __vitest_worker_response__: true }
      queueMicrotask(() => {
        for (const [event, callback] of [...listeners]) if (event === 'message') callback(answer)
      })
    },
    start: async () => (isNew ? thread.start() : undefined),
    async stop() {
      for (const [event, callback] of listeners) thread.off(event, callback)
    },
    deserialize: (data) => data,
  }
}

/**
 * Stryker's runner for Vitest, which keeps a thread with the evaluated modules from mutant to mutant. What is seen there
 * counts only if it is no trace of an earlier mutant: the test that found a mutant must pass right after it without one.
 * What runs while a module is evaluated gets a thread of its own.
 */
class KeptWorkerRunner {
  #inner
  #thread
  #runs = 0
  #isKept = false
  /** Which mutants each test reaches. */
  #coverage = []

  constructor(inner) {
    this.#inner = inner
  }

  capabilities() {
    return this.#inner.capabilities()
  }

  async init() {
    await this.#inner.init()
    const createPoolWorker = (options) => this.#createWorker(options)
    for (const { config } of this.#inner.ctx.projects)
      Object.assign(config, { pool: 'kept', poolRunner: { name: 'kept', createPoolWorker } })
    this.#inner.ctx.provide('isKept', false)
  }

  async dispose() {
    await this.#discard()
    await this.#inner.dispose()
  }

  async dryRun(options) {
    const result = await this.#inner.dryRun(options)
    this.#coverage = Object.entries(result.mutantCoverage?.perTest ?? {})
    return result
  }

  async mutantRun(options) {
    if (options.mutantActivation === 'static') return this.#runFresh(options)
    const result = await this.#runKept(options)
    if (result.status === 'survived') {
      if (this.#inner.readHitCount() > 0) return result
      // Its code has run before it was active, with its module, which a test may have imported first of all.
      return this.#runFresh({ ...options, mutantActivation: 'static', testFilter: undefined })
    }
    if (result.status === 'killed' && (await this.#isTrueOf(options, result))) return result
    await this.#discard()
    return this.#runFresh(options)
  }

  async #runFresh(options) {
    const { testFilter = this.#testsOf(options.sandboxFileName) } = options
    const result = await this.#inner.mutantRun({ ...options, testFilter })
    // Of a test file that cannot be loaded with the mutant Stryker sees no test that fails.
    const isBroken = this.#inner.ctx.state
      .getFiles()
      .some(({ tasks, result }) => !tasks.length && result?.state === 'fail')
    return result.status === 'survived' && isBroken && testFilter
      ? {
          status: 'killed',
          killedBy: testFilter.slice(0, 1),
          failureMessage: 'The module cannot be loaded.',
          nrOfTests: 0,
        }
      : result
  }

  /**
   * The tests that reach what a file does when it is called; all of them if it does nothing then. Stryker would run all for
   * each mutant in code that runs while the file is evaluated.
   */
  #testsOf(file) {
    const mutants = readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)
    const ids = new Set(Array.from(mutants, ([, id]) => id))
    const tests = this.#coverage.filter(([, reached]) => Object.keys(reached).some((id) => ids.has(id)))
    return tests.length === 0 ? undefined : tests.map(([test]) => test)
  }

  async #isTrueOf(options, { killedBy }) {
    const activeMutant = { ...options.activeMutant, id: NO_MUTANT }
    const { status } = await this.#runKept({ ...options, activeMutant, testFilter: [killedBy].flat() })
    return status === 'survived'
  }

  async #runKept(options) {
    if (this.#runs >= MOST_RUNS) await this.#discard()
    this.#isKept = true
    this.#inner.ctx.provide('isKept', true)
    try {
      return await this.#inner.mutantRun(options)
    } finally {
      this.#isKept = false
      this.#inner.ctx.provide('isKept', false)
    }
  }

  #createWorker(options) {
    if (!this.#isKept) return Object.assign(new ThreadsPoolWorker(options), { name: 'kept' })
    const isNew = this.#thread === undefined
    this.#thread ??= new ThreadsPoolWorker(options)
    this.#runs += 1
    return workerOver(this.#thread, isNew)
  }

  async #discard() {
    const thread = this.#thread
    this.#thread = undefined
    this.#runs = 0
    await thread?.stop()
  }
}

const vitest = vitestPlugins.find(({ kind }) => kind === 'TestRunner')

createRunner.inject = ['$injector']
function createRunner(injector) {
  return new KeptWorkerRunner(injector.injectFunction(vitest.factory))
}

/** Read by Stryker. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'kept-worker', factory: createRunner }]
