/** Says why a value of a form is not accepted. */
export interface FormIssue {
  /** Path of the value, such as `amount` or `receiver.address`. */
  readonly path: string
  /** The last part of the message key, such as `too-large`. */
  readonly code: string
  /** Key of the text for `t`, such as `acme-tip.too-large`. */
  readonly messageKey: string
}

/**
 * A schema of Standard Schema version 1, such as a valibot schema. The messages of its checks have to be text keys:
 * `v.pipe(v.string(), v.nonEmpty('acme-tip.note-missing'))`.
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

/** Creates the issue with this text key at a path, for issues that are found while submitting. */
export function formIssue(path: string, messageKey: string): FormIssue {
  return { path, messageKey, code: messageKey.slice(messageKey.lastIndexOf('.') + 1) }
}

export function issuesOf(issues: readonly SchemaIssue[]): readonly FormIssue[] {
  return issues.map(({ message, path = [] }) =>
    formIssue(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), message),
  )
}
