import { type ReactNode, useLayoutEffect, useState } from 'react'
import { accents, DEFAULT_RADIUS, type FeatureId, type Look } from './choices'
import { CodePanel } from './parts/code-panel'
import { FeatureList } from './parts/feature-list'
import { Hero } from './parts/hero'
import { Strip } from './parts/strip'
import { useSystemTheme } from './parts/watch-page'
import { textsOf } from './texts'

const firstLook: Look = {
  theme: 'auto',
  accent: 'brass',
  radius: DEFAULT_RADIUS,
  language: 'en',
  device: 'desktop',
}
const noFeatures: ReadonlySet<FeatureId> = new Set()

/** The page that shows what Latchkey is. */
export function DemoPage(): ReactNode {
  const [look, setLook] = useState(firstLook)
  const [chosen, setChosen] = useState(noFeatures)
  const texts = textsOf(look.language)
  useDressPage(look, texts.title)
  return (
    <>
      <header className="bar">
        <span className="mark" dir="ltr">
          <img src="/keyhole.svg" alt="" width="28" height="28" />
          Latchkey
        </span>
        <a href={`/workbench${location.search}`}>{texts.workbench}</a>
      </header>
      <main>
        <Hero texts={texts} look={look} chosen={chosen} />
        <Strip texts={texts} look={look} onChange={setLook}>
          <FeatureList texts={texts} chosen={chosen} onChange={setChosen} />
        </Strip>
        <CodePanel texts={texts} look={look} chosen={chosen} />
      </main>
    </>
  )
}

/** The page follows every choice: colours, corners, words and direction. */
function useDressPage({ theme, accent, radius, language }: Look, title: string): void {
  const system = useSystemTheme()
  useLayoutEffect(() => {
    const { documentElement: root } = document
    root.dataset['theme'] = theme === 'auto' ? system : theme
    root.style.setProperty('--accent', accents[accent])
    root.style.setProperty('--corner', `${radius / DEFAULT_RADIUS}`)
    // The page’s own words are in two languages, the dialog’s in all.
    root.lang = language === 'ar' ? 'ar' : 'en'
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
    document.title = title
  }, [theme, system, accent, radius, language, title])
}
