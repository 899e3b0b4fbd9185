// Raises the timeout of `vi.waitFor`, because waiting may take longer than a second on a busy machine.
import { vi } from 'vitest'

const TIMEOUT_MS = 10_000
const { waitFor } = vi

vi.waitFor = (callback, options) => waitFor(callback, options ?? TIMEOUT_MS)
