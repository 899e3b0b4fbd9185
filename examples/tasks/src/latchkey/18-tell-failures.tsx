import { describeError } from 'latchkey/errors'

export function Failure({ error }: { error: unknown }) {
  const { title, hint, isRejection } = describeError(error)
  return isRejection ? null : <p role="alert">{`${title}. ${hint}`}</p>
}
