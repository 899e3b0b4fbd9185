import { missingProjectIdMessage } from '@latchkey/cloud/internal/check-options'
import type { Label, PluginContext } from '@latchkey/kernel'
import { HttpStatusError } from '@latchkey/kernel/web'
import * as v from '@latchkey/session/schema'
import type { CloudContext } from './cloud-context'
import type { CloudContract, OriginCheckResult } from './contract'
import { isOriginAllowed } from './origin-pattern'
import { DirectoryResponseError, ProjectIdMissingError } from './request-errors'
import { requestDirectory } from './request-service'
import { OriginNotAllowedError, RateLimitedError, ServerFailedError } from './service-errors'

/** Shows the alert for a missing project id, and reports it. */
export function reportMissingProjectId(ctx: PluginContext<CloudContract>): void {
  const message = missingProjectIdMessage()
  if (message) ctx.logger.warn(message)
  const error = new ProjectIdMissingError()
  ctx.notify({ surface: 'alert', variant: 'error', code: error.code, text: projectIdMissing })
  ctx.report(error)
}

const ANALYTICS_PATH = '/getAnalyticsConfig'
const analyticsSchema = v.object({ isAnalyticsEnabled: v.boolean() })

/**
 * For telemetry only. Requested once, also after a failure: telemetry asks for each error, and a failure is
 * one. False on failure, which is reported.
 */
export function fetchAnalyticsFlag(cloud: CloudContext): Promise<boolean> {
  cloud.memory.analyticsFlag ??= requestFlag(cloud)
  return cloud.memory.analyticsFlag
}

async function requestFlag(cloud: CloudContext): Promise<boolean> {
  try {
    return await requestDirectory(cloud, { path: ANALYTICS_PATH }, (body) => {
      const parsed = v.safeParse(analyticsSchema, body)
      if (!parsed.success) throw new DirectoryResponseError(ANALYTICS_PATH, new v.ValiError(parsed.issues))
      return parsed.output.isAnalyticsEnabled
    })
  } catch (error) {
    // The end of a run says nothing about the project; the next run requests it again.
    if (cloud.ctx.signal.aborted) cloud.memory.analyticsFlag = undefined
    else cloud.ctx.report(error)
    return false
  }
}

const ORIGINS_PATH = '/projects/v1/origins'
const MAX_PATTERNS = 1_000
const MAX_PATTERN_LENGTH = 300

const originsSchema = v.object({ allowedOrigins: v.array(v.unknown()) })
const isPattern = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PATTERN_LENGTH

/** Resolves with no patterns on failure, which is reported. */
export async function fetchAllowedOrigins(cloud: CloudContext): Promise<readonly string[]> {
  try {
    return await requestDirectory(cloud, { path: ORIGINS_PATH }, parseOrigins)
  } catch (error) {
    if (!cloud.ctx.signal.aborted) cloud.ctx.report(toNamedError(error))
    return []
  }
}

function parseOrigins(body: unknown): readonly string[] {
  const parsed = v.safeParse(originsSchema, body)
  if (!parsed.success) throw new DirectoryResponseError(ORIGINS_PATH, new v.ValiError(parsed.issues))
  return parsed.output.allowedOrigins.slice(0, MAX_PATTERNS).filter(isPattern)
}

function toNamedError(error: unknown): unknown {
  if (!(error instanceof HttpStatusError)) return error
  if (error.status === 429) return new RateLimitedError({ cause: error })
  return error.status >= 500 ? new ServerFailedError({ cause: error }) : error
}

/** Whether the project allows this page. When refused, there is an alert and a report; nothing is blocked. */
export async function checkOrigin(cloud: CloudContext): Promise<OriginCheckResult> {
  const { ctx } = cloud
  const patterns = await fetchAllowedOrigins(cloud)
  if (patterns.length === 0) return 'unknown'
  if (isOriginAllowed(ctx.browser.origin, patterns)) return 'allowed'
  ctx.notify({
    surface: 'alert',
    variant: 'error',
    code: 'INVALID_APP_CONFIGURATION',
    text: invalidAppConfiguration,
  })
  ctx.report(new OriginNotAllowedError(ctx.browser.origin))
  return 'refused'
}

export const projectIdMissing: Label = (t) => t('cloud.project-id-missing', 'Project ID not configured')

export const invalidAppConfiguration: Label = (t) =>
  t('cloud.invalid-app-configuration', 'Invalid app configuration')
