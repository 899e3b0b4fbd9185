import { type FormEvent, type RefCallback, useEffect, useRef, useState } from 'react'
import { type FormIssue, type FormSchema, issuesOf } from './form-issue'

export { type FormIssue, type FormSchema, formIssue } from './form-issue'

export interface FormOptions<Values, Output> {
  readonly initial: Values
  /** Called for each check, so that its code is fetched with the first and may close over what is known by then. */
  readonly schema: () => Promise<FormSchema<Output>>
  /**
   * Runs with what the schema made of the values. What it rejects with is the form's `failure`; issues that it returns
   * are shown at their fields. The values stay in either case. The signal is aborted when the form goes away.
   */
  readonly submit: (output: Output, signal: AbortSignal) => Promise<void> | Promise<readonly FormIssue[]>
}

/** What a field of `@latchkey/ui-primitives` takes of its form: spread it, then add the looks. */
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
  /** What is shown: of the fields that were left, or of all after a submission. */
  readonly issues: readonly FormIssue[]
  /** What the last submission was rejected with, until the next one or a change. */
  readonly failure: unknown
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>
  /** The issue to show at a field. */
  readonly issue: (name: keyof Values & string) => FormIssue | undefined
  /** For the `form` element: `<form {...form.props}>`. */
  readonly props: {
    readonly noValidate: true
    readonly 'aria-busy': true | undefined
    readonly onSubmit: (event: FormEvent) => void
  }
}

/**
 * The values of one form: checks a changed field when it is left, everything on submission, and moves the focus to the
 * first issue. A second submission while one runs does nothing.
 * @example
 * const form = useForm({
 *   initial: { email: '' },
 *   schema: async () => (await import('./email-schema')).emailSchema,
 *   submit: async ({ email }) => api.sendCode(email),
 * })
 * const issue = form.issue('email')
 * <form {...form.props}>
 *   <TextField {...form.field('email')} label={t('email.label', 'Email')} error={issue && t(issue.messageKey)} />
 * </form>
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
    // Passing through an empty form is no mistake.
    if (checked[name] === options.initial[name]) return
    // Code that cannot be fetched is asked for again on submission, which shows the failure.
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

/** The first on the page, whatever the order of the schema. */
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

/** Gives the controller of the mounted form; React's strict mode mounts twice. */
function useAbortOnUnmount(): () => AbortController {
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    controller.current = new AbortController()
    return () => controller.current?.abort()
  }, [])
  return () => (controller.current ??= new AbortController())
}
