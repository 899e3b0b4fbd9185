import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin, isCancellation, isLatchkeyError, type PluginFactory } from '@latchkey/kernel'
import { optionChecks } from '@latchkey/telemetry/internal/check-options'
import { type ErrorCategory, type TelemetryContract, telemetryContract } from './contract'
import { createLimit } from './create-limit'
import type { TelemetryOptions } from './options'

/** Reports errors of the plugins, while the user consents. */
export const telemetry: PluginFactory<TelemetryContract, never, TelemetryOptions> =
  /* @__PURE__ */ definePlugin(telemetryContract, {
    ...optionChecks,
    optionalDependsOn: [cloudContract],
    initialState: ({ consent = false }) => ({ consent }),
    setup(ctx, options: TelemetryOptions) {
      let withdrawal = new AbortController()
      const mayReport = createLimit()
      const reported = new WeakSet<object>()
      const report = (error: unknown, pluginId?: string, category?: ErrorCategory): void => {
        const { signal: run } = ctx
        // control: reports-without-consent
        if (!ctx.state.get().consent) return
        if (run.aborted || isCancellation(error) || (isObject(error) && reported.has(error))) return
        const atMs = ctx.clock.now()
        if (!mayReport(atMs)) return
        if (isObject(error)) reported.add(error)
        // control: report-after-withdrawal
        const signal = AbortSignal.any([run, withdrawal.signal])
        const send = async (): Promise<void> =>
          (await import('./send-report')).sendReport(ctx, options, {
            error,
            pluginId,
            category,
            atMs,
            signal,
          })
        // Ignored, because a failed report would be reported again.
        send().catch(() => undefined)
      }
      ctx.events.on('kernel:error', ({ error, pluginId }) => report(error, pluginId))
      ctx.events.on('kernel:plugin-failed', ({ error, pluginId }) => report(error, pluginId))
      return {
        setConsent(consent) {
          ctx.state.assign({ consent })
          if (consent) return
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

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
