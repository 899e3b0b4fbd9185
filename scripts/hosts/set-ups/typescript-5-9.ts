import { compiledBy } from '../compiled-page'
import type { SetUp } from '../set-up'

export const setUp: SetUp = compiledBy('typescript-5-9', '5.9.3')
