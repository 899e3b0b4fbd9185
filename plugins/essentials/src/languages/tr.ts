// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { turkish as account } from '@latchkey/account/languages/tr'
import { turkish as adapterKit } from '@latchkey/adapter-kit/languages/tr'
import { turkish as connect } from '@latchkey/connect/languages/tr'
import type { Language } from '@latchkey/kernel'
import { turkish as kernel } from '@latchkey/kernel/languages/tr'
import { turkish as modal } from '@latchkey/modal/languages/tr'
import { turkish as portfolio } from '@latchkey/portfolio/languages/tr'
import { turkish as session } from '@latchkey/session/languages/tr'
import { turkish as transactions } from '@latchkey/transactions/languages/tr'
import { turkish as viewKit } from '@latchkey/view-kit/languages/tr'
import { turkish as own } from './tr.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `tr`.
 * @example
 * latchkey.setLanguage(turkish)
 */
export const turkish: Language = {
  locale: 'tr',
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
