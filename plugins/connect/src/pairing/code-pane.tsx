import type { PairingController } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { CopyIcon } from '@latchkey/ui-primitives/icon/copy'
import { RetryIcon } from '@latchkey/ui-primitives/icon/retry'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useEffect, useState } from 'react'
import type { WalletPictureProps } from '../components/wallet-picture'
import { copy } from '../copy/copy'
import { useCopy } from '../copy/use-copy'
import * as css from './pairing.css'

export interface CodePaneProps {
  readonly pairing: PairingController
  readonly wallet: WalletPictureProps['wallet']
  /** What the wallet is called in a sentence. */
  readonly name: string
  readonly phase: 'opening' | 'ready' | 'expired'
  readonly uri: string | undefined
  readonly online: boolean
  /** This is a phone: the wallet may be beside the page, and cannot scan what it shows. */
  readonly here: boolean
  readonly onRetry: () => void
}

/** The code to scan, and the same as a link. Parts: `qr-code`, `pairing-words`. */
export function CodePane({
  pairing,
  wallet,
  name,
  phase,
  uri,
  online,
  here,
  onRetry,
}: CodePaneProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy(copy)
  const expired = phase === 'expired'
  const scan = here ? 'pairing.scan-phone' : 'pairing.scan'
  useScanned(pairing, phase === 'ready')
  return (
    <div className={css.codePane}>
      <QrCode
        value={uri}
        label={say('pairing.code', { name })}
        logo={wallet ? { src: wallet.iconUrl, name: wallet.name } : 'keyhole'}
      >
        {expired ? (
          <>
            <Text as="p" variant="label" align="center" className={css.expired}>
              {say('pairing.expired')}
            </Text>
            <Button variant="primary" size="large" icon={<RetryIcon />} onClick={onRetry}>
              {say('pairing.new-code')}
            </Button>
          </>
        ) : undefined}
      </QrCode>
      <div part="pairing-words" className={css.codeMessage}>
        <Text as="p" variant="label" align="center">
          {say(online ? scan : 'pairing.offline')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {say(expired ? 'pairing.expired-hint' : online ? `${scan}-hint` : 'pairing.offline-hint', { name })}
        </Text>
      </div>
      <CopyLink uri={phase === 'ready' ? uri : undefined} name={name} />
    </div>
  )
}

/** Scanned, not opened: later requests then open nothing on this device. */
function useScanned(pairing: PairingController, shown: boolean): void {
  useEffect(() => {
    if (shown) pairing.rememberLink(undefined)
  }, [pairing, shown])
}

export interface CopyLinkProps {
  /** Undefined: it is to come, or of no use any more. */
  readonly uri: string | undefined
  readonly name: string
}

/** The pairing as text, for wallets that are told what to do by pasting. Part: `pairing-link`. */
export function CopyLink({ uri, name }: CopyLinkProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy(copy)
  const [failedUri, setFailedUri] = useState<string>()
  if (uri === undefined)
    return (
      <Button size="large" fullWidth disabled icon={<CopyIcon size={18} />}>
        {say('pairing.copy')}
      </Button>
    )
  return (
    <>
      <CopyButton
        value={uri}
        shape="button"
        size="large"
        fullWidth
        label={say('pairing.copy')}
        copiedLabel={say('pairing.copied')}
        failedLabel={say('pairing.copy-failed')}
        onFailed={() => setFailedUri(uri)}
      />
      {failedUri === uri && (
        <textarea
          part="pairing-link"
          className={css.link}
          aria-label={say('pairing.link', { name })}
          readOnly
          rows={4}
          value={uri}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
