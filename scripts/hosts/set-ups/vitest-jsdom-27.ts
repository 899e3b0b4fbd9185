import type { SetUp } from '../set-up'
import { vitestIn } from '../vitest-in'

export const setUp: SetUp = vitestIn('vitest-jsdom-27', 'jsdom', '27.4.0')
