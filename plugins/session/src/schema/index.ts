// The entry point `@latchkey/session/schema`: reads what comes from outside.
export {
  accountSchema,
  approvedNetworkIdsSchema,
  caip2NetworkIdSchema,
  namespaceSchema,
  networkIdsByNamespaceSchema,
} from '../connection/connection-result'
export { parseWalletIcon, parseWalletName, plainText } from '../wallets/untrusted-text'
export * from './valibot'
