import { useOptionalPlugin, usePlugin, usePluginState } from '@latchkey/kernel/react'
import {
  emptyPortfolio,
  type PortfolioApi,
  type PortfolioState,
  portfolioContract,
} from '@latchkey/portfolio/contract'
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react'

export interface ShownPortfolio {
  readonly state: PortfolioState
  /** Undefined where nobody reads anything. */
  readonly api: PortfolioApi | undefined
}

const nothing: ShownPortfolio = {
  state: { ...emptyPortfolio, balances: 'off', names: 'off' },
  api: undefined,
}
const Shown = createContext(nothing)
const whole = (state: PortfolioState): PortfolioState => state

/** What is known of accounts, for everything inside; nothing where no portfolio is installed. */
export function PortfolioScope({ children }: { readonly children: ReactNode }): ReactElement {
  const isInstalled = useOptionalPlugin(portfolioContract) !== undefined
  return isInstalled ? <Known>{children}</Known> : <Shown.Provider value={nothing}>{children}</Shown.Provider>
}

function Known({ children }: { readonly children: ReactNode }): ReactElement {
  const api = usePlugin(portfolioContract)
  const state = usePluginState(portfolioContract, whole)
  const value = useMemo(() => ({ api, state }), [api, state])
  return <Shown.Provider value={value}>{children}</Shown.Provider>
}

export function usePortfolio(): ShownPortfolio {
  return useContext(Shown)
}
