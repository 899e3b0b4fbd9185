// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { simplifiedChinese as approvals } from '@latchkey/approvals/languages/zh-CN'
import { simplifiedChinese as cloud } from '@latchkey/cloud/languages/zh-CN'
import { simplifiedChinese as email } from '@latchkey/email/languages/zh-CN'
import { simplifiedChinese as embeddedWallet } from '@latchkey/embedded-wallet/languages/zh-CN'
import { simplifiedChinese as history } from '@latchkey/history/languages/zh-CN'
import type { Language } from '@latchkey/kernel'
import { simplifiedChinese as names } from '@latchkey/names/languages/zh-CN'
import { simplifiedChinese as onramp } from '@latchkey/onramp/languages/zh-CN'
import { simplifiedChinese as pay } from '@latchkey/pay/languages/zh-CN'
import { simplifiedChinese as receive } from '@latchkey/receive/languages/zh-CN'
import { simplifiedChinese as send } from '@latchkey/send/languages/zh-CN'
import { simplifiedChinese as siwx } from '@latchkey/siwx/languages/zh-CN'
import { simplifiedChinese as smartSessions } from '@latchkey/smart-sessions/languages/zh-CN'
import { simplifiedChinese as socials } from '@latchkey/socials/languages/zh-CN'
import { simplifiedChinese as swaps } from '@latchkey/swaps/languages/zh-CN'
import { simplifiedChinese as telemetry } from '@latchkey/telemetry/languages/zh-CN'
import { simplifiedChinese as walletconnect } from '@latchkey/walletconnect/languages/zh-CN'
import { simplifiedChinese as latchkey } from 'latchkey/languages/zh-CN'

/**
 * Every text of `@latchkey/everything` and of what it depends on, in the language `zh-CN`.
 * @example
 * latchkey.setLanguage(simplifiedChinese)
 */
export const simplifiedChinese: Language = {
  locale: 'zh-CN',
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
