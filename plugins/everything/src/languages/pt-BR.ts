// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { brazilianPortuguese as approvals } from '@latchkey/approvals/languages/pt-BR'
import { brazilianPortuguese as cloud } from '@latchkey/cloud/languages/pt-BR'
import { brazilianPortuguese as email } from '@latchkey/email/languages/pt-BR'
import { brazilianPortuguese as embeddedWallet } from '@latchkey/embedded-wallet/languages/pt-BR'
import { brazilianPortuguese as history } from '@latchkey/history/languages/pt-BR'
import type { Language } from '@latchkey/kernel'
import { brazilianPortuguese as names } from '@latchkey/names/languages/pt-BR'
import { brazilianPortuguese as onramp } from '@latchkey/onramp/languages/pt-BR'
import { brazilianPortuguese as pay } from '@latchkey/pay/languages/pt-BR'
import { brazilianPortuguese as receive } from '@latchkey/receive/languages/pt-BR'
import { brazilianPortuguese as send } from '@latchkey/send/languages/pt-BR'
import { brazilianPortuguese as siwx } from '@latchkey/siwx/languages/pt-BR'
import { brazilianPortuguese as smartSessions } from '@latchkey/smart-sessions/languages/pt-BR'
import { brazilianPortuguese as socials } from '@latchkey/socials/languages/pt-BR'
import { brazilianPortuguese as swaps } from '@latchkey/swaps/languages/pt-BR'
import { brazilianPortuguese as telemetry } from '@latchkey/telemetry/languages/pt-BR'
import { brazilianPortuguese as walletconnect } from '@latchkey/walletconnect/languages/pt-BR'
import { brazilianPortuguese as latchkey } from 'latchkey/languages/pt-BR'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `pt-BR`.
 * @example
 * latchkey.setLanguage(brazilianPortuguese)
 */
export const brazilianPortuguese: Language = {
  locale: 'pt-BR',
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
