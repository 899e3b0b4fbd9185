import { missingProjectIdMessage } from '@latchkey/cloud/internal/developer-messages'
import type { PluginContext } from '@latchkey/kernel'
import type { CloudContract } from './contract'
import { projectIdMissing } from './labels'
import { ProjectIdMissingError } from './shared-errors'

/** Shows the alert for a missing project id, and reports it. */
export function reportMissingProjectId(ctx: PluginContext<CloudContract>): void {
  if (missingProjectIdMessage) ctx.logger.warn(missingProjectIdMessage)
  const error = new ProjectIdMissingError()
  ctx.notify({ surface: 'alert', variant: 'error', code: error.code, text: projectIdMissing })
  ctx.report(error)
}
