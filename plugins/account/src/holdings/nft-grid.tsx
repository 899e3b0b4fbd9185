import type { Nft } from '@latchkey/session/contract'
import { Button } from '@latchkey/ui-primitives/button'
import { Image } from '@latchkey/ui-primitives/image'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useState } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './nfts-tab.css'

/** As many pictures are fetched at a time: four rows. */
const STEP = 12

/** Pictures with their names. Part: `nft`. */
export function NftGrid({ items }: { readonly items: readonly Nft[] }): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const [limit, setLimit] = useState(STEP)
  return (
    <>
      <ul aria-label={say('account.nfts')} className={css.grid}>
        {items.slice(0, limit).map((nft) => (
          <Piece key={`${nft.address} ${nft.tokenId ?? ''}`} nft={nft} />
        ))}
      </ul>
      {items.length > limit && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + STEP)}>
          {say('nfts.more', { count: items.length - limit })}
        </Button>
      )}
    </>
  )
}

function Piece({ nft }: { readonly nft: Nft }): ReactElement {
  const name = nft.name === '' ? `#${nft.tokenId ?? ''}` : nft.name
  return (
    <li part="nft" className={css.piece}>
      <Image src={nft.imageUrl} name={name} size={80} className={css.picture} />
      <Text variant="caption" weight="medium" truncate title={name}>
        <bdi>{name}</bdi>
      </Text>
      {nft.collection !== undefined && nft.collection !== name && (
        <Text variant="caption" tone="secondary" truncate title={nft.collection} className={css.collection}>
          <bdi>{nft.collection}</bdi>
        </Text>
      )}
    </li>
  )
}
