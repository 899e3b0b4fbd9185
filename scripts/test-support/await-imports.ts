// A file of tests ends only when the modules it began to import are there: files share their modules, and an import that
// is cut off by the end of one file stays failed for the next.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled(), 60_000)
