import { BaseError, InsufficientFundsError, UserRejectedRequestError } from 'viem'

function describe(error: unknown) {
  if (!(error instanceof BaseError)) return 'Something went wrong. Try again.'
  if (error.walk((one) => one instanceof InsufficientFundsError))
    return 'Not enough in your account. Add funds.'
  return `${error.shortMessage} Try again.`
}

export function Failure({ error }: { error: unknown }) {
  const isRejection =
    error instanceof BaseError && error.walk((one) => one instanceof UserRejectedRequestError)
  return isRejection ? null : <p role="alert">{describe(error)}</p>
}
