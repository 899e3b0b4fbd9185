import { arabic as account } from '@latchkey/account/ar'
import { arabic as adapterKit } from '@latchkey/adapter-kit/ar'
import { arabic as connect } from '@latchkey/connect/ar'
import type { Language } from '@latchkey/kernel'
import { arabic as kernel } from '@latchkey/kernel/ar'
import { arabic as modal } from '@latchkey/modal/ar'
import { arabic as portfolio } from '@latchkey/portfolio/ar'
import { arabic as session } from '@latchkey/session/ar'
import { arabic as transactions } from '@latchkey/transactions/ar'
import { arabic as viewKit } from '@latchkey/view-kit/ar'
import { arabic as buttons } from './ar.json'

/** Every text of the essential plugins in Arabic. To use it: `latchkey.setLanguage((await import('latchkey/ar')).arabic)`. */
export const arabic: Language = {
  locale: 'ar',
  texts: {
    ...kernel,
    ...session,
    ...adapterKit,
    ...viewKit,
    ...portfolio,
    ...modal,
    ...connect,
    ...account,
    ...transactions,
    ...buttons,
  },
}
