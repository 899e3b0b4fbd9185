import * as v from '@latchkey/session/schema'
import type { CloudContext } from './cloud-context'
import { DirectoryResponseError } from './directory-errors'
import { requestDirectory } from './request-directory'

const PATH = '/getAnalyticsConfig'
const schema = v.object({ isAnalyticsEnabled: v.boolean() })

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
    return await requestDirectory(cloud, { path: PATH }, (body) => {
      const parsed = v.safeParse(schema, body)
      if (!parsed.success) throw new DirectoryResponseError(PATH, new v.ValiError(parsed.issues))
      return parsed.output.isAnalyticsEnabled
    })
  } catch (error) {
    // The end of a run says nothing about the project; the next run requests it again.
    if (cloud.ctx.signal.aborted) cloud.memory.analyticsFlag = undefined
    else cloud.ctx.report(error)
    return false
  }
}
