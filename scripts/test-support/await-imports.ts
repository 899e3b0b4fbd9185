// Each test file waits for its pending imports: files share modules, and an import that is interrupted by the
// end of one file would stay failed for the next.
import { afterAll, vi } from 'vitest'

afterAll(() => vi.dynamicImportSettled(), 60_000)
