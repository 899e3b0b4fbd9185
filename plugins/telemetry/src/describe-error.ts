import { isLatchkeyError } from '@latchkey/kernel'
import type { ErrorCategory } from './contract'
import { redactMessage } from './redact-message'
import { redactStack } from './redact-stack'

export interface ErrorDescription {
  readonly event: ErrorCategory
  readonly errorType: string
  readonly errorMessage: string
  readonly stackTrace: string
}

/** Describes an error without data of the user. Never throws, not even for errors with throwing getters. */
export function describeError(error: unknown, pluginId: string | undefined): ErrorDescription {
  const message = textOf(error, 'message') ?? (typeof error === 'string' ? error : undefined)
  return {
    event: categoryOf(error, pluginId),
    errorType: typeOf(error),
    errorMessage: redactMessage(message || 'Unknown error'),
    stackTrace: redactStack(textOf(error, 'stack') ?? ''),
  }
}

/** Our errors are named by code, because minifiers shorten class names. */
function typeOf(error: unknown): string {
  const name = (isOurs(error) ? textOf(error, 'code') : textOf(error, 'name')) ?? ''
  return /^[A-Za-z_$]{1,40}$/.test(name) ? name : 'Error'
}

function categoryOf(error: unknown, pluginId: string | undefined): ErrorCategory {
  if (pluginId === 'embeddedWallet') return 'SECURE_SITE_ERROR'
  const code = isOurs(error) ? (textOf(error, 'code') ?? '') : ''
  if (/_(ANSWER|ENTRIES)$/.test(code)) return 'DATA_PARSING_ERROR'
  if (/^(HTTP|SERVICE|DIRECTORY|SERVER|RATE)_|_UNREACHABLE$/.test(code)) return 'API_ERROR'
  return 'INTERNAL_SDK_ERROR'
}

/** Reads a property of an untrusted object, which may be a proxy or have a getter that throws. */
function textOf(value: unknown, property: string): string | undefined {
  try {
    if (typeof value !== 'object' || value === null) return undefined
    const text: unknown = Reflect.get(value, property)
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

function isOurs(error: unknown): boolean {
  try {
    return isLatchkeyError(error)
  } catch {
    return false
  }
}
