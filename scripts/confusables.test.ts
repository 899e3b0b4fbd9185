// plugins/session/src/wallets/confusables.ts is generated: letters that look like Latin ones, from Unicode's
// confusables (UTS #39). `npx vitest run scripts/confusables.test.ts -u` updates it, for instance after an
// update of `unhomoglyph`, which contains that data.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { confusables } from '../plugins/session/src/wallets/confusables'
import { repositoryRoot } from './workspace/run-check'

/** Small capitals look like Latin letters, but are missing in Unicode's data. */
const smallCapitals = ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢʍĸ', 'abcdefghijklmnopqrstuvwyzmk'] as const
const others = ['бпωĸɯ', 'bnwkw'] as const

/** Normalises text as `nameClaim` does before it uses the table. */
const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Latin readings, each followed by the letters that are drawn like it; in one order, so that the file stays the same. */
function buildTable(confusables: Readonly<Record<string, string>>): string {
  const extra = new Map(
    [smallCapitals, others].flatMap(([from, to]) => [...from].map((one, index) => [one, to[index] ?? ''])),
  )
  const latinOf = (letter: string): string | undefined => {
    const drawn = withoutAccents(
      [...(confusables[letter] ?? letter)].map((one) => extra.get(one) ?? one).join(''),
    ).toLowerCase()
    return /^[\da-z]{1,3}$/.test(drawn) ? drawn : undefined
  }
  const letters = [...new Set([...Object.keys(confusables), ...extra.keys()].map(withoutAccents))].filter(
    // `nameClaim` ignores signs.
    (one) => [...one].length === 1 && !/[ -~\p{P}\p{S}]/u.test(one),
  )
  // A small letter also counts if its capital looks like a Latin one.
  const smallReading = (small: string): string | undefined => latinOf(small) ?? latinOf(small.toUpperCase())
  const readings = new Map<string, string | undefined>()
  for (const letter of letters) {
    const small = letter.toLowerCase()
    readings.set(small, smallReading(small))
    const own = latinOf(letter)
    if (letter !== small && own !== undefined && own !== smallReading(small)) readings.set(letter, own)
  }
  const byLatin = new Map<string, string[]>()
  for (const [letter, latin] of readings)
    if (latin !== undefined && latin !== letter) byLatin.set(latin, [...(byLatin.get(latin) ?? []), letter])
  return [...byLatin]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([latin, found]) => `${latin}${found.sort().join('')}`)
    .join(' ')
}

const fileOf = (
  table: string,
): string => `// Made by scripts/confusables.test.ts from Unicode's confusables (UTS #39). Do not edit.

/** One entry for each Latin letter or pair of letters, followed by the letters of other scripts that look like it. */
const table =
  '${table}'

/** The Latin letters that each letter looks like, without accents. Capitals are listed if they look like others. */
export const confusables: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  table.split(' ').flatMap((line) => {
    const latin = line.replace(/[^\\da-z].*/u, '')
    return [...line.slice(latin.length)].map((letter) => [letter, latin] as const)
  }),
)
`

test('confusables: the table in use is the one made from Unicode’s data', async () => {
  const data = createRequire(import.meta.url).resolve('unhomoglyph/data.json')
  const table = buildTable(JSON.parse(readFileSync(data, 'utf8')))
  const file = join(repositoryRoot, 'plugins/session/src/wallets/confusables.ts')
  await expect(fileOf(table)).toMatchFileSnapshot(file)
})

test('confusables: letters are read by Unicode’s data, small ones also as their capitals', () => {
  const read = [...'ɑօӏꓟмηꮋΗ'].map((letter) => confusables.get(letter))
  expect(read).toEqual(['a', 'o', 'i', 'm', 'm', 'n', 'h', 'h'])
  expect(confusables.get('я')).toBeUndefined()
})
