import type { Latchkey } from '@latchkey/kernel'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type AccountChoice, type Owner, useOwner } from './account-read'
import { type Read, type ReadOptions, useLatchkey, useRead } from './use-read'

/**
 * Reads something of the chosen account, by the host's client.
 * @param toRead the same function in every render, while it reads the same
 */
export function useAccountRead<Data, Selected>(
  choice: AccountChoice,
  toRead: (latchkey: Latchkey, owner: Owner) => Read<Data>,
  query: ReadOptions<Data, Selected> | undefined,
): UseQueryResult<Selected, Error> {
  const latchkey = useLatchkey()
  const owner = useOwner(choice)
  const read = useMemo(() => toRead(latchkey, owner), [latchkey, owner, toRead])
  return useRead(latchkey, read, query)
}
