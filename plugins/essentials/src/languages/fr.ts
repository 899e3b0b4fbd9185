// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { french as account } from '@latchkey/account/languages/fr'
import { french as adapterKit } from '@latchkey/adapter-kit/languages/fr'
import { french as connect } from '@latchkey/connect/languages/fr'
import type { Language } from '@latchkey/kernel'
import { french as kernel } from '@latchkey/kernel/languages/fr'
import { french as modal } from '@latchkey/modal/languages/fr'
import { french as portfolio } from '@latchkey/portfolio/languages/fr'
import { french as session } from '@latchkey/session/languages/fr'
import { french as transactions } from '@latchkey/transactions/languages/fr'
import { french as viewKit } from '@latchkey/view-kit/languages/fr'
import { french as own } from './fr.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `fr`.
 * @example
 * latchkey.setLanguage(french)
 */
export const french: Language = {
  locale: 'fr',
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
