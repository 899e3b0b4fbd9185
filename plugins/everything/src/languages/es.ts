// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { spanish as approvals } from '@latchkey/approvals/languages/es'
import { spanish as cloud } from '@latchkey/cloud/languages/es'
import { spanish as email } from '@latchkey/email/languages/es'
import { spanish as embeddedWallet } from '@latchkey/embedded-wallet/languages/es'
import { spanish as history } from '@latchkey/history/languages/es'
import type { Language } from '@latchkey/kernel'
import { spanish as names } from '@latchkey/names/languages/es'
import { spanish as onramp } from '@latchkey/onramp/languages/es'
import { spanish as pay } from '@latchkey/pay/languages/es'
import { spanish as receive } from '@latchkey/receive/languages/es'
import { spanish as send } from '@latchkey/send/languages/es'
import { spanish as siwx } from '@latchkey/siwx/languages/es'
import { spanish as smartSessions } from '@latchkey/smart-sessions/languages/es'
import { spanish as socials } from '@latchkey/socials/languages/es'
import { spanish as swaps } from '@latchkey/swaps/languages/es'
import { spanish as telemetry } from '@latchkey/telemetry/languages/es'
import { spanish as walletconnect } from '@latchkey/walletconnect/languages/es'
import { spanish as latchkey } from 'latchkey/languages/es'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `es`.
 * @example
 * latchkey.setLanguage(spanish)
 */
export const spanish: Language = {
  locale: 'es',
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
