import type { WalletEntry } from '@latchkey/cloud/contract'
import { useRouter } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives/button'
import { Link } from '@latchkey/ui-primitives/link'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import type { ReactNode } from 'react'
import { connectContract } from '../../contract'
import { downloadHint } from '../../handoff/download-hint'
import type { Platform } from '../../platform'
import { useCopy } from '../use-copy'
import * as css from './get-hint.css'

export interface GetHintProps {
  readonly wallet: WalletEntry
  readonly platform: Platform
}

/** Where the wallet is to be had, for those who do not have it. Part: `pairing-get`. */
export function GetHint({ wallet, platform }: GetHintProps): ReactNode {
  useSheets(css.sheets)
  const say = useCopy()
  const router = useRouter(connectContract)
  const hint = downloadHint(wallet, platform)
  if (!hint) return null
  return (
    <div part="pairing-get" className={css.hint}>
      <Text tone="secondary">{say('pairing.get-question', { name: wallet.name })}</Text>
      {hint.kind === 'downloads' ? (
        <Button size="small" className={css.target} onClick={() => router.push('Downloads', { wallet })}>
          {say('pairing.get')}
        </Button>
      ) : (
        <Link href={hint.href} icon className={css.target}>
          {say('pairing.get')}
        </Link>
      )}
    </div>
  )
}
