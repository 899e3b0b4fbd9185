import { Button, type ButtonProps } from '@latchkey/ui-primitives/button'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'

export interface RetryButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'loading'> {
  readonly part: string
  /** Until it may be asked for again: it is disabled and counts down. */
  readonly pauseSeconds: number
  readonly onRetry: () => void
}

/** Reads again what could not be read. */
export function RetryButton({ pauseSeconds, onRetry, ...looks }: RetryButtonProps): ReactElement {
  const say = useCopy()
  return (
    <Button {...looks} disabled={pauseSeconds > 0} onClick={onRetry}>
      {pauseSeconds > 0 ? say('list.retry-in', { seconds: pauseSeconds }) : say('account.try-again')}
    </Button>
  )
}
