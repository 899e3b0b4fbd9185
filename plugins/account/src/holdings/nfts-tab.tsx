import { usePluginState, useTexts } from '@latchkey/kernel/react'
import { useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey } from '@latchkey/portfolio/contract'
import { type ActiveTarget, connectedWallet, type Nft, sessionContract } from '@latchkey/session/contract'
import { Button, Image, Text, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { truncateAddress } from '@latchkey/ui-primitives/format'
import { EmptyState, NothingYetDrawing } from '@latchkey/ui-primitives/lists'
import { CutName, Skeleton } from '@latchkey/ui-primitives/screens'
import { ListFailed, ListStatus } from '@latchkey/view-kit'
import { type ReactElement, useState } from 'react'
import { usePortfolio } from '../account-screen/portfolio-provider'
import { texts } from '../texts'
import { GetTokens } from '../view-kit/ways-on'
import * as css from './holdings.css'

/** The account's NFTs, read while the tab is shown. Part: `nfts`. */
export function NftsTab({ target }: { readonly target: ActiveTarget }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const { state, api } = usePortfolio()
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, target.connectionId))
  const key = accountKey(target)
  const entry = state.nfts[key]
  const load = state.balances === 'on' ? api?.loadNfts : undefined
  const query = useQuery({ pluginId: 'account', entry, load })
  return (
    <div part="nfts" className={css.nfts}>
      {entry?.status === 'known' ? (
        <>
          <ListStatus query={query} isStale={entry.failedAtMs !== undefined} />
          {entry.items.length > 0 ? (
            <NftGrid items={entry.items} />
          ) : (
            <EmptyState
              drawing={<NothingYetDrawing />}
              sentence={
                entry.source === 'none'
                  ? t('nfts.unknown', { name: wallet?.name ?? t('account.unknown-wallet') })
                  : t('nfts.empty')
              }
              action={entry.source !== 'none' && <GetTokens ways={['receive']} />}
            />
          )}
        </>
      ) : entry?.status === 'failed' ? (
        <ListFailed query={query} sentence={t('nfts.failed')} />
      ) : (
        <>
          <ListStatus query={query} isStale={false} />
          <NftsSkeleton />
        </>
      )}
    </div>
  )
}

const SKELETON_TILES = ['first', 'second', 'third'] as const

function NftsSkeleton(): ReactElement {
  const t = useTexts(texts)
  return (
    <div className={css.grid}>
      {SKELETON_TILES.map((name) => (
        <div key={name} className={css.tile}>
          <Skeleton shape="square" />
          <Skeleton shape="text" variant="caption" />
          <span className={css.collection}>
            <Skeleton shape="text" variant="caption" length="short" />
          </span>
        </div>
      ))}
      <VisuallyHidden>{t('nfts.loading')}</VisuallyHidden>
    </div>
  )
}

/** How many NFTs are shown at first and added by each press: four rows. */
const PAGE_SIZE = 12

/** Pictures with their names. Part: `nft`. */
function NftGrid({ items }: { readonly items: readonly Nft[] }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const [limit, setLimit] = useState(PAGE_SIZE)
  return (
    <>
      <ul aria-label={t('account.nfts')} className={css.grid}>
        {items.slice(0, limit).map((nft) => (
          <NftTile key={`${nft.address} ${nft.tokenId ?? ''}`} nft={nft} />
        ))}
      </ul>
      {items.length > limit && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + PAGE_SIZE)}>
          {t('nfts.more', { count: items.length - limit })}
        </Button>
      )}
    </>
  )
}

/** The digits that stay at each end of a long number. */
const KEPT_DIGITS = 4

/**
 * What an NFT is called: by its name, else by its number in the collection.
 * @param unnamed for one without any of them
 */
function nftName({ name, collection = '', tokenId = '' }: Nft, unnamed: string): string {
  if (name !== '') return name
  const number = tokenId && `#${truncateAddress(tokenId, KEPT_DIGITS, KEPT_DIGITS)}`
  return [collection, number].filter(Boolean).join(' ') || unnamed
}

function NftTile({ nft }: { readonly nft: Nft }): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const name = nftName(nft, t('nfts.unnamed'))
  const isNamed = nft.collection !== undefined && name.startsWith(nft.collection)
  return (
    <li part="nft" className={css.tile}>
      <Image src={nft.imageUrl} name={name} size={80} className={css.picture} />
      <Text as="div" variant="caption" weight="medium">
        <CutName name={name} />
      </Text>
      {/* Always there, so that every tile has the height of its skeleton. */}
      <Text as="div" variant="caption" tone="secondary" className={css.collection}>
        {nft.collection !== undefined && !isNamed && <CutName name={nft.collection} />}
      </Text>
    </li>
  )
}
