// After each file of tests in the browser: files share their page, and what one has left in it is no business of the next.
import { afterAll } from 'vitest'

afterAll(() => document.body.replaceChildren())
