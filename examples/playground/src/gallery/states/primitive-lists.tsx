import {
  ChevronIcon,
  ExternalIcon,
  Image,
  List,
  ListRow,
  RowSkeleton,
  Tag,
  Text,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { Divider } from '@latchkey/ui-primitives/lists'
import { Avatar, CheckIcon, Skeleton } from '@latchkey/ui-primitives/screens'
import { networkPictures, walletPictures } from '../data/pictures'
import { ADDRESS } from '../data/sessions'
import type { SheetState } from '../gallery-state'

const nothing = (): void => undefined
const brass = <Image src={walletPictures.brass} name="Brass Wallet" />
const letter = <Image src={undefined} name="Gnosis" />
const SIZES = [20, 24, 32, 40, 48, 64, 72, 80] as const

export const listSheets: readonly SheetState[] = [
  {
    id: 'primitive/list-row',
    specimens: [
      {
        name: 'rows of a list',
        content: (word) => (
          <List label={word('Wallets')}>
            <ListRow
              title="Brass Wallet"
              picture={brass}
              trailing={<Tag>{word('Recent')}</Tag>}
              onClick={nothing}
            />
            <ListRow title="Gnosis" picture={letter} trailing={<ChevronIcon />} onClick={nothing} />
            <ListRow
              title={word('Get a wallet')}
              picture={brass}
              trailing={
                <>
                  {word('Get')}
                  <ExternalIcon size={18} />
                </>
              }
              href="https://example.com"
            />
          </List>
        ),
      },
      {
        name: 'current, loading, disabled',
        content: (word) => (
          <List label={word('Wallets')}>
            <ListRow title="Ethereum" picture={letter} current trailing={<CheckIcon />} onClick={nothing} />
            <ListRow title={word('Disconnect')} picture={brass} loading onClick={nothing} />
            <ListRow title={word('Disabled')} picture={brass} disabled onClick={nothing} />
          </List>
        ),
      },
      {
        name: 'two lines, a number, nothing but words',
        content: (word) => (
          <List label={word('Tokens')}>
            <ListRow title="Ether" secondary={word('On Ethereum')} picture={brass} trailing="2.4819" />
            <ListRow title={word('Without a picture')} trailing={<ChevronIcon />} onClick={nothing} />
            <ListRow
              title="The Honourable Company of Keymakers and Locksmiths"
              secondary={<bdi>com.keymakers.and.locksmiths.wallet</bdi>}
              picture={brass}
              trailing={<Tag>{word('Installed')}</Tag>}
              onClick={nothing}
            />
          </List>
        ),
      },
    ],
  },
  {
    id: 'primitive/skeleton',
    specimens: [
      {
        name: 'rows beside what comes',
        content: (word) => (
          <List label={word('Wallets')}>
            <RowSkeleton />
            <ListRow title="Brass Wallet" picture={brass} onClick={nothing} />
            <RowSkeleton secondary />
            <ListRow title="Brass Wallet" secondary={word('On Ethereum')} picture={brass} onClick={nothing} />
          </List>
        ),
      },
      {
        name: 'text',
        content: () => (
          <>
            <Skeleton shape="text" variant="display" length="short" />
            <Skeleton shape="text" variant="title" />
            <Skeleton shape="text" length="long" />
            <Skeleton shape="text" variant="caption" length="full" />
          </>
        ),
      },
      {
        name: 'pictures',
        content: () => (
          <div className="line">
            <Skeleton shape="picture" />
            <Skeleton shape="circle" />
            <Skeleton shape="circle" size={64} />
          </div>
        ),
      },
    ],
  },
  {
    id: 'primitive/picture',
    specimens: [
      {
        name: 'sizes',
        content: () => (
          <div className="line">
            {SIZES.map((size) => (
              <Image key={size} src={walletPictures.harbour} size={size} />
            ))}
          </div>
        ),
      },
      {
        name: 'white, circle, letter, mark, icon',
        content: () => (
          <div className="line">
            <Image src={walletPictures.slate} />
            <Image src={networkPictures.base} shape="circle" />
            <Image src={undefined} name="Gnosis" />
            <Image src={undefined} name="Gnosis" shape="circle" />
            <Image src={undefined} />
            <Image src={undefined} fallback={<WalletIcon />} />
          </div>
        ),
      },
      {
        name: 'letters in all sizes',
        content: () => (
          <div className="line">
            {SIZES.map((size) => (
              <Image key={size} src={undefined} name="Quartz" size={size} />
            ))}
          </div>
        ),
      },
      {
        name: 'avatars',
        content: () => (
          <div className="line">
            <Avatar address={ADDRESS} size={64} />
            <Avatar address="0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984" size={64} />
            <Avatar address="0x00000000219ab540356cBB839Cbe05303d7705Fa" size={64} />
            <Avatar address={undefined} size={64} />
          </div>
        ),
      },
    ],
  },
  {
    id: 'primitive/text',
    specimens: [
      {
        name: 'the scale',
        content: (word) => (
          <>
            <Text variant="display" numeric>
              2.4819 ETH
            </Text>
            <Text variant="title">{word('Open Brass Wallet and approve')}</Text>
            <Text variant="label">{word('Choose network')}</Text>
            <Text>{word('Nothing leaves it before you approve.')}</Text>
            <Text variant="caption">{word('Some wallets here look alike.')}</Text>
          </>
        ),
      },
      {
        name: 'tones',
        content: (word) => (
          <>
            <Text tone="primary">{word('Primary')}</Text>
            <Text tone="secondary">{word('Secondary')}</Text>
            <Text tone="accent">{word('Accent')}</Text>
            <Text tone="success">{word('Success')}</Text>
            <Text tone="warning">{word('Warning')}</Text>
            <Text tone="error">{word('Error')}</Text>
          </>
        ),
      },
      {
        name: 'figures stand under each other',
        content: () => (
          <>
            <Text numeric>1,111.1100</Text>
            <Text numeric>9,888.8888</Text>
          </>
        ),
      },
    ],
  },
  {
    id: 'primitive/divider',
    specimens: [
      { name: 'with a word', content: (word) => <Divider>{word('or')}</Divider> },
      { name: 'a line', content: () => <Divider /> },
    ],
  },
]
