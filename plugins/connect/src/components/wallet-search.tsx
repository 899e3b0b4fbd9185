import { SearchField } from '@latchkey/ui-primitives/search-field'
import type { ReactElement } from 'react'
import { useListCopy } from './use-list-copy'

export interface WalletSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
}

/** Where there are more wallets than are seen at a glance. */
export function WalletSearch({ query, onChange }: WalletSearchProps): ReactElement {
  const say = useListCopy()
  return <SearchField label={say('connect.search')} value={query} onChange={onChange} />
}
