import { SearchField } from '@latchkey/ui-primitives/search-field'
import type { ReactElement } from 'react'
import { useFurtherCopy } from './use-further-copy'

export interface WalletSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
}

/** Where there are more wallets than are seen at a glance. */
export function WalletSearch({ query, onChange }: WalletSearchProps): ReactElement {
  const say = useFurtherCopy()
  return (
    <SearchField
      label={say('connect.search')}
      clearLabel={say('connect.clear-search')}
      value={query}
      onChange={onChange}
    />
  )
}
