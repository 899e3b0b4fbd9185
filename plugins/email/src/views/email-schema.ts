import * as v from '@latchkey/session/schema'
import type { FormSchema } from '@latchkey/ui-primitives/forms'

/** Maximum length of an address (RFC 5321, local part and domain). */
const MAX_EMAIL_CHARACTERS = 320

/** Schema of an address. Its messages are keys of texts. */
export const emailSchema: FormSchema<{ readonly email: string }> = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('email.missing'),
    v.maxLength(MAX_EMAIL_CHARACTERS, 'email.invalid'),
    v.email('email.invalid'),
  ),
})

/** Schema of a code of six digits. */
export const codeSchema: FormSchema<{ readonly code: string }> = v.object({
  code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'email.code-incomplete')),
})
