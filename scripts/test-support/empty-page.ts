// Empties the page after each browser test file, because files share the page.
import { afterAll } from 'vitest'

afterAll(() => document.body.replaceChildren())
