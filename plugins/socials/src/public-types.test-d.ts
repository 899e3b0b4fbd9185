import { test } from 'vitest'
import { socials } from './plugin'

test('types: a provider that does not exist is refused', () => {
  socials({ providers: ['google', 'farcaster'] })
  // @ts-expect-error there is no such provider
  socials({ providers: ['myspace'] })
})
