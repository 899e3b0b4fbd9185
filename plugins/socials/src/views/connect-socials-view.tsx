import { usePlugin, usePluginState, useTexts } from '@latchkey/kernel/react'
import { ChevronIcon, IconTile, List, ListRow, Tag, Text, ViewLayout } from '@latchkey/ui-primitives'
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
