import { compiledBy } from '../compiled-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = compiledBy('typescript-6', '6.0.3')
