// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { russian as account } from '@latchkey/account/languages/ru'
import { russian as adapterKit } from '@latchkey/adapter-kit/languages/ru'
import { russian as connect } from '@latchkey/connect/languages/ru'
import type { Language } from '@latchkey/kernel'
import { russian as kernel } from '@latchkey/kernel/languages/ru'
import { russian as modal } from '@latchkey/modal/languages/ru'
import { russian as portfolio } from '@latchkey/portfolio/languages/ru'
import { russian as session } from '@latchkey/session/languages/ru'
import { russian as transactions } from '@latchkey/transactions/languages/ru'
import { russian as viewKit } from '@latchkey/view-kit/languages/ru'
import { russian as own } from './ru.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `ru`.
 * @example
 * latchkey.setLanguage(russian)
 */
export const russian: Language = {
  locale: 'ru',
  texts: {
    ...kernel,
    ...viewKit,
    ...adapterKit,
    ...account,
    ...connect,
    ...modal,
    ...portfolio,
    ...session,
    ...transactions,
    ...own,
  },
}
