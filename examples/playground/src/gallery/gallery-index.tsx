import type { ReactElement } from 'react'

const LOOKS = [
  ['light', ''],
  ['dark', '&theme=dark'],
  ['right to left', '&locale=ar'],
  ['long text', '&locale=pseudo'],
] as const

/** The start page: links to all states. */
export function GalleryIndex({ states }: { readonly states: readonly string[] }): ReactElement {
  const groups = new Map<string, string[]>()
  for (const id of states) {
    const [group = id] = id.split('/')
    groups.set(group, [...(groups.get(group) ?? []), id])
  }
  return (
    <main className="index">
      <h1>Latchkey gallery</h1>
      <p>Every view and every primitive in every state, from fixed data.</p>
      {[...groups].map(([group, ids]) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {ids.map((id) => (
              <li key={id}>
                {id.slice(group.length + 1)}{' '}
                {LOOKS.map(([name, more]) => (
                  <a key={name} href={`?state=${id}${more}`} title={`${id}, ${name}`}>
                    {name === 'light' ? 'light' : name.slice(0, 4)}
                  </a>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
