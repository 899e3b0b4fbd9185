import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, isLatchkeyError, lazy, type PluginFactory } from '@latchkey/kernel'
import { optionChecks } from '@latchkey/telemetry/internal/check-options'
import {
  type ErrorCategory,
  type TelemetryContract,
  type TelemetryOptions,
  telemetryContract,
} from './contract'
import type { ObservedToken } from './telemetry-context'

/** Only cloud has to be set up before. Events of the others are heard wherever they stand in the list. */
const optionalDependsOn: readonly ObservedToken[] = [cloudContract]

/** Reports errors of the plugins and, if the host asks for them, usage events, while the user consents. */
export const telemetry: PluginFactory<TelemetryContract, never, TelemetryOptions> =
  /* @__PURE__ */ definePlugin(telemetryContract, {
    ...optionChecks,
    optionalDependsOn,
    initialState: ({ consent = false }) => ({ consent }),
    setup(ctx, options: TelemetryOptions) {
      let withdrawal = new AbortController()
      let usage: readonly AbortSignal[] | undefined
      const reporter = lazy(async () => (await import('./create-reporter')).createReporter(ctx, options))
      /** One of them aborts with the run or when consent is withdrawn. The lazy code makes one signal of them. */
      const allowed = (): readonly AbortSignal[] => [ctx.signal, withdrawal.signal]
      const report = (error: unknown, pluginId?: string, category?: ErrorCategory): void => {
        if (!ctx.state.get().consent) return
        const failure = { error, pluginId, category, atMs: ctx.clock.now(), signals: allowed() }
        // Ignored, because a failed report would be reported again.
        reporter()
          .then((send) => send(failure))
          .catch(() => undefined)
      }
      const collectUsage = (): void => {
        if (!options.usage || !ctx.state.get().consent) return
        if (usage?.every(({ aborted }) => !aborted) || ctx.signal.aborted) return
        const signals = allowed()
        usage = signals
        import('./usage/collect-usage')
          .then((code) => code.collectUsage(ctx, options, signals))
          .catch(() => undefined)
      }
      ctx.events.on('kernel:error', ({ error, pluginId }) => report(error, pluginId))
      ctx.events.on('kernel:plugin-failed', ({ error, pluginId }) => report(error, pluginId))
      ctx.onReady(collectUsage)
      return {
        setConsent(consent) {
          ctx.state.assign({ consent })
          if (consent) return collectUsage()
          withdrawal.abort()
          withdrawal = new AbortController()
        },
        async wrap(run, category = 'INTERNAL_SDK_ERROR') {
          try {
            return await run()
          } catch (error) {
            report(error, undefined, category)
            if (isLatchkeyError(error)) throw error
            const { WrappedError } = await import('./errors')
            throw new WrappedError(category, error)
          }
        },
      }
    },
  })

/**
 * The time zones of mainland China, Hong Kong and Macau by their IANA names, older ones included: those that the
 * specification of this product names as restricted. Nothing is restricted unless a host passes them.
 *
 * @example telemetry({ restrictedTimeZones: RESTRICTED_TIME_ZONES })
 */
export const RESTRICTED_TIME_ZONES: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Hong_Kong',
  'Asia/Macao',
  'Asia/Beijing',
]
