import type { FormSchema } from '@latchkey/ui-primitives/form'
import * as v from 'valibot'

/** As long as an address may be (RFC 5321, with its local part and its domain). */
const MAX_EMAIL_CHARACTERS = 320

/** An address; the messages are keys of texts. */
export const emailSchema: FormSchema<{ readonly email: string }> = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('email.missing'),
    v.maxLength(MAX_EMAIL_CHARACTERS, 'email.invalid'),
    v.email('email.invalid'),
  ),
})

/** A code of six digits. */
export const codeSchema: FormSchema<{ readonly code: string }> = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'email.code-incomplete')),
})
