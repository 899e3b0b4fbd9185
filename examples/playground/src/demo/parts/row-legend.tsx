import type { ReactNode } from 'react'

/** The name of a group of controls, in a row with them. WebKit lays out no `legend` in a row, so that one is only told. */
export function RowLegend({ children }: { readonly children: string }): ReactNode {
  return (
    <>
      <legend>{children}</legend>
      <span className="row-legend" aria-hidden="true">
        {children}
      </span>
    </>
  )
}
