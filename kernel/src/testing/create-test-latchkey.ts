// Loaded before a test begins, because compiling these modules takes longer than a test waits.
import '../ports/page'
import '../ports/send-http'
import '../ports/storage-writer'
import '../when-idle'
import '../router/create-flows'
import '../rpc/send-request'
import '../store/persist-slice'
import { type AnyContract, type Contract, type ContractToken, defineContract } from '../contract'
import { createLatchkey } from '../create-latchkey'
import type { KernelEvents } from '../events'
import { freezeCopy } from '../freeze-copy'
import { internalsOf } from '../instance-parts'
import type { Latchkey } from '../latchkey'
import { definePlugin, type Plugin } from '../plugin'
import type { Ports } from '../ports/ports'
import '../router/flows'
import { outlets } from '../router/navigation'
import { topEntry } from '../router/router'
import { createFakeBrowser, type FakeBrowser } from './fake-browser'
import { createFakeClock, type FakeClock } from './fake-clock'
import { createMemoryStorage, type MemoryStorage } from './memory-storage'
import { createRecordingLogger, type RecordingLogger } from './recording-logger'

export interface TestLatchkeyOptions {
  /** The result of `dehydrate()` on the server. */
  readonly hydrateFrom?: string
  readonly plugins: readonly Plugin[]
  readonly fakes?: readonly Plugin[]
  readonly clock?: FakeClock
  readonly storage?: MemoryStorage
  readonly browser?: FakeBrowser
  readonly ports?: Partial<Ports>
  /** Whether there is a fake outlet, which allows to open views. Default: true. */
  readonly outlet?: boolean
}

export interface TestLatchkey {
  readonly latchkey: Latchkey<AnyContract>
  readonly clock: FakeClock
  readonly storage: MemoryStorage
  readonly browser: FakeBrowser
  readonly logger: RecordingLogger
  /** Every failure and every reported error so far. */
  readonly failures: readonly KernelEvents['kernel:plugin-failed'][]
  readonly errors: readonly KernelEvents['kernel:error'][]
  readonly notices: readonly KernelEvents['kernel:notice'][]
  /** Changes a plugin's state directly, for fake plugins. */
  setState<C extends Contract>(token: ContractToken<C>, patch: Partial<C['state']>): void
  /** Returns the name of the shown view, or `undefined` while the dialog is closed. */
  shownView(): string | undefined
  /** Resolves the shown view with a result. */
  answer(result: unknown): void
}

interface TestStageContract {
  readonly id: 'test/stage'
  readonly api: object
  readonly state: Record<never, never>
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

/** Creates a latchkey with fake ports. It is not started, so call `latchkey.start()`. */
export function createTestLatchkey(options: TestLatchkeyOptions): TestLatchkey {
  const clock = options.clock ?? createFakeClock()
  const storage = options.storage ?? createMemoryStorage()
  const browser = options.browser ?? createFakeBrowser()
  const logger = createRecordingLogger()
  const failures: KernelEvents['kernel:plugin-failed'][] = []
  const errors: KernelEvents['kernel:error'][] = []
  const notices: KernelEvents['kernel:notice'][] = []
  // The first plugin, so that it receives the events while the others are set up.
  const stage = definePlugin(defineContract<TestStageContract>('test/stage', 1), {
    setup(ctx) {
      ctx.events.on('kernel:plugin-failed', (failure) => void failures.push(failure))
      ctx.events.on('kernel:error', (error) => void errors.push(error))
      ctx.events.on('kernel:notice', (notice) => void notices.push(notice))
      if (options.outlet !== false) ctx.fill(outlets, { id: 'test', preload: () => undefined })
      return {}
    },
  })
  const plugins: readonly Plugin[] = [stage(), ...(options.fakes ?? []), ...options.plugins]
  let lastId = 0
  const randomId = (): string => {
    lastId += 1
    return `id-${lastId}`
  }
  const latchkey: Latchkey<AnyContract> = createLatchkey({
    plugins,
    // A test says when something is fetched.
    preload: 'intent',
    ports: { clock, storage, browser, logger, randomId, ...options.ports },
    ...(options.hydrateFrom === undefined ? {} : { hydrateFrom: options.hydrateFrom }),
  })
  const { parts } = internalsOf(latchkey)
  return {
    latchkey,
    clock,
    storage,
    browser,
    logger,
    failures,
    errors,
    notices,
    setState: (token, patch) => parts.records.get(token.id)?.slice.assign(freezeCopy(patch)),
    shownView: () => {
      const state = parts.routerSlice.get()
      return state.open ? topEntry(state)?.view : undefined
    },
    answer(result) {
      const top = topEntry(parts.routerSlice.get())
      if (top) parts.router.resolve(top.key, result)
    },
  }
}
