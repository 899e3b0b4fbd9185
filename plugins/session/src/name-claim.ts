/** Letters of other scripts, and digits, that are drawn like Latin letters; case and accents are gone by then. */
const drawnLike: Readonly<Record<string, string>> = {
  ...pairs('аеорсухѕјһԁԛԝмткпбгві', 'aeopcyxsjhdqwmtknbrvi'),
  ...pairs('αβεικμνορτυχηωγ', 'abeikmnoptuxnwy'),
  ...pairs('01l|ı', 'oiiii'),
}

/**
 * What a visitor would read in a name at a glance: names that give the same claim look alike. Only for telling
 * whether two wallets may be taken for each other, never for putting them together.
 */
export function nameClaim(name: string): string {
  const letters = name
    .replace(/[\p{P}\p{S}\p{Z}\p{C}]/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
  const plain = [...letters].map((letter) => drawnLike[letter] ?? letter).join('')
  return plain.replaceAll('rn', 'm').replaceAll('vv', 'w') || name
}

function pairs(letters: string, latin: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...letters].map((letter, index) => [letter, latin[index] ?? letter]))
}
