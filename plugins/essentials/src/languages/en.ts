// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { english as account } from '@latchkey/account/languages/en'
import { english as adapterKit } from '@latchkey/adapter-kit/languages/en'
import { english as connect } from '@latchkey/connect/languages/en'
import type { Language } from '@latchkey/kernel'
import { english as kernel } from '@latchkey/kernel/languages/en'
import { english as modal } from '@latchkey/modal/languages/en'
import { english as portfolio } from '@latchkey/portfolio/languages/en'
import { english as session } from '@latchkey/session/languages/en'
import { english as transactions } from '@latchkey/transactions/languages/en'
import { english as viewKit } from '@latchkey/view-kit/languages/en'
import { english as own } from '../texts'

/**
 * Every text of `latchkey` and of what it depends on, in the language `en`.
 * @example
 * latchkey.setLanguage(english)
 */
export const english: Language = {
  locale: 'en',
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
