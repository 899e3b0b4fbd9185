import type { SetUp } from '../set-up'
import { vitestIn } from '../vitest-in'

export const setUp: SetUp = vitestIn('vitest-jsdom-28', 'jsdom', '28.1.0')
