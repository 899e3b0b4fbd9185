import type { PluginContext } from '@latchkey/kernel'
import {
  Button,
  CloseIcon,
  IconButton,
  LiveRegion,
  ScrollArea,
  Tag,
  Text,
  ThemeRoot,
} from '@latchkey/ui-primitives'
import { Tabs } from '@latchkey/ui-primitives/screens'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { DevtoolsContract, DevtoolsTab } from '../contract'
import { type Recording, writeReport } from '../report'
import { tabs } from '../tabs'
import { BytesTab } from './bytes-tab'
import * as css from './panel.css'
import { PluginsTab } from './plugins-tab'
import { Resizer } from './resizer'
import { StateTab } from './state-tab'
import { Timeline } from './timeline'
import { usePanelState, useShortcut, WholeAddresses } from './use-panel'
import { ViewsTab } from './views-tab'

export interface PanelProps {
  readonly ctx: PluginContext<DevtoolsContract>
  readonly recording: Recording
  /** How many panels of other instances stand before this one. */
  readonly place: number
  readonly signal: AbortSignal
}

/** The button, and the panel while it is open. Parts: `open`, `panel`. */
export function Panel({ ctx, recording, place, signal }: PanelProps): ReactElement {
  const { open } = usePanelState(ctx)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(open)
  const toggle = (): void => ctx.state.assign({ open: !open })
  useShortcut(ctx, signal, toggle)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  const mode = Object(recording.instance.plugins.find(({ id }) => id === 'modal')?.state()).themeMode
  return (
    // In English, so from the left on every page.
    <ThemeRoot mode={mode} language="en">
      {open ? (
        <OpenPanel ctx={ctx} recording={recording} />
      ) : (
        <button
          ref={button}
          type="button"
          part="open"
          className={css.openButton}
          style={{ marginInlineStart: `${place * OFFSET_PX}px` }}
          aria-label={`Latchkey devtools: ${recording.instance.id}`}
          aria-expanded={false}
          title={`Latchkey devtools: ${recording.instance.id} (Ctrl and the key left of 1)`}
          onClick={toggle}
        >
          LK
        </button>
      )}
    </ThemeRoot>
  )
}

/** From the button of one instance to that of the next. */
const OFFSET_PX = 48

function OpenPanel({ ctx, recording }: Pick<PanelProps, 'ctx' | 'recording'>): ReactElement {
  const { tab, height } = usePanelState(ctx)
  const [whole, setWhole] = useState(false)
  const [said, setSaid] = useState('')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const copy = (): void => {
    navigator.clipboard.writeText(writeReport(recording, navigator.userAgent)).then(
      () => setSaid('Report copied. It is redacted.'),
      () => setSaid('The report could not be copied.'),
    )
  }
  return (
    <WholeAddresses.Provider value={whole}>
      <section
        ref={panel}
        tabIndex={-1}
        part="panel"
        className={css.panel}
        style={{ height: `${height}vh` }}
        aria-label="Latchkey devtools"
      >
        <Resizer height={height} onResize={(next) => ctx.state.assign({ height: next })} />
        <header className={css.header}>
          <div className={css.name}>
            <Text as="h2" variant="body" weight="strong">
              Latchkey devtools
            </Text>
            <Tag>{recording.instance.id}</Tag>
          </div>
          <span className={css.said}>{said}</span>
          <LiveRegion message={said} />
          <Button size="small" onClick={() => setWhole(!whole)}>
            {whole ? 'Shorten addresses' : 'Show addresses'}
          </Button>
          <Button size="small" onClick={copy}>
            Copy report
          </Button>
          <IconButton
            className={css.close}
            size="small"
            label="Close devtools"
            icon={<CloseIcon size={16} />}
            onClick={() => ctx.state.assign({ open: false })}
          />
        </header>
        <Tabs<DevtoolsTab>
          label="Parts of the devtools"
          tabs={tabs}
          selected={tab}
          onSelect={(next) => ctx.state.assign({ tab: next })}
          panelClassName={css.body}
        >
          <Content tab={tab} recording={recording} />
        </Tabs>
      </section>
    </WholeAddresses.Provider>
  )
}

function Content({ tab, recording }: ContentProps): ReactElement {
  if (tab === 'timeline') return <Timeline recording={recording} />
  const Part = parts[tab]
  return (
    <ScrollArea label={tabs.find(({ id }) => id === tab)?.label} className={css.scroll}>
      <Part recording={recording} />
    </ScrollArea>
  )
}

interface ContentProps {
  readonly tab: DevtoolsTab
  readonly recording: Recording
}

const parts = { state: StateTab, views: ViewsTab, plugins: PluginsTab, bytes: BytesTab } as const
