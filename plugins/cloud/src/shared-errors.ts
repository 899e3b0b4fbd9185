import { LatchkeyError } from '@latchkey/kernel'

/** No project id is configured, which all services require. */
export class ProjectIdMissingError extends LatchkeyError {
  readonly code = 'PROJECT_ID_MISSING'
  override readonly category: string = 'configuration'
  constructor() {
    super('Project ID Not Configured', { details: { option: 'projectId' } })
  }
}

/** An address, name or id would change the path of a request. Nothing was sent. */
export class ServicePathError extends LatchkeyError {
  readonly code = 'SERVICE_PATH'
  override readonly recovery = 'Check the address or name.'
  constructor(path: string) {
    super('This can’t be looked up', { details: { path } })
  }
}

/** A service gave no response: offline, blocked, or too slow. */
export abstract class UnreachableError extends LatchkeyError {
  override readonly recovery: string | undefined = 'Check the connection, then try again.'
}

/** A service failed and may succeed later. */
export abstract class TryLaterError extends LatchkeyError {
  override readonly recovery: string | undefined = 'Try again later.'
}
