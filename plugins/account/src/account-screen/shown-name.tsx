import { truncateName } from '@latchkey/ui-primitives/format'
import type { ReactElement } from 'react'

/** An account's name as every view of it shows it. */
export function ShownName({ name }: { readonly name: string }): ReactElement {
  return <bdi>{truncateName(name, 18)}</bdi>
}
