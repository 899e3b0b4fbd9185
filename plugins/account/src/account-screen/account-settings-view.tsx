import { labelsOf } from '@latchkey/kernel'
import {
  SlotComponent,
  useLocale,
  usePlugin,
  usePluginState,
  useRouter,
  useSlot,
  useTexts,
} from '@latchkey/kernel/react'
import { identityOf } from '@latchkey/portfolio/contract'
import { explorerUrl } from '@latchkey/session/chain'
import {
  type Account,
  type AccountType,
  type ActiveTarget,
  connectedConnections,
  connectedWallet,
  sessionContract,
} from '@latchkey/session/contract'
import {
  ChevronIcon,
  ExternalIcon,
  IconTile,
  Image,
  List,
  ListRow,
  SearchIcon,
  Text,
  useSheets,
  VisuallyHidden,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { numberFormat, truncateAddress } from '@latchkey/ui-primitives/format'
import { Avatar, CheckIcon, CopyButton, CutName } from '@latchkey/ui-primitives/screens'
import { ListLoading, NetworkPicture } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useState } from 'react'
import { accountActions, accountContract } from '../contract'
import { texts } from '../texts'
import { useResultBanner } from '../use-result-banner'
import { DisconnectRow } from '../wallets/disconnect'
import { useAccounts } from '../wallets/use-accounts'
import { useTargetOrClose } from './account-view'
import * as css from './account-view.css'
import { PortfolioProvider, usePortfolio } from './portfolio-provider'

const labelOf = labelsOf(texts)

/** The active account, its network, the other accounts and wallets, and disconnecting. Part: `account-settings`. */
export function AccountSettingsView(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const target = useTargetOrClose()
  return (
    <PortfolioProvider>
      <div part="account-settings" className={css.settings}>
        {target ? <Settings target={target} /> : <ListLoading label={t('account.tab-loading')} />}
      </div>
    </PortfolioProvider>
  )
}

function Settings({ target }: { readonly target: ActiveTarget }): ReactElement {
  const accounts = useAccounts(target)
  return (
    <>
      <IdentityRow target={target} />
      <FilledSettings />
      <AccountNavRows target={target} accountCount={accounts.length} />
      <AccountTypes target={target} accounts={accounts} />
      <DisconnectRow />
    </>
  )
}

function IdentityRow({ target }: { readonly target: ActiveTarget }): ReactElement {
  const t = useTexts(texts)
  const { state } = usePortfolio()
  const { address } = target.account
  const identity = identityOf(state, target)
  const short = <bdi className={css.address}>{truncateAddress(address)}</bdi>
  return (
    <ListRow
      part="account-in-use"
      title={identity?.name === undefined ? short : <CutName name={identity.name} />}
      secondary={identity?.name === undefined ? undefined : short}
      picture={<Avatar address={address} src={identity?.avatarUrl} />}
      trailing={
        <CopyButton
          value={address}
          label={t('account.copy')}
          copiedLabel={t('account.copied')}
          failedLabel={t('account.copy-failed')}
        />
      }
    />
  )
}

/** What other plugins add to the settings, such as the email address of a login. */
function FilledSettings(): ReactNode {
  return useSlot(accountActions).map(
    ({ id, placement, component }) =>
      placement === 'settings' && component && <SlotComponent key={id} pluginId="account" load={component} />,
  )
}

interface AccountNavRowsProps {
  readonly target: ActiveTarget
  /** Accounts of the active wallet, in the active namespace. */
  readonly accountCount: number
}

/**
 * Rows that lead to networks, accounts, wallets and the explorer. Parts: `account-network`, `account-choices`,
 * `account-wallets`, `explorer`.
 */
function AccountNavRows({ target, accountCount }: AccountNavRowsProps): ReactElement {
  const t = useTexts(texts)
  const locale = useLocale()
  const router = useRouter(accountContract)
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const walletCount = usePluginState(sessionContract, (state) => connectedConnections(state).length)
  const explorer = explorerUrl(target.network, 'address', target.account.address)
  const countWithChevron = (count: number): ReactNode => (
    <>
      {count > 1 && numberFormat(locale).format(count)}
      <ChevronIcon />
    </>
  )
  return (
    <List label={t('account.settings')}>
      <ListRow
        part="account-network"
        title={<CutName name={target.network?.name ?? t('account.unknown-network')} />}
        secondary={t('settings.network')}
        picture={<NetworkPicture network={target.network} />}
        trailing={<ChevronIcon />}
        onClick={() => router.push('Networks')}
      />
      {accountCount > 1 && (
        <ListRow
          part="account-choices"
          title={t('account.accounts')}
          picture={
            <IconTile>
              <WalletIcon />
            </IconTile>
          }
          trailing={countWithChevron(accountCount)}
          onIntent={() => router.preload('SwitchAddress')}
          onClick={() => router.push('SwitchAddress')}
        />
      )}
      <ListRow
        part="account-wallets"
        title={t('wallets.list')}
        picture={<Image src={wallet?.iconUrl} fallback={<WalletIcon />} />}
        trailing={countWithChevron(walletCount)}
        onClick={() => router.push('ProfileWallets')}
      />
      {explorer !== undefined && (
        <ListRow
          part="explorer"
          href={explorer}
          title={t('account.explorer')}
          picture={
            <IconTile>
              <SearchIcon />
            </IconTile>
          }
          trailing={<ExternalIcon />}
        />
      )}
    </List>
  )
}

interface AccountTypesProps {
  readonly target: ActiveTarget
  readonly accounts: readonly Account[]
}

/** The account types of the wallet; a press makes one preferred. Nothing if there are fewer than two. Part: `account-type`. */
function AccountTypes({ target, accounts }: AccountTypesProps): ReactElement | null {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const banner = useResultBanner()
  const session = usePlugin(sessionContract)
  const [busy, setBusy] = useState<AccountType>()
  const preferred = usePluginState(
    sessionContract,
    ({ preferredAccountTypes }) => preferredAccountTypes[target.namespace],
  )
  const types = [...new Set(accounts.flatMap(({ type }) => (type === undefined ? [] : [type])))]
  if (types.length < 2) return null
  const current = preferred !== undefined && types.includes(preferred) ? preferred : target.account.type
  const prefer = async (type: AccountType): Promise<void> => {
    if (type === current) return
    setBusy(type)
    try {
      await session.preferAccountType(target.namespace, type)
      banner.done('ACCOUNT_SWITCHED', labelOf('accounts.switched'))
    } catch (error) {
      banner.failed(error, 'ACCOUNT_SWITCH_FAILED', labelOf('accounts.switch-failed'))
    }
    setBusy(undefined)
  }
  return (
    <div className={css.section}>
      <Text as="h2" variant="caption" tone="secondary" className={css.heading}>
        {t('settings.types')}
      </Text>
      <List label={t('settings.types')}>
        {types.map((type) => (
          <ListRow
            key={type}
            part="account-type"
            title={t(`accounts.type-${type}`)}
            current={type === current}
            loading={type === busy}
            trailing={
              type === current ? (
                <>
                  <CheckIcon />
                  <VisuallyHidden>{t('accounts.in-use')}</VisuallyHidden>
                </>
              ) : undefined
            }
            onClick={() => void prefer(type)}
          />
        ))}
      </List>
    </div>
  )
}
