import { Button, Spinner, Tag } from '@latchkey/ui-primitives'
import { EmptyState, NetworkDrawing, NothingFoundDrawing } from '@latchkey/ui-primitives/lists'
import { AlertBar, type AlertBarVariant, Banner } from '@latchkey/ui-primitives/screens'
import type { SheetState } from '../gallery-state'

const ALERTS: readonly AlertBarVariant[] = ['info', 'success', 'warning', 'error']
const nothing = (): void => undefined

export const messageSheets: readonly SheetState[] = [
  {
    id: 'primitive/alert-bar',
    specimens: ALERTS.map((variant) => ({
      name: variant,
      content: (word) => (
        <>
          <AlertBar variant={variant} onClose={nothing} closeLabel={word('Dismiss')}>
            {word('Your wallet is on Base now')}
          </AlertBar>
          <AlertBar variant={variant}>
            {word('No answer from the network. Check your connection, then try again.')}
          </AlertBar>
        </>
      ),
    })),
  },
  {
    id: 'primitive/banner',
    specimens: (['success', 'loading', 'error'] as const).map((variant) => ({
      name: variant,
      content: (word) => (
        <div className="line">
          <Banner variant={variant}>{word('Address copied')}</Banner>
        </div>
      ),
    })),
  },
  {
    id: 'primitive/tag',
    specimens: [
      {
        name: 'tones',
        content: (word) => (
          <div className="line">
            <Tag>{word('Installed')}</Tag>
            <Tag tone="accent">{word('Recent')}</Tag>
            <Tag tone="success">{word('Connected')}</Tag>
            <Tag tone="warning">{word('Careful')}</Tag>
            <Tag tone="error">{word('Failed')}</Tag>
            <Tag>420+</Tag>
          </div>
        ),
      },
    ],
  },
  {
    id: 'primitive/empty-state',
    specimens: [
      {
        name: 'with an action',
        content: (word) => (
          <EmptyState
            drawing={<NothingFoundDrawing />}
            sentence={word('No wallet is called “Paper Purse”.')}
            action={<Button onClick={nothing}>{word('Show all wallets')}</Button>}
          />
        ),
      },
      {
        name: 'without',
        content: (word) => (
          <EmptyState drawing={<NetworkDrawing />} sentence={word('This page offers no networks.')} />
        ),
      },
    ],
  },
  {
    id: 'primitive/spinner',
    specimens: [
      {
        name: 'sizes',
        content: () => (
          <div className="line">
            <Spinner size={16} />
            <Spinner />
            <Spinner size={32} />
          </div>
        ),
      },
    ],
  },
]
