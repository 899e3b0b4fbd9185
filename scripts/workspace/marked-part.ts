/** Puts a generated part of a document between its marks, `<!-- name -->` and `<!-- /name -->`. */
export function withMarkedPart(document: string, name: string, part: string): string {
  const opening = `<!-- ${name} -->`
  const start = document.indexOf(opening)
  const end = document.indexOf(`<!-- /${name} -->`)
  if (start < 0 || end < start) throw new Error(`The document has no ${opening} … <!-- /${name} -->.`)
  return `${document.slice(0, start + opening.length)}\n${part}\n${document.slice(end)}`
}
