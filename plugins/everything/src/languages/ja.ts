// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { japanese as approvals } from '@latchkey/approvals/languages/ja'
import { japanese as cloud } from '@latchkey/cloud/languages/ja'
import { japanese as email } from '@latchkey/email/languages/ja'
import { japanese as embeddedWallet } from '@latchkey/embedded-wallet/languages/ja'
import { japanese as history } from '@latchkey/history/languages/ja'
import type { Language } from '@latchkey/kernel'
import { japanese as names } from '@latchkey/names/languages/ja'
import { japanese as onramp } from '@latchkey/onramp/languages/ja'
import { japanese as pay } from '@latchkey/pay/languages/ja'
import { japanese as receive } from '@latchkey/receive/languages/ja'
import { japanese as send } from '@latchkey/send/languages/ja'
import { japanese as siwx } from '@latchkey/siwx/languages/ja'
import { japanese as smartSessions } from '@latchkey/smart-sessions/languages/ja'
import { japanese as socials } from '@latchkey/socials/languages/ja'
import { japanese as swaps } from '@latchkey/swaps/languages/ja'
import { japanese as telemetry } from '@latchkey/telemetry/languages/ja'
import { japanese as walletconnect } from '@latchkey/walletconnect/languages/ja'
import { japanese as latchkey } from 'latchkey/languages/ja'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `ja`.
 * @example
 * latchkey.setLanguage(japanese)
 */
export const japanese: Language = {
  locale: 'ja',
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
