import { Button } from '@latchkey/ui-primitives/button'
import { CopyButton } from '@latchkey/ui-primitives/copy-button'
import { CopyIcon } from '@latchkey/ui-primitives/icon/copy'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { type ReactElement, useState } from 'react'
import { useCopy } from '../use-copy'
import * as css from './copy-link.css'

export interface CopyLinkProps {
  /** Undefined: it is to come, or of no use any more. */
  readonly uri: string | undefined
  readonly name: string
}

/** The pairing as text, for wallets that are told what to do by pasting. Part: `pairing-link`. */
export function CopyLink({ uri, name }: CopyLinkProps): ReactElement {
  useSheets(css.sheets)
  const say = useCopy()
  const [failedUri, setFailedUri] = useState<string>()
  if (uri === undefined)
    return (
      <Button size="large" fullWidth disabled icon={<CopyIcon size={18} />}>
        {say('pairing.copy')}
      </Button>
    )
  return (
    <>
      <CopyButton
        value={uri}
        shape="button"
        size="large"
        fullWidth
        label={say('pairing.copy')}
        copiedLabel={say('pairing.copied')}
        failedLabel={say('pairing.copy-failed')}
        onFailed={() => setFailedUri(uri)}
      />
      {failedUri === uri && (
        <textarea
          part="pairing-link"
          className={css.link}
          aria-label={say('pairing.link', { name })}
          readOnly
          rows={4}
          value={uri}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
