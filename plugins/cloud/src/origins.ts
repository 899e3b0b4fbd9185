import { HttpStatusError } from '@latchkey/kernel/web'
import * as v from '@latchkey/session/schema'
import type { CloudContext } from './cloud-context'
import type { OriginCheckResult } from './contract'
import { DirectoryResponseError } from './directory-errors'
import { invalidAppConfiguration } from './labels'
import { isOriginAllowed } from './origin-pattern'
import { requestDirectory } from './request-directory'
import { OriginNotAllowedError, RateLimitedError, ServerFailedError } from './service-errors'

const PATH = '/projects/v1/origins'
const MAX_PATTERNS = 1_000
const MAX_PATTERN_LENGTH = 300

const schema = v.object({ allowedOrigins: v.array(v.unknown()) })
const isPattern = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_PATTERN_LENGTH

/** Resolves with no patterns on failure, which is reported. */
export async function fetchAllowedOrigins(cloud: CloudContext): Promise<readonly string[]> {
  try {
    return await requestDirectory(cloud, { path: PATH }, parseOrigins)
  } catch (error) {
    if (!cloud.ctx.signal.aborted) cloud.ctx.report(toNamedError(error))
    return []
  }
}

function parseOrigins(body: unknown): readonly string[] {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) throw new DirectoryResponseError(PATH, new v.ValiError(parsed.issues))
  return parsed.output.allowedOrigins.slice(0, MAX_PATTERNS).filter(isPattern)
}

function toNamedError(error: unknown): unknown {
  if (!(error instanceof HttpStatusError)) return error
  if (error.status === 429) return new RateLimitedError(error)
  return error.status >= 500 ? new ServerFailedError(error) : error
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
