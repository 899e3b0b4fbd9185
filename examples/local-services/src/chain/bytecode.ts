import * as v from 'valibot'
import type { Hex } from 'viem'

export const bytecodeSchema: v.GenericSchema<unknown, Hex> = v.custom<Hex>(
  (value) => typeof value === 'string' && /^0x([\da-fA-F]{2})+$/.test(value),
)
