// How texts for users are worded, in both languages: what a reader of one text cannot see beside the others.
import { expect, test } from 'vitest'
import { specSentences } from '../plugins/session/src/test-support/sheet-errors'
import { specErrors } from '../plugins/session/src/test-support/spec-errors'
import { englishOf, translated, translationOf } from './workspace/package-texts'

/** Sentences of the specification. They stay as they are. */
const literals = new Set([...specErrors, ...specSentences].map(({ text }) => text))

/** Names, which keep their capitals within a sentence. */
const NAMES =
  /App Store|Google Play|Chrome Web Store|Terms of Service|Privacy Policy|Smart sessions|\b(NFTs?|QR|ID|US|Farcaster|Ethereum|Base|iPhone|iPad)\b/g

/** A word that we do not say, and what we say for it. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./, 'one character for an ellipsis: …'],
  [
    /\b(can|could|do|does|did|is|are|was|were|has|have|had|would) ?not\b|\b(you|it|there) (are|is) [a-z]+ed\b/i,
    'n’t: short forms',
  ],
  [/\bcancel(ed|ing)\b/i, 'cancelled'],
  [/\bcopying\b|\b(failed|unable) to\b/i, 'Couldn’t …'],
  [/\bplease\b/i, 'nothing: the verb is enough'],
  [/\b(pick|select)\b(?! the (address|name))/i, 'choose'],
  [/\b(look|looked) (at|in|into)\b/i, 'check, see'],
  [/\b(go|goes|going) on\b/i, 'continue'],
  [/\bturn(ed)? (it )?away\b|\bsaid no\b/i, 'decline'],
  [/\bEVM\b/, 'Ethereum networks'],
  [/\bin the explorer\b/i, 'on the explorer'],
  [
    /\bCheck the connection\b|\bCheck your connection and try again\./,
    'Check your connection, then try again.',
  ],
]

/** What is wrong with an English text; empty if nothing is. */
function faultsOf(text: string): readonly string[] {
  if (literals.has(text)) return []
  const sentences = text.replace(NAMES, 'name').split(/(?<=[.?!:;]) /)
  return [
    ...WORDS.flatMap(([word, instead]) => (word.test(text) ? [`say ${instead}`] : [])),
    ...(sentences.some((sentence) => /\s“?\p{Lu}\p{Ll}/u.test(sentence)) ? ['is not in sentence case'] : []),
  ]
}

test('wording: every fault is found, and a good text has none', () => {
  expect(literals.has('Token Balance Unavailable')).toBe(true)
  for (const text of [
    'Connecting...',
    'Could not be loaded.',
    'Cannot connect',
    'Canceled',
    'Copying failed',
    'Failed to copy',
    'Please try again.',
    'Select a token',
    'Look into your wallet first',
    'Connect one to go on.',
    'You said no in your wallet',
    'Works on EVM networks',
    'See it in the explorer.',
    'Check your connection and try again.',
    'Connect Wallet',
    'Try again. Press Send.',
  ])
    expect(faultsOf(text), text).toHaveLength(1)
  for (const text of [
    'Token Balance Unavailable',
    'Get it in the App Store. Then come back.',
    'You’re all set.',
  ])
    expect(faultsOf(text), text).toEqual([])
})

test.each(translated)('wording: the English texts of $name are worded as the others', async (library) => {
  const english = await englishOf(library)
  expect(Object.keys(english).length).toBeGreaterThan(0)
  expect(
    Object.entries(english).flatMap(([key, text]) =>
      faultsOf(text).map((fault) => `${key}: ${fault}: ${text}`),
    ),
  ).toEqual([])
})

/** Words for one thing that Arabic texts use in one form only. */
const ARABIC_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\.\.\./, '…'],
  [/حاول مرة أخرى/, 'حاول مجددًا'],
  [/العرض في المستكشف/, 'عرض في المستكشف'],
]

test.each(translated)('wording: the Arabic texts of $name are worded as the others', async (library) => {
  const arabic = translationOf(library, 'ar')
  expect(
    Object.entries(arabic).flatMap(([key, text]) =>
      ARABIC_WORDS.flatMap(([word, instead]) => (word.test(text) ? [`${key}: say ${instead}: ${text}`] : [])),
    ),
  ).toEqual([])
})
