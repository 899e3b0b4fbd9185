import type { SetUp } from '../set-up'
import { vitestIn } from '../vitest-in'

export const setUp: SetUp = vitestIn('vitest-jsdom-26', 'jsdom', '26.1.0')
