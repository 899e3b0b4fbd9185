import { jsonReply } from '../http/reply'
import type { DataEndpoint } from './data-endpoint'
import { DataError } from './data-error'
import { hostileSuggestions } from './hostile-responses'
import { PROFILE_ZONE } from './profiles'

const SHORTEST = 3
const MOST = 5
const endings = ['-wallet', '-1', 'xyz', '-one', 'hq', '-2', '-3', '-4', '-5', '-6']

/** Tells whether a name is taken, and lists similar names that are free. */
export const profileSuggestions: DataEndpoint = {
  service: 'data:suggestions',
  method: 'GET',
  path: /^\/v1\/profile\/suggestions\/([^/]+)$/,
  projectId: 'query',
  empty: () => ({ suggestions: [] }),
  answer: async ({ subject, query, variant, world }) => {
    if (variant === 'hostile') return jsonReply({ suggestions: hostileSuggestions })
    const zone = query.get('zone') ?? PROFILE_ZONE
    if (subject.length < SHORTEST) throw new DataError(400, 'name', 'Name is too short')
    if (zone !== PROFILE_ZONE) throw new DataError(400, 'zone', 'Name is not in an allowed zone')
    const full = (name: string): string => `${name}.${zone}`
    const isTaken = (name: string): boolean => world.nameRegistry.findByName(full(name)) !== undefined
    const free = endings.map((ending) => `${subject}${ending}`).filter((name) => !isTaken(name))
    return jsonReply({
      suggestions: [
        { name: full(subject), registered: isTaken(subject) },
        ...free.slice(0, MOST - 1).map((name) => ({ name: full(name), registered: false })),
      ],
    })
  },
}
