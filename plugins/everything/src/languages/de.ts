// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { german as approvals } from '@latchkey/approvals/languages/de'
import { german as cloud } from '@latchkey/cloud/languages/de'
import { german as email } from '@latchkey/email/languages/de'
import { german as embeddedWallet } from '@latchkey/embedded-wallet/languages/de'
import { german as history } from '@latchkey/history/languages/de'
import type { Language } from '@latchkey/kernel'
import { german as names } from '@latchkey/names/languages/de'
import { german as onramp } from '@latchkey/onramp/languages/de'
import { german as pay } from '@latchkey/pay/languages/de'
import { german as receive } from '@latchkey/receive/languages/de'
import { german as send } from '@latchkey/send/languages/de'
import { german as siwx } from '@latchkey/siwx/languages/de'
import { german as smartSessions } from '@latchkey/smart-sessions/languages/de'
import { german as socials } from '@latchkey/socials/languages/de'
import { german as swaps } from '@latchkey/swaps/languages/de'
import { german as telemetry } from '@latchkey/telemetry/languages/de'
import { german as walletconnect } from '@latchkey/walletconnect/languages/de'
import { german as latchkey } from 'latchkey/languages/de'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `de`.
 * @example
 * latchkey.setLanguage(german)
 */
export const german: Language = {
  locale: 'de',
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
