// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { korean as account } from '@latchkey/account/languages/ko'
import { korean as adapterKit } from '@latchkey/adapter-kit/languages/ko'
import { korean as connect } from '@latchkey/connect/languages/ko'
import type { Language } from '@latchkey/kernel'
import { korean as kernel } from '@latchkey/kernel/languages/ko'
import { korean as modal } from '@latchkey/modal/languages/ko'
import { korean as portfolio } from '@latchkey/portfolio/languages/ko'
import { korean as session } from '@latchkey/session/languages/ko'
import { korean as transactions } from '@latchkey/transactions/languages/ko'
import { korean as viewKit } from '@latchkey/view-kit/languages/ko'
import { korean as own } from './ko.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `ko`.
 * @example
 * latchkey.setLanguage(korean)
 */
export const korean: Language = {
  locale: 'ko',
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
