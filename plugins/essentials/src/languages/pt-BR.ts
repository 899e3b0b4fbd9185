// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { brazilianPortuguese as account } from '@latchkey/account/languages/pt-BR'
import { brazilianPortuguese as adapterKit } from '@latchkey/adapter-kit/languages/pt-BR'
import { brazilianPortuguese as connect } from '@latchkey/connect/languages/pt-BR'
import type { Language } from '@latchkey/kernel'
import { brazilianPortuguese as kernel } from '@latchkey/kernel/languages/pt-BR'
import { brazilianPortuguese as modal } from '@latchkey/modal/languages/pt-BR'
import { brazilianPortuguese as portfolio } from '@latchkey/portfolio/languages/pt-BR'
import { brazilianPortuguese as session } from '@latchkey/session/languages/pt-BR'
import { brazilianPortuguese as transactions } from '@latchkey/transactions/languages/pt-BR'
import { brazilianPortuguese as viewKit } from '@latchkey/view-kit/languages/pt-BR'
import { brazilianPortuguese as own } from './pt-BR.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `pt-BR`.
 * @example
 * latchkey.setLanguage(brazilianPortuguese)
 */
export const brazilianPortuguese: Language = {
  locale: 'pt-BR',
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
