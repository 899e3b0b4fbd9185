import type { Proof } from './proof'
import { accessProofs } from './proofs-of-access'
import { careProofs } from './proofs-of-care'
import { neighbourProofs } from './proofs-of-neighbours'
import { truthProofs } from './proofs-of-truth'

/** What the README says is proven, in its order. */
export const proofs: readonly Proof[] = [...truthProofs, ...neighbourProofs, ...careProofs, ...accessProofs]
