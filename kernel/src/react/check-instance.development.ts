import { useEffect, useRef } from 'react'
import type { AnyContract } from '../contract'
import { ConfigurationError } from '../errors'
import { internals, internalsOf } from '../internals'
import type { Latchkey } from '../latchkey'

/** A page may show one instance and then another; one that is new again and again is made in a component. */
const CHANGES = 2

/** Throws a `ConfigurationError` for a provider without an instance, and warns of one that is made on each render. */
export function useInstanceCheck(latchkey: Latchkey<AnyContract>): void {
  if (typeof latchkey !== 'object' || latchkey === null || !(internals in latchkey))
    throw new ConfigurationError('MISSING_INSTANCE')
  const given = useRef({ latchkey, changes: 0 })
  useEffect(() => {
    const { current } = given
    if (current.latchkey === latchkey) return
    current.latchkey = latchkey
    current.changes += 1
    if (current.changes === CHANGES)
      internalsOf(latchkey).parts.ports.logger.warn(
        '<LatchkeyProvider> gets a new instance again and again, and each one starts from nothing. Call createLatchkey once, outside of components.',
      )
  }, [latchkey])
}
