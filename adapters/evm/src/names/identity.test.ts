import { expect, test } from 'vitest'
import { checkName } from './identity'

test.each([
  ['alice.eth', { name: 'alice.eth' }],
  ['a-1.b.eth', { name: 'a-1.b.eth' }],
  ['🔑.eth', { name: '🔑.eth', isUnusual: true }],
  ['мир.eth', { name: 'мир.eth', isUnusual: true }],
  ['日本.eth', { name: '日本.eth', isUnusual: true }],
  ['_alice.eth', { name: '_alice.eth', isUnusual: true }],
  ['Alice.eth', undefined],
  ['аlice.eth', undefined],
  ['ab--c.eth', undefined],
  ['a\u200dlice.eth', undefined],
  ['alice\u202e.eth', undefined],
  ['alice .eth', undefined],
  ['', undefined],
  [`${'a'.repeat(300)}.eth`, undefined],
])('name: %s', async (name, shown) => {
  expect(await checkName(name)).toEqual(shown)
})
