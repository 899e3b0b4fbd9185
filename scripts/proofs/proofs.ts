import type { Proof } from './proof'
import { accessProofs } from './proofs-of-access'
import { careProofs } from './proofs-of-care'
import { truthProofs } from './proofs-of-truth'

/** What the README says is proven, in its order. */
export const proofs: readonly Proof[] = [...truthProofs, ...careProofs, ...accessProofs]
