import { listTexts } from './lists/list-texts'
import { permissionTexts } from './permissions/permission-texts'
import { requestTexts } from './requests/request-texts'
import { transactionFormTexts } from './transactions/transaction-form'
import { transactionTexts } from './transactions/transaction-texts'

/** Every text that this package shows to users, in English, by key: the source of translations. */
export const english: Readonly<Record<string, string>> = {
  ...listTexts,
  ...requestTexts,
  ...transactionTexts,
  ...transactionFormTexts,
  ...permissionTexts,
}
