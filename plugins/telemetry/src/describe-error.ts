import { isLatchkeyError } from '@latchkey/kernel'
import type { ErrorCategory } from './contract'
import { redactMessage } from './redact-message'

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

const MAX_FRAMES = 20
const MAX_LINE = 500
/** Longer stacks are cut before they are read: an error of the page may have megabytes. */
const MAX_STACK = MAX_FRAMES * 2 * MAX_LINE
/** File, line and column at the end of a stack frame of V8, Gecko or WebKit. */
const PLACE = /([\w-][\w.~-]{0,79})(\.[cm]?[jt]sx?)(?:\?[^\s:)]*)?(:\d{1,7}:\d{1,7})\)?$/

/**
 * Reduces stack frames to file name, line and column, which suffice with the host's source maps. Leaves out
 * message, hosts, paths and queries, function names, which may be keys such as addresses, and the names of files that
 * bundlers do not make.
 */
export function redactStack(stack: string): string {
  return stack
    .slice(0, MAX_STACK)
    .split('\n')
    .flatMap((line) => {
      const [, name, extension, place] = PLACE.exec(line.slice(0, MAX_LINE)) ?? []
      return name === undefined ? [] : [`at ${isOfBundler(name) ? name : '[file]'}${extension}${place}`]
    })
    .slice(0, MAX_FRAMES)
    .join('\n')
}

/** Words and short numbers. */
const STEM = /^(?:[a-z]{1,16}|\d{1,3})(?:[-_~](?:[a-z]{1,16}|\d{1,3}))*$/i
/** Of up to 20 characters, with both letters and digits or both small and capital letters. */
const HASH = /^(?=.*[a-z])(?=.*[A-Z\d])[\w-]{4,20}$|^(?=.*[A-Z])(?=.*\d)[A-Z\d]{4,20}$/
const SUFFIX =
  /^(?:app|bundle|chunk|client|cjs|common|dev|development|entry|es|esm|iife|legacy|main|min|module|modules|prod|production|test|umd|vendor|vendors|worker)$/

/** A name of words, with a hash behind a hyphen or a dot, as `index-BRBmoGS9` and `main.8f3e2b1c.chunk`. */
function isOfBundler(name: string): boolean {
  const [stem = '', ...parts] = name.split('.')
  return isStem(stem) && parts.every((part) => SUFFIX.test(part) || HASH.test(part))
}

function isStem(stem: string): boolean {
  if (STEM.test(stem) || HASH.test(stem)) return true
  const [, words = '', hash = ''] = /^([a-z\d_~]+(?:-[a-z]+)*)-([\w-]+)$/i.exec(stem) ?? []
  return STEM.test(words) && HASH.test(hash)
}
