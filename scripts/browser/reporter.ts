import { fileURLToPath } from 'node:url'
import type { ReporterDescription } from '@playwright/test'

/** By hand every test is listed as it ends; `npm test` lists failures only. */
export function reporter(): ReporterDescription[] {
  if (process.env['LATCHKEY_REPORT'] !== 'failures') return [['list']]
  return [[fileURLToPath(new URL('failures-reporter.ts', import.meta.url))]]
}
