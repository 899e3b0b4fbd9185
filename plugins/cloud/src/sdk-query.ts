import type { CloudOptions } from './options'
import { sdkVersionToSend } from './sdk-version'
import { ProjectIdMissingError } from './shared-errors'

/** The query that every request to the services begins with. */
export function sdkQuery({
  projectId,
  sdkType,
  sdkVersion,
}: CloudOptions): Readonly<Record<'projectId' | 'st' | 'sv', string>> {
  if (!projectId) throw new ProjectIdMissingError()
  return { projectId, st: sdkType || 'latchkey', sv: sdkVersionToSend(sdkVersion) }
}
