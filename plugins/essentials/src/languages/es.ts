// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { spanish as account } from '@latchkey/account/languages/es'
import { spanish as adapterKit } from '@latchkey/adapter-kit/languages/es'
import { spanish as connect } from '@latchkey/connect/languages/es'
import type { Language } from '@latchkey/kernel'
import { spanish as kernel } from '@latchkey/kernel/languages/es'
import { spanish as modal } from '@latchkey/modal/languages/es'
import { spanish as portfolio } from '@latchkey/portfolio/languages/es'
import { spanish as session } from '@latchkey/session/languages/es'
import { spanish as transactions } from '@latchkey/transactions/languages/es'
import { spanish as viewKit } from '@latchkey/view-kit/languages/es'
import { spanish as own } from './es.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `es`.
 * @example
 * latchkey.setLanguage(spanish)
 */
export const spanish: Language = {
  locale: 'es',
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
