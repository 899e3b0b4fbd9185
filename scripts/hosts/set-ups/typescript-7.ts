import { compiledBy } from '../compiled-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = compiledBy('typescript-7', '7.0.2')
