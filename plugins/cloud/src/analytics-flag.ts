import * as v from 'valibot'
import { askDirectory } from './ask-directory'
import type { Cloud } from './cloud-context'
import { DirectoryAnswerError } from './directory-errors'

const PATH = '/getAnalyticsConfig'
const schema = v.object({ isAnalyticsEnabled: v.boolean() })

/** Asked by telemetry only. False on failure, which is reported. */
export async function fetchAnalyticsFlag(cloud: Cloud): Promise<boolean> {
  try {
    return await askDirectory(cloud, { path: PATH }, (body) => {
      const answer = v.safeParse(schema, body)
      if (!answer.success) throw new DirectoryAnswerError(PATH, new v.ValiError(answer.issues))
      return answer.output.isAnalyticsEnabled
    })
  } catch (error) {
    if (!cloud.ctx.signal.aborted) cloud.ctx.report(error)
    return false
  }
}
