type Version = readonly [major: number, minor: number, patch: number]

const PART = /^(>=|<=|>|<|=|\^|~)?\s*v?(\d+|[*xX])(?:\.(\d+|[*xX]))?(?:\.(\d+|[*xX]))?/

const isNumber = (part: string | undefined): part is string => part !== undefined && /^\d+$/.test(part)

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

function parseVersion(text: string): Version | undefined {
  const [, , major, minor, patch] = PART.exec(text) ?? []
  return isNumber(major) ? [Number(major), Number(minor ?? 0) || 0, Number(patch ?? 0) || 0] : undefined
}

/** The first version after those that a caret, a tilde or a partial version allows. */
function endOf(operator: string, start: Version, minor?: string, patch?: string): Version {
  const [first, second, third] = start
  if (operator === '^' && (first > 0 || !isNumber(minor))) return [first + 1, 0, 0]
  if (operator === '^' && (second > 0 || !isNumber(patch))) return [first, second + 1, 0]
  if (operator === '^') return [first, second, third + 1]
  if (!isNumber(minor)) return [first + 1, 0, 0]
  if (operator === '~' || !isNumber(patch)) return [first, second + 1, 0]
  return [first, second, third + 1]
}

function fulfils(version: Version, part: string): boolean {
  const [, operator = '=', major, minor, patch] = PART.exec(part) ?? []
  const start = parseVersion(part)
  if (!start || !isNumber(major)) return true
  const order = compare(version, start)
  if (operator === '>=') return order >= 0
  if (operator === '>') return order > 0
  if (operator === '<=') return order <= 0
  if (operator === '<') return order < 0
  return order >= 0 && compare(version, endOf(operator, start, minor, patch)) < 0
}

/**
 * Whether a version is in a range of npm: `^18.2.0 || ^19.0.0`, `>=20.19 <25`, `~5.4`, `2.x`. What comes after a hyphen
 * (`-rc.1`) does not count. What cannot be read, such as a tag, counts as fulfilled.
 * @see https://github.com/npm/node-semver#ranges
 */
export function isInRange(version: string, range: string): boolean {
  const parsed = parseVersion(version)
  if (!parsed) return true
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .replaceAll(/(>=|<=|>|<|=|\^|~)\s+/g, '$1')
      .split(/\s+/)
      .every((part) => fulfils(parsed, part)),
  )
}
