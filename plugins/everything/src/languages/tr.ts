// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { turkish as approvals } from '@latchkey/approvals/languages/tr'
import { turkish as cloud } from '@latchkey/cloud/languages/tr'
import { turkish as email } from '@latchkey/email/languages/tr'
import { turkish as embeddedWallet } from '@latchkey/embedded-wallet/languages/tr'
import { turkish as history } from '@latchkey/history/languages/tr'
import type { Language } from '@latchkey/kernel'
import { turkish as names } from '@latchkey/names/languages/tr'
import { turkish as onramp } from '@latchkey/onramp/languages/tr'
import { turkish as pay } from '@latchkey/pay/languages/tr'
import { turkish as receive } from '@latchkey/receive/languages/tr'
import { turkish as send } from '@latchkey/send/languages/tr'
import { turkish as siwx } from '@latchkey/siwx/languages/tr'
import { turkish as smartSessions } from '@latchkey/smart-sessions/languages/tr'
import { turkish as socials } from '@latchkey/socials/languages/tr'
import { turkish as swaps } from '@latchkey/swaps/languages/tr'
import { turkish as telemetry } from '@latchkey/telemetry/languages/tr'
import { turkish as walletconnect } from '@latchkey/walletconnect/languages/tr'
import { turkish as latchkey } from 'latchkey/languages/tr'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `tr`.
 * @example
 * latchkey.setLanguage(turkish)
 */
export const turkish: Language = {
  locale: 'tr',
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
