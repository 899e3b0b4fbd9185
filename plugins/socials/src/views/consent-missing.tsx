import { connectContract } from '@latchkey/connect/contract'
import { useRouter } from '@latchkey/kernel/react'
import { KeyholeIcon } from '@latchkey/ui-primitives/icon/keyhole'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import type { ReactElement } from 'react'
import { useCopy } from '../copy/use-copy'
import type { SocialsContext } from '../socials-context'

/** Whether the page's terms have to be accepted first. */
export function isConsentMissing(ctx: SocialsContext): boolean {
  return ctx.read(connectContract)?.consent === 'needed'
}

/** Leads back to the box with the terms. Part: `consent-missing`. */
export function ConsentMissing(): ReactElement {
  const say = useCopy()
  const router = useRouter(connectContract)
  return (
    <RequestStatus
      part="consent-missing"
      state="stopped"
      picture={
        <IconTile filled>
          <KeyholeIcon />
        </IconTile>
      }
      title={say('socials.consent')}
      hint={say('socials.consent-hint')}
      actions={[
        {
          id: 'review',
          label: say('socials.review-terms'),
          primary: true,
          onClick: () => router.reset('Connect'),
        },
      ]}
    />
  )
}
