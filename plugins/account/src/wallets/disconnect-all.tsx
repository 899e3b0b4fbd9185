import { Button } from '@latchkey/ui-primitives/button'
import { PowerIcon } from '@latchkey/ui-primitives/icon/power'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCopy } from '../copy/use-copy'
import * as css from './disconnect-all.css'

export interface DisconnectAllProps {
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

/** Asks once more in its own place: it cannot be taken back without asking every wallet again. Part: `disconnect-all`. */
export function DisconnectAll({ isBusy, onConfirm }: DisconnectAllProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const question = useId()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState<boolean>()
  useLayoutEffect(() => {
    // From the row to the safe answer and back; not when the view opens.
    if (isAsking !== undefined) place.current?.querySelector('button')?.focus()
  }, [isAsking])
  return (
    <div ref={place} part="disconnect-all">
      {isAsking ? (
        <section aria-labelledby={question} className={css.question}>
          <Text as="p" id={question} align="center">
            {say('wallets.disconnect-all-question')}
          </Text>
          <div className={css.answers}>
            <Button className={css.answer} onClick={() => setAsking(false)}>
              {say('wallets.keep')}
            </Button>
            <Button variant="danger" className={css.answer} loading={isBusy} onClick={onConfirm}>
              {say('wallets.disconnect-all')}
            </Button>
          </div>
        </section>
      ) : (
        <ListRow
          title={say('wallets.disconnect-all')}
          picture={
            <IconTile>
              <PowerIcon />
            </IconTile>
          }
          onClick={() => setAsking(true)}
        />
      )}
    </div>
  )
}
