import { defineConfig } from 'vitest/config'
import { createProjects } from './vitest.workspace.ts'

// Vitest 4 does not read the workspace file by itself.
/** Much of a test over a relay or a chain is waiting: three keep two cores busy. */
const WORKERS = 3

/** By hand every file is listed as it ends; `npm test` prints failures only. */
const reporters = process.env['LATCHKEY_REPORT'] === 'failures' ? 'agent' : 'default'

export default defineConfig({ test: { projects: createProjects(), maxWorkers: WORKERS, reporters } })
