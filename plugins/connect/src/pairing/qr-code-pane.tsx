import { useTexts } from '@latchkey/kernel/react'
import type { PairingController } from '@latchkey/session/contract'
import { Button, Text, useSheets } from '@latchkey/ui-primitives'
import { QrCode } from '@latchkey/ui-primitives/qr-code'
import { CopyButton, CopyIcon, RetryIcon } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useEffect, useState } from 'react'
import { texts } from '../texts'
import type { WalletPictureProps } from '../wallet-picture'
import * as css from './pairing-view.css'
import { walletSentence } from './wallet-sentence'

export interface QrCodePaneProps {
  readonly pairing: PairingController
  readonly wallet: WalletPictureProps['wallet']
  readonly phase: 'opening' | 'ready' | 'expired'
  readonly uri: string | undefined
  readonly online: boolean
  /** Whether the page runs on a phone. A wallet on the same phone cannot scan its screen. */
  readonly onPhone: boolean
  readonly onRetry: () => void
}

/** The pairing as a QR code and as a link. Parts: `qr-code`, `pairing-text`. */
export function QrCodePane({
  pairing,
  wallet,
  phase,
  uri,
  online,
  onPhone,
  onRetry,
}: QrCodePaneProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const expired = phase === 'expired'
  const name = wallet?.name
  const scan = onPhone ? 'pairing.scan-phone' : 'pairing.scan'
  useForgetLink(pairing, phase === 'ready')
  return (
    <div className={css.pane}>
      <QrCode
        value={uri}
        label={walletSentence(t, 'pairing.code', name)}
        logo={wallet ? { src: wallet.iconUrl, name: wallet.name } : 'keyhole'}
      >
        {expired ? (
          <>
            <Text as="p" variant="label" align="center" className={css.expired}>
              {t('pairing.expired')}
            </Text>
            <Button variant="primary" size="large" icon={<RetryIcon />} onClick={onRetry}>
              {t('pairing.new-code')}
            </Button>
          </>
        ) : undefined}
      </QrCode>
      <div part="pairing-text" className={css.codeMessage}>
        <Text as="p" variant="label" align="center">
          {t(online ? scan : 'pairing.offline')}
        </Text>
        <Text as="p" tone="secondary" align="center">
          {expired
            ? t('pairing.expired-hint')
            : online
              ? walletSentence(t, `${scan}-hint`, name)
              : t('pairing.offline-hint')}
        </Text>
      </div>
      <CopyLink uri={phase === 'ready' ? uri : undefined} name={name} />
    </div>
  )
}

/** Forgets the link to the wallet's app: a scanned code opens no app on this device, so later requests must not either. */
function useForgetLink(pairing: PairingController, isShown: boolean): void {
  useEffect(() => {
    if (isShown) pairing.rememberLink(undefined)
  }, [pairing, isShown])
}

export interface CopyLinkProps {
  /** `undefined` before the code is ready and after it has expired. */
  readonly uri: string | undefined
  /** Name of the wallet that the link is for. `undefined`: any. */
  readonly name: string | undefined
}

/** Copies the pairing URI, to paste it into a wallet. If that fails, the URI is shown. Part: `pairing-link`. */
export function CopyLink({ uri, name }: CopyLinkProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [failedUri, setFailedUri] = useState<string>()
  if (uri === undefined)
    return (
      <Button size="large" fullWidth disabled icon={<CopyIcon size={18} />}>
        {t('pairing.copy')}
      </Button>
    )
  return (
    <>
      <CopyButton
        value={uri}
        shape="button"
        size="large"
        fullWidth
        label={t('pairing.copy')}
        copiedLabel={t('pairing.copied')}
        failedLabel={t('pairing.copy-failed')}
        onFailed={() => setFailedUri(uri)}
      />
      {failedUri === uri && (
        <textarea
          part="pairing-link"
          className={css.link}
          aria-label={walletSentence(t, 'pairing.link', name)}
          readOnly
          rows={4}
          value={uri}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
