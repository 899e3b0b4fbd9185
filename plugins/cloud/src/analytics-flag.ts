import * as v from 'valibot'
import type { CloudContext } from './cloud-context'
import { DirectoryResponseError } from './directory-errors'
import { requestDirectory } from './request-directory'

const PATH = '/getAnalyticsConfig'
const schema = v.object({ isAnalyticsEnabled: v.boolean() })

/** For telemetry only. False on failure, which is reported. */
export async function fetchAnalyticsFlag(cloud: CloudContext): Promise<boolean> {
  try {
    return await requestDirectory(cloud, { path: PATH }, (body) => {
      const parsed = v.safeParse(schema, body)
      if (!parsed.success) throw new DirectoryResponseError(PATH, new v.ValiError(parsed.issues))
      return parsed.output.isAnalyticsEnabled
    })
  } catch (error) {
    if (!cloud.ctx.signal.aborted) cloud.ctx.report(error)
    return false
  }
}
