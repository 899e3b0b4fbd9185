/** Why a value is not accepted, wherever that was found out. */
export interface FormIssue {
  /** Of the value: `amount`, `receiver.address`. */
  readonly path: string
  /** The last part of the message key: `too-large`. */
  readonly code: string
  /** Key of the text, for `t`: `acme-tip.too-large`. */
  readonly messageKey: string
}

/**
 * What a schema has to be: Standard Schema, version 1, which valibot's are. The message of each of its checks is the key
 * of a text: `v.pipe(v.string(), v.nonEmpty('acme-tip.note-missing'))`.
 */
export interface FormSchema<Output> {
  readonly '~standard': {
    readonly version: 1
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
  }
}

type SchemaResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] }

export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** The issue with this text key at a path, for what is found out while submitting. */
export function formIssue(path: string, messageKey: string): FormIssue {
  return { path, messageKey, code: messageKey.slice(messageKey.lastIndexOf('.') + 1) }
}

export function issuesOf(issues: readonly SchemaIssue[]): readonly FormIssue[] {
  return issues.map(({ message, path = [] }) =>
    formIssue(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), message),
  )
}
