// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { arabic as account } from '@latchkey/account/languages/ar'
import { arabic as adapterKit } from '@latchkey/adapter-kit/languages/ar'
import { arabic as connect } from '@latchkey/connect/languages/ar'
import type { Language } from '@latchkey/kernel'
import { arabic as kernel } from '@latchkey/kernel/languages/ar'
import { arabic as modal } from '@latchkey/modal/languages/ar'
import { arabic as portfolio } from '@latchkey/portfolio/languages/ar'
import { arabic as session } from '@latchkey/session/languages/ar'
import { arabic as transactions } from '@latchkey/transactions/languages/ar'
import { arabic as viewKit } from '@latchkey/view-kit/languages/ar'
import { arabic as own } from './ar.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `ar`.
 * @example
 * latchkey.setLanguage(arabic)
 */
export const arabic: Language = {
  locale: 'ar',
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
