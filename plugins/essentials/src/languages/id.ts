// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { indonesian as account } from '@latchkey/account/languages/id'
import { indonesian as adapterKit } from '@latchkey/adapter-kit/languages/id'
import { indonesian as connect } from '@latchkey/connect/languages/id'
import type { Language } from '@latchkey/kernel'
import { indonesian as kernel } from '@latchkey/kernel/languages/id'
import { indonesian as modal } from '@latchkey/modal/languages/id'
import { indonesian as portfolio } from '@latchkey/portfolio/languages/id'
import { indonesian as session } from '@latchkey/session/languages/id'
import { indonesian as transactions } from '@latchkey/transactions/languages/id'
import { indonesian as viewKit } from '@latchkey/view-kit/languages/id'
import { indonesian as own } from './id.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `id`.
 * @example
 * latchkey.setLanguage(indonesian)
 */
export const indonesian: Language = {
  locale: 'id',
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
