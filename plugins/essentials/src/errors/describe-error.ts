import {
  createTranslate,
  type ErrorClass,
  isCancellation,
  type Language,
  type LatchkeyError,
  RequestAbortedError,
  type Translate,
  type UsageErrorCode,
} from '@latchkey/kernel'
import { outcomeAfterFailure } from '@latchkey/session/contract'
import { isUserRejection, latchkeyErrorOf } from '@latchkey/session/errors'
import { texts } from './error-texts'

/** What a page can show of an error. */
export interface ErrorDescription {
  /** Says what happened, without a full stop. It never has text of a wallet, a node or a library in it. */
  readonly title: string
  /** Says what the user can do next. A sentence. */
  readonly hint: string
  /** The code of the error (`latchkeyErrorOf`), or `UNKNOWN`. */
  readonly code: string
  /** True if the user declined in the wallet, closed the dialog, or the request was called off. Many pages show nothing then. */
  readonly isRejection: boolean
}

type ErrorTexts = ErrorClass<string>['texts']

const english: Language = { locale: 'en', texts: {} }
const unknown: ErrorTexts = {
  code: 'UNKNOWN',
  text: texts['error.UNKNOWN'],
  recovery: texts['recovery.UNKNOWN'],
}
const siteMistake: ErrorTexts = {
  code: 'SITE_MISTAKE',
  text: texts['error.SITE_MISTAKE'],
  recovery: texts['recovery.SITE_MISTAKE'],
}

/** Errors whose messages are for developers, beside those of the category `configuration`. */
const forDevelopers: ReadonlySet<string> = new Set<UsageErrorCode | 'HTTP_STATUS'>([
  'DISPOSED',
  'HTTP_STATUS',
  'MISSING_PROVIDER',
  'NO_OUTLET',
  'NO_VIEW',
  'PLUGIN_UNAVAILABLE',
  'UNKNOWN_VIEW',
])

/**
 * Returns what to show of an error of Latchkey, viem, wagmi, ethers or web3, or of any other thrown value. What may have
 * been sent is never called failed. Never throws.
 * @param language the texts, such as `arabic` of `latchkey/ar`. Default: English
 * @example
 * try {
 *   await signer.sendTransaction(transaction)
 * } catch (error) {
 *   const { title, hint, isRejection } = describeError(error)
 *   if (!isRejection) showToast(`${title}. ${hint}`)
 * }
 */
export function describeError(error: unknown, language: Language = english): ErrorDescription {
  const t = createTranslate(language)
  const own = latchkeyErrorOf(error)
  if (own) return describeOwn(own, t)
  const isRejection = isCancellation(error)
  const failure = isRejection ? RequestAbortedError.texts : unknown
  return { ...sentencesOf(failure, t), code: failure.code, isRejection }
}

function describeOwn(error: LatchkeyError, t: Translate): ErrorDescription {
  const { code, message: text, recovery, category } = error
  const isForDevelopers = category === 'configuration' || forDevelopers.has(code)
  return {
    ...sentencesOf(isForDevelopers ? siteMistake : { code, text, recovery }, t),
    code,
    isRejection: isRejection(error),
  }
}

/** A transaction that may have been sent is no rejection, although its request was called off. */
function isRejection(error: LatchkeyError): boolean {
  if (error.code === 'TRANSACTION_UNKNOWN' || error.code === 'NOT_CONFIRMED') return false
  return isUserRejection(error) || isCancellation(error) || outcomeAfterFailure(error) === 'declined'
}

function sentencesOf(
  { code, text, recovery }: ErrorTexts,
  t: Translate,
): Pick<ErrorDescription, 'title' | 'hint'> {
  return {
    title: t(`error.${code}`, text),
    hint:
      recovery === undefined
        ? t('recovery.UNKNOWN', texts['recovery.UNKNOWN'])
        : t(`recovery.${code}`, recovery),
  }
}
