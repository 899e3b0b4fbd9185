/** What a message names, such as the option that is wrong. */
export type ErrorDetails = Readonly<Record<string, string>>

/** Messages for developers by error code. The production build has none. */
export type DeveloperMessages = Readonly<Partial<Record<string, (details: ErrorDetails) => string>>>

/** The message of an error with this code, or the code and where to look it up if there is no message. */
export function developerMessage(messages: DeveloperMessages, code: string, details: ErrorDetails): string {
  return messages[code]?.(details) ?? `${code}. See "Errors" in the README of the package.`
}
