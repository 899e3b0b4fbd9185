import { Button, type ButtonVariant, CloseIcon, HelpIcon, IconButton, Text } from '@latchkey/ui-primitives'
import { Link, SearchField } from '@latchkey/ui-primitives/lists'
import { CopyButton, RetryIcon, Tabs } from '@latchkey/ui-primitives/screens'
import type { SheetState } from '../gallery-state'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet']
const nothing = (): void => undefined

export const controlSheets: readonly SheetState[] = [
  {
    id: 'primitive/button',
    specimens: [
      ...VARIANTS.map((variant) => ({
        name: variant,
        content: (word: (english: string) => string) => (
          <>
            <div className="line">
              <Button variant={variant} size="small">
                {word('Small')}
              </Button>
              <Button variant={variant}>{word('Medium')}</Button>
              <Button variant={variant} disabled>
                {word('Disabled')}
              </Button>
            </div>
            <Button variant={variant} size="large" fullWidth icon={<RetryIcon />}>
              {word('Try again')}
            </Button>
            <Button variant={variant} size="large" fullWidth loading>
              {word('Try again')}
            </Button>
          </>
        ),
      })),
    ],
  },
  {
    id: 'primitive/icon-button',
    specimens: [
      {
        name: 'medium, filled, disabled, small',
        content: (word) => (
          <div className="line">
            <IconButton label={word('Close')} icon={<CloseIcon />} />
            <IconButton label={word('Help')} icon={<HelpIcon />} filled />
            <IconButton label={word('Close')} icon={<CloseIcon />} disabled />
            <IconButton label={word('Close')} icon={<CloseIcon size={18} />} size="small" />
          </div>
        ),
      },
      {
        name: 'copy',
        content: (word) => (
          <div className="line">
            <CopyButton
              value="1"
              label={word('Copy address')}
              copiedLabel={word('Copied')}
              failedLabel={word('Failed')}
            />
            <CopyButton
              value="1"
              shape="button"
              label={word('Copy address')}
              copiedLabel={word('Address copied')}
              failedLabel={word('Couldn’t copy')}
            />
          </div>
        ),
      },
    ],
  },
  {
    id: 'primitive/link',
    specimens: [
      {
        name: 'in a sentence',
        content: (word) => (
          <Text as="p">
            {word('By connecting a wallet you agree to the')}{' '}
            <Link href="https://example.com">{word('Terms of Service')}</Link>.
          </Text>
        ),
      },
      {
        name: 'secondary, with its icon',
        content: (word) => (
          <Link href="https://example.com" tone="secondary" icon>
            {word('View on explorer')}
          </Link>
        ),
      },
      {
        name: 'not safe to follow',
        content: (word) => <Link href="ftp://example.com">{word('Text alone')}</Link>,
      },
    ],
  },
  {
    id: 'primitive/search-field',
    specimens: [
      {
        name: 'empty',
        content: (word) => (
          <SearchField
            label={word('Search wallets')}
            clearLabel={word('Clear search')}
            value=""
            onChange={nothing}
          />
        ),
      },
      {
        name: 'filled',
        content: (word) => (
          <SearchField
            label={word('Search wallets')}
            clearLabel={word('Clear search')}
            value="Brass"
            onChange={nothing}
          />
        ),
      },
    ],
  },
  {
    id: 'primitive/tabs',
    specimens: [
      {
        name: 'two',
        content: (word) => (
          <Tabs
            label={word('Account contents')}
            tabs={[
              { id: 'tokens', label: word('Tokens') },
              { id: 'activity', label: word('Activity') },
            ]}
            selected="tokens"
            onSelect={nothing}
          />
        ),
      },
      {
        name: 'three, the last one chosen',
        content: (word) => (
          <Tabs
            label={word('Account contents')}
            tabs={[
              { id: 'tokens', label: word('Tokens') },
              { id: 'collectibles', label: word('Collectibles') },
              { id: 'activity', label: word('Activity') },
            ]}
            selected="activity"
            onSelect={nothing}
          />
        ),
      },
    ],
  },
]
