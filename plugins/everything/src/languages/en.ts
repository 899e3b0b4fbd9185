// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { english as approvals } from '@latchkey/approvals/languages/en'
import { english as cloud } from '@latchkey/cloud/languages/en'
import { english as email } from '@latchkey/email/languages/en'
import { english as embeddedWallet } from '@latchkey/embedded-wallet/languages/en'
import { english as history } from '@latchkey/history/languages/en'
import type { Language } from '@latchkey/kernel'
import { english as names } from '@latchkey/names/languages/en'
import { english as onramp } from '@latchkey/onramp/languages/en'
import { english as pay } from '@latchkey/pay/languages/en'
import { english as receive } from '@latchkey/receive/languages/en'
import { english as send } from '@latchkey/send/languages/en'
import { english as siwx } from '@latchkey/siwx/languages/en'
import { english as smartSessions } from '@latchkey/smart-sessions/languages/en'
import { english as socials } from '@latchkey/socials/languages/en'
import { english as swaps } from '@latchkey/swaps/languages/en'
import { english as telemetry } from '@latchkey/telemetry/languages/en'
import { english as walletconnect } from '@latchkey/walletconnect/languages/en'
import { english as latchkey } from 'latchkey/languages/en'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `en`.
 * @example
 * latchkey.setLanguage(english)
 */
export const english: Language = {
  locale: 'en',
  texts: {
    ...latchkey.texts,
    ...approvals,
    ...cloud,
    ...email,
    ...history,
    ...names,
    ...onramp,
    ...pay,
    ...receive,
    ...send,
    ...siwx,
    ...smartSessions,
    ...socials,
    ...swaps,
    ...telemetry,
    ...embeddedWallet,
    ...walletconnect,
  },
}
