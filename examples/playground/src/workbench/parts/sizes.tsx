import type { ReactNode } from 'react'
import sizes from '../../sizes.json'

/** Bytes that Latchkey adds to a host's page, as measured by `npm test`. */
export function Sizes(): ReactNode {
  return (
    <section className="card wide" aria-labelledby="sizes-title">
      <h2 id="sizes-title">What it weighs</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Until the page is idle</th>
            <th scope="col">When it is idle</th>
            <th scope="col">When used</th>
            <th scope="col">Added to a page with latchkey and @latchkey/evm</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ part, eager, idle, lazy, added }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{eager}</td>
              <td>{idle}</td>
              <td>{lazy}</td>
              <td>{added}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
