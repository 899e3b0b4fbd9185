import { defineConfig } from 'vitest/config'
import { projects } from './vitest.workspace.ts'

// Vitest 4 does not read the workspace file by itself.
export default defineConfig({ test: { projects } })
