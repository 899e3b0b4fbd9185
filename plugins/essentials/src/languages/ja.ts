// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { japanese as account } from '@latchkey/account/languages/ja'
import { japanese as adapterKit } from '@latchkey/adapter-kit/languages/ja'
import { japanese as connect } from '@latchkey/connect/languages/ja'
import type { Language } from '@latchkey/kernel'
import { japanese as kernel } from '@latchkey/kernel/languages/ja'
import { japanese as modal } from '@latchkey/modal/languages/ja'
import { japanese as portfolio } from '@latchkey/portfolio/languages/ja'
import { japanese as session } from '@latchkey/session/languages/ja'
import { japanese as transactions } from '@latchkey/transactions/languages/ja'
import { japanese as viewKit } from '@latchkey/view-kit/languages/ja'
import { japanese as own } from './ja.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `ja`.
 * @example
 * latchkey.setLanguage(japanese)
 */
export const japanese: Language = {
  locale: 'ja',
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
