import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { IconTile } from '@latchkey/ui-primitives/icon-tile'
import { ChevronIcon } from '@latchkey/ui-primitives/icons'
import { List } from '@latchkey/ui-primitives/list'
import { ListRow } from '@latchkey/ui-primitives/list-row'
import { Tag } from '@latchkey/ui-primitives/tag'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import type { ReactElement } from 'react'
import { socialsContract } from '../contract'
import { ProviderMark } from '../marks'
import { offeredMethods, providerNames } from '../providers'
import { texts } from '../texts'

/** All social logins. Parts: `socials`, `social`. */
export function ConnectSocialsView(): ReactElement {
  const t = useTexts(texts)
  const { open } = usePlugin(socialsContract)
  const providers = offeredMethods(usePluginState(socialsContract, (state) => state))
  const lastUsed = usePluginState(socialsContract, (state) => state.lastUsed)
  return (
    <ViewLayout
      part="socials"
      footer={
        <Text as="p" variant="caption" tone="secondary" align="center">
          {t('socials.hint')}
        </Text>
      }
    >
      <List label={t('socials.list')}>
        {providers.map((method) => (
          <ListRow
            key={method}
            part="social"
            title={t('socials.continue-with', { provider: providerNames[method] })}
            picture={
              <IconTile>
                <ProviderMark provider={method} />
              </IconTile>
            }
            trailing={
              <>
                {method === lastUsed && <Tag tone="accent">{t('socials.recent')}</Tag>}
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
