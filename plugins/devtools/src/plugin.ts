import { ConfigurationError, type DeveloperMessages, definePlugin, type Plugin } from '@latchkey/kernel'
import { type DevtoolsContract, type DevtoolsOptions, type DevtoolsState, devtoolsContract } from './contract'
import { createRecorder } from './recording/create-recorder'
import type { Recording } from './report'
import { boundedHeight, tabIdOf } from './tabs'
import { createSessionStorage } from './views/session-storage'

const panelCode = () => import('./views/mount-panel')

const DEFAULT_ENTRIES = 500
/** In milliseconds after the start: the page comes first. */
const SHOWN_AFTER_MS = 300

const messages: DeveloperMessages = {
  INVALID_DEVTOOLS_OPTION: ({ entries = '' }) =>
    `The option 'entries' of devtools() must be a whole number from 1, not ${entries}.`,
}

/** Creates the plugin. It records from before the first `setup`. The panel is fetched after the start. */
export function createDevtools(options: DevtoolsOptions): Plugin<DevtoolsContract, never> {
  /** Of the instance that is being created: `setup` follows `observe` in one task. */
  let observed: Recording | undefined
  const devtools = definePlugin(devtoolsContract, {
    knownOptions: ['entries'],
    knownEvents: {},
    checkOptions({ entries = DEFAULT_ENTRIES }: DevtoolsOptions) {
      if (!Number.isInteger(entries) || entries < 1)
        throw new ConfigurationError('INVALID_DEVTOOLS_OPTION', { entries: `${entries}` }, messages)
    },
    initialState: (_options: DevtoolsOptions): DevtoolsState => ({
      open: false,
      tab: 'timeline',
      height: 40,
    }),
    persist: { version: 1, pick: (state) => state, parse: parsePanel },
    storage: createSessionStorage,
    observe(instance) {
      const recorder = createRecorder(instance, options.entries ?? DEFAULT_ENTRIES, devtoolsContract.id)
      observed = { instance, recorder }
      return recorder.observer
    },
    setup(ctx) {
      const recording = observed
      observed = undefined
      if (!recording)
        ctx.logger.warn('devtools() has nothing to show: the kernel of this page is its production build.')
      else
        ctx.onReady(() =>
          ctx.spawn(async (signal) => {
            await ctx.clock.wait(SHOWN_AFTER_MS, signal)
            const { mountPanel } = await panelCode()
            if (!signal.aborted) mountPanel(ctx, recording, signal)
          }),
        )
      return {}
    },
  })
  return devtools(options)
}

/** What an earlier page of this tab left. */
function parsePanel(stored: unknown): Partial<DevtoolsState> | undefined {
  const { open, tab, height }: { open?: unknown; tab?: unknown; height?: unknown } = Object(stored)
  const known = tabIdOf(tab)
  if (typeof open !== 'boolean' || typeof height !== 'number' || !known) return undefined
  return { open, tab: known, height: boundedHeight(height) }
}
