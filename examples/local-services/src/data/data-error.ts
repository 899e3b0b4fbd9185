import { jsonReply, type Reply } from '../http/reply'

/** A request the data API refuses; the field is the wire format's name of the wrong part. */
export class DataError extends Error {
  readonly code = 'DATA_REFUSED'
  readonly status: number
  readonly field: string
  constructor(
    status: number,
    field: string,
    description: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(description, options)
    this.name = 'DataError'
    this.status = status
    this.field = field
  }
}

/** The wire format of every failure of the data API. */
export function failedReply(status: number, field: string, description: string): Reply {
  return jsonReply({ status: 'FAILED', reasons: [{ field, description }] }, status)
}
