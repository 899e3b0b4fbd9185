// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { indonesian as approvals } from '@latchkey/approvals/languages/id'
import { indonesian as cloud } from '@latchkey/cloud/languages/id'
import { indonesian as email } from '@latchkey/email/languages/id'
import { indonesian as embeddedWallet } from '@latchkey/embedded-wallet/languages/id'
import { indonesian as history } from '@latchkey/history/languages/id'
import type { Language } from '@latchkey/kernel'
import { indonesian as names } from '@latchkey/names/languages/id'
import { indonesian as onramp } from '@latchkey/onramp/languages/id'
import { indonesian as pay } from '@latchkey/pay/languages/id'
import { indonesian as receive } from '@latchkey/receive/languages/id'
import { indonesian as send } from '@latchkey/send/languages/id'
import { indonesian as siwx } from '@latchkey/siwx/languages/id'
import { indonesian as smartSessions } from '@latchkey/smart-sessions/languages/id'
import { indonesian as socials } from '@latchkey/socials/languages/id'
import { indonesian as swaps } from '@latchkey/swaps/languages/id'
import { indonesian as telemetry } from '@latchkey/telemetry/languages/id'
import { indonesian as walletconnect } from '@latchkey/walletconnect/languages/id'
import { indonesian as latchkey } from 'latchkey/languages/id'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `id`.
 * @example
 * latchkey.setLanguage(indonesian)
 */
export const indonesian: Language = {
  locale: 'id',
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
