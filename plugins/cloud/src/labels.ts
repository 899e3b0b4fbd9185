import type { Label } from '@latchkey/kernel'

/** SPEC.md sections 5 and 8. */
export const projectIdMissing: Label = (t) => t('cloud.project-id-missing', 'Project ID Not Configured')

export const invalidAppConfiguration: Label = (t) =>
  t('cloud.invalid-app-configuration', 'Invalid App Configuration')
