import { type ParseAmountOptions, parseAmount } from '@latchkey/ui-primitives/format'
import type { AddressValue } from '@latchkey/ui-primitives/forms'
import * as v from 'valibot'
import type { TipDraft } from '../contract'

type TipSchema = v.GenericSchema<TipDraft, { readonly receiver: string; readonly amount: string }>

/** Checks the form and returns an address and an amount in smallest units. Its messages are keys of texts. */
export function tipSchema(format: ParseAmountOptions): TipSchema {
  return v.object({
    receiver: v.pipe(
      v.custom<AddressValue>(isAddressValue),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const { value } = dataset
        if ('address' in value) return value.address
        addIssue({
          message: value.phase === 'empty' ? 'acme-tip.receiver-missing' : 'acme-tip.receiver-invalid',
        })
        return NEVER
      }),
    ),
    amount: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const parsed = parseAmount(dataset.value, format)
        if ('units' in parsed && parsed.units !== '0') return parsed.units
        addIssue({ message: `acme-tip.amount-${'issue' in parsed ? parsed.issue : 'empty'}` })
        return NEVER
      }),
    ),
  })
}

function isAddressValue(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'phase' in value
}
