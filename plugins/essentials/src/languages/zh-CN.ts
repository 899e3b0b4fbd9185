// Written by `npx vitest run scripts/languages.test.ts --project node -u`.
import { simplifiedChinese as account } from '@latchkey/account/languages/zh-CN'
import { simplifiedChinese as adapterKit } from '@latchkey/adapter-kit/languages/zh-CN'
import { simplifiedChinese as connect } from '@latchkey/connect/languages/zh-CN'
import type { Language } from '@latchkey/kernel'
import { simplifiedChinese as kernel } from '@latchkey/kernel/languages/zh-CN'
import { simplifiedChinese as modal } from '@latchkey/modal/languages/zh-CN'
import { simplifiedChinese as portfolio } from '@latchkey/portfolio/languages/zh-CN'
import { simplifiedChinese as session } from '@latchkey/session/languages/zh-CN'
import { simplifiedChinese as transactions } from '@latchkey/transactions/languages/zh-CN'
import { simplifiedChinese as viewKit } from '@latchkey/view-kit/languages/zh-CN'
import { simplifiedChinese as own } from './zh-CN.json'

/**
 * Every text of `latchkey` and of what it depends on, in the language `zh-CN`.
 * @example
 * latchkey.setLanguage(simplifiedChinese)
 */
export const simplifiedChinese: Language = {
  locale: 'zh-CN',
  texts: {
    ...kernel,
    ...viewKit,
    ...adapterKit,
    ...account,
    ...connect,
    ...modal,
    ...portfolio,
    ...session,
    ...transactions,
    ...own,
  },
}
