import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { type ExplainedGrant, type Network, sessionContract } from '@latchkey/session/contract'
import { VisuallyHidden } from '@latchkey/ui-primitives'
import { Skeleton } from '@latchkey/ui-primitives/screens'
import { PermissionList } from '@latchkey/view-kit'
import { type ReactElement, useEffect, useState } from 'react'
import type { GrantedPermissions } from '../contract'
import { texts } from '../texts'

interface SessionPermissionsProps {
  readonly granted: Pick<GrantedPermissions, 'address' | 'networkId' | 'expiry' | 'signer' | 'permissions'>
  /** Whether the session has ended. */
  readonly isOver?: boolean
}

/** What a session allows, with the texts of the approval. */
export function SessionPermissions({ granted, isOver = false }: SessionPermissionsProps): ReactElement {
  const t = useTexts(texts)
  const network = usePluginState(sessionContract, (state) =>
    state.networks.find(({ id }) => id === granted.networkId),
  )
  const grant = useExplained(granted, network)
  if (grant === undefined)
    return (
      <div aria-busy>
        <VisuallyHidden>{t('smart-sessions.loading')}</VisuallyHidden>
        <Skeleton shape="text" length="medium" />
        <Skeleton shape="text" length="long" />
        <Skeleton shape="text" length="short" />
      </div>
    )
  return <PermissionList grant={grant} network={network} isOver={isOver} />
}

function useExplained(
  { address, expiry, signer, permissions }: SessionPermissionsProps['granted'],
  network: Network | undefined,
): ExplainedGrant | undefined {
  const session = usePlugin(sessionContract)
  const [grant, setGrant] = useState<ExplainedGrant>()
  useEffect(() => {
    const leaving = new AbortController()
    const request = { method: 'wallet_grantPermissions', params: [{ expiry, signer, permissions }] }
    const explain = async (): Promise<ExplainedGrant | undefined> => {
      const able = network && (await session.adapter('eip155')?.capabilities())
      const account = { namespace: 'eip155', address } as const
      return network && (await able?.requests?.explain(request, account, network, leaving.signal))?.grant
    }
    const unknown = {
      ...(expiry > 0 && { expiresAt: String(expiry) }),
      signers: [],
      permissions: [{ type: 'unknown', name: '' } as const],
    }
    explain().then(
      (found) => {
        if (!leaving.signal.aborted) setGrant(found ?? unknown)
      },
      () => {
        if (!leaving.signal.aborted) setGrant(unknown)
      },
    )
    return () => leaving.abort()
  }, [session, network, address, expiry, signer, permissions])
  return grant
}
