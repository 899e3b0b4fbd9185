import { modalContract } from '@latchkey/modal/contract'
import { useEffect } from 'react'
import type { PlaygroundLatchkey } from '../../latchkey/create-playground-latchkey'
import type { Settings } from '../../latchkey/settings'

/** Applies the selected theme to the page and to its Latchkey instance. */
export function useApplyTheme(
  latchkey: PlaygroundLatchkey,
  look: Pick<Settings, 'mode' | 'accent' | 'radius'>,
): void {
  const { mode, accent, radius } = look
  useEffect(() => {
    document.documentElement.dataset['theme'] = mode
    latchkey.get(modalContract).setTheme({
      mode,
      variables: {
        ...(accent === undefined ? {} : { '--lk-accent': accent }),
        '--lk-border-radius-master': `${radius}px`,
      },
    })
  }, [latchkey, mode, accent, radius])
}
