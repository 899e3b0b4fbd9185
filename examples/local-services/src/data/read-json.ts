import * as v from 'valibot'
import { DataError } from './data-error'

/** Parses and validates the body. Throws `DataError` 422. */
export function readJson<Value>(body: string, schema: v.GenericSchema<unknown, Value>): Value {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new DataError(422, v.getDotPath(issue) ?? 'body', `JSON not understood: ${issue.message}`)
}
