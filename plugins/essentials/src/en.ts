import { english as account } from '@latchkey/account/en'
import { english as connect } from '@latchkey/connect/en'
import type { Language } from '@latchkey/kernel'
import { english as kernel } from '@latchkey/kernel/en'
import { english as modal } from '@latchkey/modal/en'
import { english as portfolio } from '@latchkey/portfolio/en'
import { english as session } from '@latchkey/session/en'
import { buttonTexts as buttons } from './buttons-en'

/** Every text there is, in English and by key: what a translation starts from. Pages in English do not need it. */
export const english: Language = {
  locale: 'en',
  texts: { ...kernel, ...session, ...portfolio, ...modal, ...connect, ...account, ...buttons },
}
