import { english as account } from '@latchkey/account/en'
import { english as adapterKit } from '@latchkey/adapter-kit/en'
import { english as connect } from '@latchkey/connect/en'
import type { Language } from '@latchkey/kernel'
import { english as kernel } from '@latchkey/kernel/en'
import { english as modal } from '@latchkey/modal/en'
import { english as portfolio } from '@latchkey/portfolio/en'
import { english as session } from '@latchkey/session/en'
import { english as transactions } from '@latchkey/transactions/en'
import { english as viewKit } from '@latchkey/view-kit/en'
import { texts as ofErrors } from './errors/error-texts'

/** The English texts of the page's buttons. The buttons repeat them in code, because they render before texts are loaded. */
const buttons: Readonly<Record<string, string>> = {
  'button.connect': 'Connect wallet',
  'button.connecting': 'Connecting…',
  'button.switch-network': 'Switch network',
  'button.unknown-network': 'Unknown network',
  'button.select-network': 'Choose network',
}

/**
 * Every text of the essential plugins in English, by key. A translation needs the same keys. Pages in English do not need
 * this module, because the code contains the English texts.
 */
export const english: Language = {
  locale: 'en',
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
    ...ofErrors,
  },
}
