export type { PaymentReceipt } from '../contract'
export { httpNode, type NodeRequest } from './node'
export type { ReceiptRefusal, RefusedReceipt } from './refusals'
export {
  type Invoice,
  type VerifiedReceipt,
  type VerifyReceiptOptions,
  verifyReceipt,
} from './verify-receipt'
