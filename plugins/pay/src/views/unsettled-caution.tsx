import { FailureCaution } from '@latchkey/session/view-kit'
import { type ReactElement, useState } from 'react'
import { PaymentUnsettledError } from '../errors'
import { usePayment } from './use-order'

/** Why no exchange can be chosen while a wallet may still send the payment. Part: `pay-unsettled`. */
export function UnsettledCaution(): ReactElement | null {
  const [error] = useState(() => new PaymentUnsettledError())
  const isUnsettled = usePayment()?.progress.phase === 'asking'
  return isUnsettled ? <FailureCaution part="pay-unsettled" error={error} /> : null
}
