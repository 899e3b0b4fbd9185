// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { german as account } from '@latchkey/account/languages/de'
import { german as adapterKit } from '@latchkey/adapter-kit/languages/de'
import { german as connect } from '@latchkey/connect/languages/de'
import type { Language } from '@latchkey/kernel'
import { german as kernel } from '@latchkey/kernel/languages/de'
import { german as modal } from '@latchkey/modal/languages/de'
import { german as portfolio } from '@latchkey/portfolio/languages/de'
import { german as session } from '@latchkey/session/languages/de'
import { german as transactions } from '@latchkey/transactions/languages/de'
import { german as viewKit } from '@latchkey/view-kit/languages/de'
import { german as own } from './de.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `de`.
 * @example
 * latchkey.setLanguage(german)
 */
export const german: Language = {
  locale: 'de',
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
