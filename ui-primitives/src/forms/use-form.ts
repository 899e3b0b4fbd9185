import { type FormEvent, type RefCallback, useEffect, useRef, useState } from 'react'

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

interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export interface FormOptions<Values, Output> {
  readonly initial: Values
  /** Resolves with the schema. Called for each check, so its code can be loaded lazily and can depend on current values. */
  readonly schema: () => Promise<FormSchema<Output>>
  /**
   * Called with the output of the schema. Issues that it resolves with are shown at their fields. If it rejects, the error
   * becomes the form's `failure`. The values are kept in both cases. The signal aborts when the form is unmounted.
   */
  readonly submit: (output: Output, signal: AbortSignal) => Promise<void> | Promise<readonly FormIssue[]>
}

/** Props for a field of `@latchkey/ui-primitives`. Spread them, and add props such as `label`. */
export interface FormField<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly readOnly: boolean
  readonly name: string
  readonly ref: RefCallback<HTMLElement>
}

export interface Form<Values> {
  readonly values: Values
  readonly phase: 'editing' | 'submitting'
  /** The shown issues: of the fields that lost the focus, or of all fields after a submission. */
  readonly issues: readonly FormIssue[]
  /** The error that the last submission rejected with, until the next submission or change. */
  readonly failure: unknown
  /** Returns the props for the field of a value. */
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** Returns the first shown issue of a value. */
  readonly issue: (name: keyof Values & string) => FormIssue | undefined
  /** Props for the `form` element: `<form {...form.props}>`. */
  readonly props: {
    readonly noValidate: true
    readonly 'aria-busy': true | undefined
    readonly onSubmit: (event: FormEvent) => void
  }
}

/**
 * Manages the values of a form. It checks a changed field when the field loses the focus, and all fields on submission. Then
 * it focuses the first field with an issue. A second submission while one is running does nothing.
 * @example
 * const form = useForm({
 *   initial: { email: '' },
 *   schema: async () => (await import('./email-schema')).emailSchema,
 *   submit: async ({ email }) => api.sendCode(email),
 * })
 * const issue = form.issue('email')
 * return (
 *   <form {...form.props}>
 *     <TextField {...form.field('email')} label={t('email.label')} error={issue && t(issue.messageKey)} />
 *   </form>
 * )
 */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values> {
  const { schema, submit } = options
  const [values, setValues] = useState(options.initial)
  const [issues, setIssues] = useState<readonly FormIssue[]>([])
  const [phase, setPhase] = useState<'editing' | 'submitting'>('editing')
  const [failure, setFailure] = useState<unknown>()
  const live = useRef({ values, isSubmitting: false })
  const controls = useRef(new Map<string, HTMLElement>())
  const end = useAbortOnUnmount()

  const check = async (): Promise<
    { readonly output: Output } | { readonly issues: readonly FormIssue[] }
  > => {
    const checked = live.current.values
    const result = await (await schema())['~standard'].validate(checked)
    return result.issues ? { issues: issuesOf(result.issues) } : { output: result.value }
  }
  const checkField = async (name: keyof Values & string): Promise<void> => {
    const checked = live.current.values
    // A field that still has its initial value is not checked, so that moving through an empty form shows no issues.
    if (checked[name] === options.initial[name]) return
    // If the schema cannot be loaded, it is loaded again on submission, which then shows the failure.
    const result = await check().catch(() => undefined)
    if (result === undefined || live.current.values !== checked || live.current.isSubmitting) return
    const found = 'issues' in result ? result.issues.filter((issue) => isAt(issue, name)) : []
    setIssues((shown) => [...shown.filter((issue) => !isAt(issue, name)), ...found])
  }
  const showIssues = (found: readonly FormIssue[]): void => {
    setIssues(found)
    firstControl(controls.current, found)?.focus()
  }
  const run = async (): Promise<void> => {
    if (live.current.isSubmitting) return
    live.current.isSubmitting = true
    const { signal } = end()
    setPhase('submitting')
    setFailure(undefined)
    let found: readonly FormIssue[] = []
    try {
      const result = await check()
      if (signal.aborted) return
      found = 'issues' in result ? result.issues : ((await submit(result.output, signal)) ?? [])
    } catch (error) {
      setFailure(error)
    } finally {
      live.current.isSubmitting = false
      if (!signal.aborted) {
        setPhase('editing')
        showIssues(found)
      }
    }
  }

  return {
    values,
    phase,
    issues,
    failure,
    issue: (name) => issues.find((issue) => isAt(issue, name)),
    field: (name) => ({
      value: values[name],
      name,
      readOnly: phase === 'submitting',
      onChange(value) {
        live.current.values = { ...live.current.values, [name]: value }
        setValues(live.current.values)
        setFailure(undefined)
        setIssues((shown) => shown.filter((issue) => !isAt(issue, name)))
      },
      onBlur: () => void checkField(name),
      ref(element) {
        if (element) controls.current.set(name, element)
        else controls.current.delete(name)
      },
    }),
    props: {
      noValidate: true,
      'aria-busy': phase === 'submitting' || undefined,
      onSubmit(event) {
        event.preventDefault()
        void run()
      },
    },
  }
}

function isAt({ path }: FormIssue, name: string): boolean {
  return path === name || path.startsWith(`${name}.`)
}

/** The first control with an issue in document order, which may differ from the order of the schema. */
function firstControl(
  controls: ReadonlyMap<string, HTMLElement>,
  issues: readonly FormIssue[],
): HTMLElement | undefined {
  const [first] = [...controls]
    .filter(([name]) => issues.some((issue) => isAt(issue, name)))
    .map(([, control]) => control)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first
}

/** Returns a function that returns the controller of the current mount. React's strict mode mounts twice. */
function useAbortOnUnmount(): () => AbortController {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current?.abort()
  }, [])
  return () => (controller.current ??= new AbortController())
}

/** Creates the issue with this text key at a path, for issues that are found while submitting. */
export function formIssue(path: string, messageKey: string): FormIssue {
  return { path, messageKey, code: messageKey.slice(messageKey.lastIndexOf('.') + 1) }
}

function issuesOf(issues: readonly SchemaIssue[]): readonly FormIssue[] {
  return issues.map(({ message, path = [] }) =>
    formIssue(path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.'), message),
  )
}
