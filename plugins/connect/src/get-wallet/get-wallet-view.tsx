import type { WalletEntry } from '@latchkey/cloud/contract'
import { type Environment, getEnvironment } from '@latchkey/kernel/environment'
import { usePluginState, useRouter, useServices, useTexts } from '@latchkey/kernel/react'
import { sessionContract } from '@latchkey/session/contract'
import {
  Button,
  ChevronIcon,
  ExternalIcon,
  KeyholeIcon,
  List,
  ListRow,
  LiveRegion,
  RowSkeleton,
  Text,
  useSheets,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { EmptyState, NothingYetDrawing, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { CheckIcon, Explainer, RetryIcon } from '@latchkey/ui-primitives/screens'
import type { ReactElement, ReactNode } from 'react'
import { connectContract } from '../contract'
import { useLoadDirectory, useWalletDirectory } from '../directory/use-wallet-directory'
import { texts } from '../texts'
import { useWalletPicture } from '../use-wallet-picture'
import { focusClosestContainer } from '../wallet-list/directory-rows'
import { offersAllWallets } from '../wallet-list/list-wallets'
import { createNamesakes } from '../wallet-list/namesakes'
import { createExclusion, createUniqueFilter } from '../wallet-list/wallet-filter'
import type { WalletListInput } from '../wallet-list/wallet-list-item'
import { WalletPicture } from '../wallet-picture'
import { type DownloadLink, getDownloadLinks, getOnlyDownloadLink } from './download-links'
import * as css from './get-wallet-view.css'

/** Keys of the skeletons: as many as the directory recommends wallets. */
const SKELETON_KEYS = ['first', 'second', 'third', 'fourth']

/** Lists wallets to install: those of the host and of the directory or, without any, advice. Part: `get-wallet`. */
export function GetWalletView(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const directory = useWalletDirectory()
  const { ports } = useServices()
  const session = usePluginState(sessionContract, (state) => state)
  const connect = usePluginState(connectContract, (state) => state)
  const { status } = connect.directory
  useLoadDirectory()
  const environment = getEnvironment(ports.browser)
  const installable = listInstallableWallets({ session, connect, environment })
  const isLoading = status === 'idle' || status === 'loading'
  const hasFailed = status === 'failed'
  const hasRows = installable.length > 0 || isLoading
  if (installable.length === 0 && !isLoading && !hasFailed)
    return (
      <div part="get-wallet" className={css.advice}>
        <WalletDrawing />
        <Text as="p" tone="secondary" align="center">
          {t('get-wallet.none')}
        </Text>
        <Button onClick={() => window.location.reload()}>{t('get-wallet.reload')}</Button>
      </div>
    )
  return (
    <div part="get-wallet" className={css.view} tabIndex={-1}>
      {hasRows && (
        <Text as="p" tone="secondary">
          {t('get-wallet.intro')}
        </Text>
      )}
      {hasRows && (
        <List label={t('get-wallet.list')}>
          {installable.map(({ wallet, links }) => (
            <InstallableWalletRow key={wallet.id} wallet={wallet} links={links} environment={environment} />
          ))}
          {isLoading && SKELETON_KEYS.map((key) => <RowSkeleton key={key} />)}
        </List>
      )}
      {hasFailed && (
        <div part="directory-failed">
          <EmptyState
            drawing={hasRows ? undefined : <NothingYetDrawing />}
            sentence={t('get-wallet.failed')}
            action={
              <Button
                icon={<RetryIcon size={18} />}
                onClick={(event) => {
                  focusClosestContainer(event)
                  void directory.loadDirectory()
                }}
              >
                {t('connecting.try-again')}
              </Button>
            }
          />
        </div>
      )}
      <LiveRegion message={hasFailed ? t('get-wallet.failed') : ''} />
      {offersAllWallets({ session, connect, environment }) && (
        <Button variant="quiet" onClick={() => router.push('AllWallets')}>
          {t('get-wallet.explore')}
        </Button>
      )}
    </div>
  )
}

interface InstallableWalletRowProps extends InstallableWallet {
  readonly environment: Environment
}

/** Links to the download that fits this device, or opens the view with all links. Part: `wallet-to-get`. */
function InstallableWalletRow({ wallet, links, environment }: InstallableWalletRowProps): ReactElement {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  const pictured = useWalletPicture(wallet)
  const onlyLink = getOnlyDownloadLink(links, environment)
  const shared = {
    part: 'wallet-to-get',
    title: <bdi>{wallet.name}</bdi>,
    picture: <WalletPicture wallet={pictured} />,
    trailing: (
      <>
        {t('connect.get')}
        {onlyLink ? <ExternalIcon size={18} /> : <ChevronIcon />}
      </>
    ),
  }
  if (onlyLink) return <ListRow {...shared} href={onlyLink.href} />
  return (
    <ListRow
      {...shared}
      onIntent={() => router.preload('Downloads')}
      onClick={() => router.push('Downloads', { wallet })}
    />
  )
}

export interface InstallableWallet {
  readonly wallet: WalletEntry
  readonly links: readonly DownloadLink[]
}

/** Returns the wallets to install: those of the host, then those of the directory. Installed, excluded ones and ones without links are left out. */
export function listInstallableWallets({
  session,
  connect: { options, directory },
  environment,
}: Omit<WalletListInput, 'environment'> & {
  readonly environment: { readonly ios: boolean; readonly android: boolean }
}): readonly InstallableWallet[] {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const unique = createUniqueFilter(session.wallets)
  const entries = [...directory.featured, ...directory.recommended]
  const { installedOf } = createNamesakes(session.wallets, { known: entries })
  const listed = entries.filter((one) => !installedOf(one))
  return unique([...(options.customWallets ?? []), ...listed])
    .filter((wallet) => !isEntryExcluded(wallet))
    .map((wallet) => ({ wallet, links: getDownloadLinks(wallet, environment) }))
    .filter(({ links }) => links.length > 0)
}

const POINTS = [
  { key: 'login', Icon: KeyholeIcon },
  { key: 'home', Icon: WalletIcon },
  { key: 'control', Icon: CheckIcon },
] as const

/** Explains what a wallet is. Part: `what-is-a-wallet`. */
export function WhatIsAWalletView(): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(connectContract)
  return (
    <Explainer
      part="what-is-a-wallet"
      drawing={<WalletDrawing />}
      intro={t('what-is-a-wallet.intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`what-is-a-wallet.${key}`),
        text: t(`what-is-a-wallet.${key}-text`),
      }))}
      action={
        <Button variant="primary" size="large" fullWidth onClick={() => router.push('GetWallet')}>
          {t('connect.get-wallet')}
        </Button>
      }
    />
  )
}
