import { useEffect, useRef } from 'react'
import type { AnyContract } from '../contract'
import { ConfigurationError } from '../errors'
import { internals, internalsOf } from '../instance-parts'
import type { Latchkey } from '../latchkey'

/**
 * A page may show one instance and then another, and each hot update of its code makes one; an instance that is new again and
 * again within a second is made in a component.
 */
const CHANGES = 2
const WITHIN_MS = 1_000

/** Throws a `ConfigurationError` for a provider without an instance, and warns of one that is made on each render. */
export function useInstanceCheck(latchkey: Latchkey<AnyContract>): void {
  if (typeof latchkey !== 'object' || latchkey === null || !(internals in latchkey))
    throw new ConfigurationError('MISSING_INSTANCE')
  const given = useRef({ latchkey, changes: 0, changedAtMs: Number.NEGATIVE_INFINITY })
  useEffect(() => {
    const { current } = given
    if (current.latchkey === latchkey) return
    const { clock, logger } = internalsOf(latchkey).parts.ports
    const elapsedMs = clock.elapsedMs()
    current.changes = elapsedMs - current.changedAtMs < WITHIN_MS ? current.changes + 1 : 1
    current.latchkey = latchkey
    current.changedAtMs = elapsedMs
    if (current.changes === CHANGES)
      logger.warn(
        '<LatchkeyProvider> gets a new instance again and again, and each one starts from nothing. Call createLatchkey once, outside of components.',
      )
  }, [latchkey])
}
