import { usePlugin, usePluginState } from '@latchkey/kernel/react'
import { ChevronIcon } from '@latchkey/ui-primitives/icon/chevron'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import type { ReactElement } from 'react'
import { socialsContract } from '../contract'
import { useCopy } from '../copy/use-copy'
import { ProviderMark } from '../icons/marks'
import { offeredMethods, providerNames } from '../providers'

/** All social logins. Parts: `socials`, `social`. */
export function ConnectSocialsView(): ReactElement {
  const say = useCopy()
  const { open } = usePlugin(socialsContract)
  const providers = offeredMethods(usePluginState(socialsContract, (state) => state))
  const lastUsed = usePluginState(socialsContract, (state) => state.lastUsed)
  return (
    <ViewLayout
      part="socials"
      footer={
        <Text as="p" variant="caption" tone="secondary" align="center">
          {say('socials.hint')}
        </Text>
      }
    >
      <List label={say('socials.list')}>
        {providers.map((method) => (
          <ListRow
            key={method}
            part="social"
            title={say('socials.continue-with', { provider: providerNames[method] })}
            picture={
              <IconTile>
                <ProviderMark provider={method} />
              </IconTile>
            }
            trailing={
              <>
                {method === lastUsed && <Tag tone="accent">{say('socials.recent')}</Tag>}
                <ChevronIcon />
              </>
            }
            onClick={() => open(method)}
          />
        ))}
      </List>
    </ViewLayout>
  )
}
