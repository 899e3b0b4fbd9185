// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { korean as approvals } from '@latchkey/approvals/languages/ko'
import { korean as cloud } from '@latchkey/cloud/languages/ko'
import { korean as email } from '@latchkey/email/languages/ko'
import { korean as embeddedWallet } from '@latchkey/embedded-wallet/languages/ko'
import { korean as history } from '@latchkey/history/languages/ko'
import type { Language } from '@latchkey/kernel'
import { korean as names } from '@latchkey/names/languages/ko'
import { korean as onramp } from '@latchkey/onramp/languages/ko'
import { korean as pay } from '@latchkey/pay/languages/ko'
import { korean as receive } from '@latchkey/receive/languages/ko'
import { korean as send } from '@latchkey/send/languages/ko'
import { korean as siwx } from '@latchkey/siwx/languages/ko'
import { korean as smartSessions } from '@latchkey/smart-sessions/languages/ko'
import { korean as socials } from '@latchkey/socials/languages/ko'
import { korean as swaps } from '@latchkey/swaps/languages/ko'
import { korean as telemetry } from '@latchkey/telemetry/languages/ko'
import { korean as walletconnect } from '@latchkey/walletconnect/languages/ko'
import { korean as latchkey } from 'latchkey/languages/ko'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `ko`.
 * @example
 * latchkey.setLanguage(korean)
 */
export const korean: Language = {
  locale: 'ko',
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
