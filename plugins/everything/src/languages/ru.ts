// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { russian as approvals } from '@latchkey/approvals/languages/ru'
import { russian as cloud } from '@latchkey/cloud/languages/ru'
import { russian as email } from '@latchkey/email/languages/ru'
import { russian as embeddedWallet } from '@latchkey/embedded-wallet/languages/ru'
import { russian as history } from '@latchkey/history/languages/ru'
import type { Language } from '@latchkey/kernel'
import { russian as names } from '@latchkey/names/languages/ru'
import { russian as onramp } from '@latchkey/onramp/languages/ru'
import { russian as pay } from '@latchkey/pay/languages/ru'
import { russian as receive } from '@latchkey/receive/languages/ru'
import { russian as send } from '@latchkey/send/languages/ru'
import { russian as siwx } from '@latchkey/siwx/languages/ru'
import { russian as smartSessions } from '@latchkey/smart-sessions/languages/ru'
import { russian as socials } from '@latchkey/socials/languages/ru'
import { russian as swaps } from '@latchkey/swaps/languages/ru'
import { russian as telemetry } from '@latchkey/telemetry/languages/ru'
import { russian as walletconnect } from '@latchkey/walletconnect/languages/ru'
import { russian as latchkey } from 'latchkey/languages/ru'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `ru`.
 * @example
 * latchkey.setLanguage(russian)
 */
export const russian: Language = {
  locale: 'ru',
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
