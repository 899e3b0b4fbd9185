import type { Words } from '../../attempt-words'
import type { Say } from '../use-copy'
import type { HandoffPhase } from '../use-handoff'

/** What is said before a link is opened, and after. */
export function handoffWords(phase: HandoffPhase | 'web' | 'desktop', name: string, say: Say): Words {
  const values = { name }
  if (phase === 'stuck') return { title: say('pairing.stuck', values), hint: say('pairing.stuck-hint') }
  if (phase === 'back') return { title: say('pairing.back', values), hint: say('pairing.back-hint') }
  if (phase === 'opened' || phase === 'away')
    return { title: say('pairing.approve', values), hint: say('pairing.approve-hint') }
  const title = say('pairing.open', values)
  if (phase === 'web') return { title, hint: say('pairing.web-hint') }
  return { title, hint: phase === 'desktop' ? say('pairing.desktop-hint') : say('pairing.open-hint') }
}
