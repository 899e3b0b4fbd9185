import { toJson } from '@latchkey/kernel/to-json'
import type { ExplainedField } from '@latchkey/session/contract'

const MAX_FIELDS = 60
const MAX_DEPTH = 6
const MAX_TEXT = 500

/** Lists the members of JSON, for requests that cannot be decoded: at most 60, six levels deep. */
export function listFields(value: unknown): readonly ExplainedField[] {
  let count = 0
  const read = (one: unknown, depth: number): ExplainedField['value'] => {
    if (typeof one !== 'object' || one === null) return cutText(String(one))
    if (depth >= MAX_DEPTH) return cutText(toJson(one))
    const fields: ExplainedField[] = []
    for (const [name, member] of Object.entries(one)) {
      if (count >= MAX_FIELDS) return [...fields, { name: '…', value: '…' }]
      count += 1
      const isIndex = Array.isArray(one)
      fields.push({
        name: isIndex ? String(Number(name) + 1) : name.slice(0, MAX_TEXT),
        value: read(member, depth + 1),
      })
    }
    return fields
  }
  const fields = read(value, 0)
  return typeof fields === 'string' ? [{ name: '1', value: fields }] : fields
}

const cutText = (text: string): string => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text)
