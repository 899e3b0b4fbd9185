import type { ViewProps } from '@latchkey/kernel'
import { getEnvironment } from '@latchkey/kernel/environment'
import { useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import {
  Button,
  ExternalIcon,
  IconTile,
  List,
  ListRow,
  NetworkIcon,
  Text,
  useSheets,
} from '@latchkey/ui-primitives'
import { WalletDrawing } from '@latchkey/ui-primitives/lists'
import { BrowserIcon, PhoneIcon } from '@latchkey/ui-primitives/screens'
import type { ReactNode } from 'react'
import { type ConnectViews, connectContract } from '../contract'
import { texts } from '../texts'
import { getDownloadLinks } from './download-links'
import * as css from './get-wallet-view.css'

const ICONS = {
  'app-store': PhoneIcon,
  'play-store': PhoneIcon,
  'chrome-store': BrowserIcon,
  homepage: NetworkIcon,
} as const

/** Download links of one wallet, with the store of this device first. Part: `downloads`. */
export function DownloadsView({ args }: ViewProps<ConnectViews['Downloads']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const { ports } = useServices()
  const { wallet } = args
  const { name } = wallet
  const links = getDownloadLinks(wallet, getEnvironment(ports.browser))
  if (links.length === 0)
    return (
      <div part="downloads" className={css.advice}>
        <WalletDrawing />
        <Text as="p" tone="secondary" align="center">
          {t('downloads.none', { name })}
        </Text>
        <Button onClick={() => router.reset('Connect')}>{t('pairing.other-ways')}</Button>
      </div>
    )
  return (
    <div part="downloads" className={css.view}>
      <Text as="p" tone="secondary">
        {t('downloads.intro', { name })}
      </Text>
      <List label={t('downloads.list', { name })}>
        {links.map(({ kind, href }) => {
          const Icon = ICONS[kind]
          return (
            <ListRow
              key={href}
              part={kind}
              href={href}
              title={t(`downloads.${kind}`)}
              secondary={
                kind === 'homepage' ? <bdi>{new URL(href).hostname}</bdi> : t(`downloads.${kind}-for`)
              }
              picture={
                <IconTile>
                  <Icon />
                </IconTile>
              }
              trailing={<ExternalIcon size={18} />}
            />
          )
        })}
      </List>
    </div>
  )
}
