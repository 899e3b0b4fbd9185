import type { Label } from '@latchkey/kernel'

export const projectIdMissing: Label = (t) => t('cloud.project-id-missing', 'Project ID Not Configured')

export const invalidAppConfiguration: Label = (t) =>
  t('cloud.invalid-app-configuration', 'Invalid App Configuration')
